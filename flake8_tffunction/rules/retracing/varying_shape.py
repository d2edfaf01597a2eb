from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class VaryingShape(Rule):
    """Arguments whose shape, dtype or number differs at each call are a new trace each time.

    With `reduce_retracing=True` TensorFlow generalizes the shape at the second trace, and an input_signature with None
    for what varies needs one trace in all. Neither helps against lists of different lengths (stack or pad them) or
    against dtypes (cast).
    """

    code = "TFF116"
    name = "varying-shape"
    message = "`{function}` is traced again for each {what} of `{argument}`: {instead}"
    see = ("guide/function#controlling_retracing",)
    quiet = (
        "In traced code and in tests; for data of unknown shape, such as the last, smaller batch of a Dataset; for one "
        "or two different shapes; with an input_signature, with `reduce_retracing=True` (but for dtypes and lists), "
        "and where `get_concrete_function` has made a general trace."
    )

    bad = (
        Example(
            """
            @tf.function
            def total(x):
                return tf.reduce_sum(x)


            for n in range(1, 5):
                total(tf.ones([n, 4]))  # expect
            print("traces", total.experimental_get_tracing_count())
            """,
            graph="traces 4",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def mean(values):
                return tf.add_n(values) / len(values)


            history = []
            for step in range(4):
                history.append(tf.constant(float(step)))
                mean(history)  # expect
            print("traces", mean.experimental_get_tracing_count())
            """,
            graph="traces 4",
            eager="traces 0",
        ),
    )
    good = (
        Example(
            """
            @tf.function(reduce_retracing=True)
            def total(x):
                return tf.reduce_sum(x)


            for n in range(1, 5):
                total(tf.ones([n, 4]))
            print("traces", total.experimental_get_tracing_count())
            """,
            graph="traces 2",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def total(batch):
                return tf.reduce_sum(batch)


            for batch in tf.data.Dataset.range(10).batch(4):
                total(batch)
            print("traces", total.experimental_get_tracing_count())
            """,
            graph="traces 2",
            eager="traces 0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.options.signed or fact.repeats.in_test:
            return
        size = self.file.eager.arguments.varying_size(fact)
        if size is not None:
            yield self.at(
                fact.node,
                function=written(fact.node.func),
                argument=written(size.node),
                what=size.what,
                instead=size.instead,
            )
