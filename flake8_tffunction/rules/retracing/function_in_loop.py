from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class FunctionInLoop(Rule):
    """A `tf.function` that is made again and again is traced again and again: each new one starts without a trace.

    That happens to a decorator or `tf.function(...)` in a loop, in a function that is called per batch, and to a
    factory that a loop calls. Make the function once, outside, and pass what differs as tensors; or keep it: in an
    attribute, under `functools.lru_cache`, in a dict by what it depends on.
    """

    code = "TFF113"
    name = "function-in-loop"
    message = "a new tf.function is made here each time, and traced again: make it once, outside, and call that"
    see = ("guide/function#controlling_retracing",)
    quiet = (
        "In traced code (the outer trace makes it once), in tests, in `main`, constructors and create-once guards; "
        "where the function is returned or kept; where it is called in a loop of its own and depends on what differs "
        "outside, as in a sweep over models."
    )
    yields_to = ("TFF114",)

    bad = (
        Example(
            """
            traces = 0
            for i in range(4):

                @tf.function  # expect
                def step(x):
                    return x + 1

                step(tf.constant(i))
                traces += step.experimental_get_tracing_count()
            print("traces", traces)
            """,
            graph="traces 4",
            eager="traces 0",
        ),
        Example(
            """
            traces = []


            def evaluate(batch):
                @tf.function  # expect
                def loss(x):
                    return tf.reduce_sum(x)

                value = loss(batch)
                traces.append(loss.experimental_get_tracing_count())
                return value


            for _ in range(4):
                evaluate(tf.ones([3]))
            print("traces", sum(traces))
            """,
            graph="traces 4",
            eager="traces 0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def loss(x):
                return tf.reduce_sum(x)


            def evaluate(batch):
                return loss(batch)


            for _ in range(4):
                evaluate(tf.ones([3]))
            print("traces", loss.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
        Example(
            """
            import functools


            @functools.lru_cache(maxsize=None)
            def power(n):
                @tf.function
                def to_the_nth(x):
                    return x**n

                return to_the_nth


            for _ in range(4):
                power(3)(tf.constant(2.0))
            print("traces", power(3).experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        if self.file.eager.remaking.wasted(fact):
            yield self.at(fact.node)
