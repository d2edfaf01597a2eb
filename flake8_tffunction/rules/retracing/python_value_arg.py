from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class PythonValueArg(Rule):
    """A Python number or string that differs at each call makes `tf.function` trace again each time.

    A tensor counts by its dtype and shape, a Python value by itself: ten steps of `for step in range(10)` are ten
    traces, each many times as slow as the call of a trace, and none is ever dropped. `reduce_retracing=True` does not
    help. Pass a tensor (`tf.constant(step)`), loop over `tf.range` or `dataset.enumerate()`, or give an input_signature
    with a scalar TensorSpec: that takes Python numbers too. NumPy numbers count as tensors.
    """

    code = "TFF111"
    name = "python-value-arg"
    message = "each new Python value of `{argument}` traces `{function}` again: pass a tensor"
    see = ("guide/function#pass_tensors_instead_of_python_literals", "guide/function#controlling_retracing")
    quiet = (
        "In traced code and in tests; for bools, None, NumPy values and lists that stay equal; for one or two "
        "different constants, and for loops over two values; with an input_signature; where nothing in the file shows "
        "that the value differs or that the call is repeated."
    )

    bad = (
        Example(
            """
            @tf.function
            def train_step(x, step):
                return x * tf.cast(step, tf.float32)


            for step in range(4):
                train_step(tf.constant(1.0), step)  # expect
            print("traces", train_step.experimental_get_tracing_count())
            """,
            graph="traces 4",
            eager="traces 0",
        ),
        Example(
            """
            class Agent(tf.Module):
                def __init__(self):
                    super().__init__()
                    self.epsilon = 1.0

                @tf.function
                def _act(self, state, epsilon):
                    return state * epsilon

                def act(self, state):
                    self.epsilon *= 0.9
                    return self._act(state, self.epsilon)  # expect


            agent = Agent()
            for _ in range(3):
                agent.act(tf.constant(1.0))
            print("traces", agent._act.experimental_get_tracing_count())
            """,
            graph="traces 3",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def crop(image, size):
                return image[:size, :size]


            image = tf.ones([8, 8])
            crop(image, 2)
            crop(image, 4)  # expect
            crop(image, 6)  # expect
            print("traces", crop.experimental_get_tracing_count())
            """,
            graph="traces 3",
            eager="traces 0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def train_step(x, step):
                return x * tf.cast(step, tf.float32)


            for step in tf.range(4):
                train_step(tf.constant(1.0), step)
            print("traces", train_step.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([], tf.int32)])
            def train_step(x, step):
                return x * tf.cast(step, tf.float32)


            for step in range(4):
                train_step(tf.constant(1.0), tf.constant(step))
            print("traces", train_step.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
        Example(
            """
            @tf.function
            def forward(x, training):
                return x * 0.5 if training else x


            for step in range(4):
                forward(tf.constant(1.0), training=step < 2)
            print("traces", forward.experimental_get_tracing_count())
            """,
            graph="traces 2",
            eager="traces 0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.options.signed or fact.repeats.in_test:
            return
        argument = self.file.eager.arguments.python_value(fact) or self.file.eager.arguments.new_literal(fact)
        if argument is not None:
            yield self.at(fact.node, function=written(fact.node.func), argument=written(argument))
