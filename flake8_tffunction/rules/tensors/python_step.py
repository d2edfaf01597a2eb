from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.values import Kind, Origin
from flake8_tffunction.rules.base import Example, Finding, Rule, on

POSITIONS = {
    "tf.summary.scalar": 2,
    "tf.summary.histogram": 2,
    "tf.summary.image": 2,
    "tf.summary.audio": 3,
    "tf.summary.text": 2,
    "tf.summary.write": 2,
    "tf.summary.trace_export": 1,
    "tf.summary.experimental.set_step": 0,
}
"""Where each call takes its step (tf.summary.trace_export is a host call all the same)."""


class PythonStep(Rule):
    """A summary with a Python step writes every value at the step of the trace.

    The step is a constant of the graph: all later calls land on it. Keep the step in a `tf.Variable` of dtype
    int64, or pass it in as an int64 tensor: a tensor of another dtype is refused.
    """

    code = "TFF157"
    name = "python-step"
    message = "this summary's step is {what}: use an int64 `tf.Variable` or tensor"
    quiet = (
        "For steps that are variables or tensors, `tf.summary.experimental.set_step` of one, and calls "
        "without a step; for an argument of the function, which is right for each call and retraces."
    )
    see = ("api_docs/python/tf/summary",)

    bad = (
        Example(
            """
            import glob
            import tempfile

            folder = tempfile.mkdtemp()
            writer = tf.summary.create_file_writer(folder)
            count = 0


            @tf.function
            def train(x):
                with writer.as_default():
                    tf.summary.write("loss", x, step=count)  # expect
                return x


            for count in range(3):
                train(tf.constant(1.0))
            writer.flush()
            events = tf.compat.v1.train.summary_iterator(glob.glob(folder + "/*")[0])
            print([event.step for event in events if event.summary.value])
            """,
            graph="[0, 0, 0]",
            eager="[0, 1, 2]",
        ),
    )
    good = (
        Example(
            """
            import glob
            import tempfile

            folder = tempfile.mkdtemp()
            writer = tf.summary.create_file_writer(folder)
            count = tf.Variable(0, dtype=tf.int64)


            @tf.function
            def train(x):
                with writer.as_default():
                    tf.summary.write("loss", x, step=count)
                count.assign_add(1)


            for _ in range(3):
                train(tf.constant(1.0))
            writer.flush()
            events = tf.compat.v1.train.summary_iterator(glob.glob(folder + "/*")[0])
            print([event.step for event in events if event.summary.value])
            """,
            graph="[0, 1, 2]",
        ),
    )

    @on(Called, of=lambda name, method: name in POSITIONS or method == "as_default")
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name
        if name in POSITIONS:
            position = POSITIONS[name]
        elif fact.method == "as_default":
            position = 0
        else:
            return
        step = argument(fact.args, fact.keywords, position, "step")
        if step is None:
            return
        if (
            step.must(Kind.NUMBER | Kind.ARRAY) and not step.origin & Origin.PARAM
        ):  # an argument is traced anew for each value
            yield self.at(fact.node, fact.place, what="a Python number, frozen while tracing")
        elif step.is_tensor and step.dtype not in (None, "int64"):
            yield self.at(fact.node, fact.place, what=f"a tensor of {step.dtype}, which is refused")
