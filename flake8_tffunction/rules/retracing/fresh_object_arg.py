from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class FreshObjectArg(Rule):
    """A new lambda, bound method, partial or object as an argument is a new trace at each call.

    An object that is no tensor counts by its identity, and TensorFlow holds it by weak reference: an equal one that is
    made anew does not match, and the traces of the dead ones stay. `obj.method` is a new object at each access. Make
    the object once and pass the same one, define the function at module level, or pass a NamedTuple or a
    `tf.experimental.ExtensionType` with tensors.
    """

    code = "TFF115"
    name = "fresh-object-arg"
    message = "a new {what} at each call traces `{function}` anew: make it once, and pass that one"
    see = ("guide/function#use_the_tracing_protocol", "https://github.com/tensorflow/tensorflow/issues/31175")
    quiet = (
        "In traced code, in tests, and where the call is not repeated; for lists, dicts, tuples, NamedTuples, "
        "ExtensionTypes, Enum members, frozen dataclasses with slots, and classes whose bases are not in the file; "
        "with an input_signature (TFF119)."
    )
    yields_to = ("TFF129", "TFF110")

    bad = (
        Example(
            """
            @tf.function
            def apply(x, function):
                return function(x)


            for _ in range(4):
                apply(tf.constant(1.0), lambda t: t + 1.0)  # expect
            print("traces", apply.experimental_get_tracing_count())
            """,
            graph="traces 4",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def run(step, x):
                return step(x)


            class Trainer:
                def step(self, x):
                    return x * 2.0

                def fit(self, epochs):
                    for _ in range(epochs):
                        run(self.step, tf.ones([3]))  # expect


            Trainer().fit(4)
            print("traces", run.experimental_get_tracing_count())
            """,
            graph="traces 4",
            eager="traces 0",
        ),
    )
    good = (
        Example(
            """
            def increment(t):
                return t + 1.0


            @tf.function
            def apply(x, function):
                return function(x)


            for _ in range(4):
                apply(tf.constant(1.0), increment)
            print("traces", apply.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def run(step, x):
                return step(x)


            class Trainer:
                def step(self, x):
                    return x * 2.0

                def fit(self, epochs):
                    step = self.step
                    for _ in range(epochs):
                        run(step, tf.ones([3]))


            Trainer().fit(4)
            print("traces", run.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.options.signed or fact.repeats.in_test:
            return
        what = self.file.eager.arguments.fresh_object(fact)
        if what is not None:
            yield self.at(fact.node, what=what, function=written(fact.node.func))
