from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.wrappers import unused, wrapped_text
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class UnusedWrapper(Rule):
    """The tf.function that a call makes is never used, and the function itself stays eager.

    `tf.function(step)` changes nothing about `step`: it returns a new object, and only calls of that object run as a
    graph. Bind the result (`step = tf.function(step)`) or write `@tf.function` above the `def`.
    """

    code = "TFF179"
    name = "unused-wrapper"
    message = "nothing uses this tf.function, `{wrapped}` itself stays eager: assign it or use the decorator"
    yields_to = ("TFF118", "TFF181")
    see = ("guide/function",)
    quiet = "For names of a module and attributes, which other files may use, and where the result is called at once."

    bad = (
        Example(
            """
            def eager(x):
                return x * tf.cast(tf.executing_eagerly(), tf.float32)


            tf.function(eager)  # expect
            print(float(eager(tf.constant(1.0))))
            """,
            graph="1.0",
            why="the function runs eagerly: that is the trap",
        ),
        Example(
            """
            def train(steps):
                def eager(x):
                    return x * tf.cast(tf.executing_eagerly(), tf.float32)

                fast = tf.function(eager, reduce_retracing=True)  # expect
                return sum(float(eager(tf.constant(1.0))) for _ in range(steps))


            print(train(3))
            """,
            graph="3.0",
            why="the function runs eagerly: that is the trap",
        ),
    )
    good = (
        Example(
            """
            def double(x):
                return x * 2.0


            double = tf.function(double)
            print(float(double(tf.constant(1.0))))
            """,
            graph="2.0",
        ),
        Example(
            """
            def double(x):
                return x * 2.0


            tf.function(double).get_concrete_function(tf.TensorSpec([]))
            print(float(tf.function(double)(tf.constant(1.0))))
            """,
            graph="2.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        if unused(self.file, fact.traced):
            yield self.at(fact.node, wrapped=wrapped_text(fact.traced))
