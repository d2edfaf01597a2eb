from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.conversion import AUTOGRAPH
from flake8_tffunction.flow.python_control import CONTROL, Fact, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class AutographOff(Rule):
    """With AutoGraph off a tensor `if`, `while` or `for` is plain Python, and fails while tracing.

    `autograph=False` and `do_not_convert` hold for the function and for all that it calls, up to a tf.function of its own.
    `int()`, `float()`, `range()`, `len()` and `sorted()` of a tensor fail there, too.
    Leave AutoGraph on, or write the control flow in ops: `tf.cond`, `tf.while_loop`, `tf.where`.
    """

    code = "TFF145"
    name = "autograph-off"
    message = "`{what}` on a tensor fails with AutoGraph off: use `tf.cond`, `tf.while_loop` or `autograph=True`"
    see = ("api_docs/python/tf/autograph/experimental/do_not_convert",)
    quiet = "For conditions that Python decides, and in an inner tf.function, which converts again."

    bad = (
        Example(
            """
            @tf.function(autograph=False)
            def clip(x):
                if tf.reduce_max(x) > 1.0:  # expect
                    x = x / tf.reduce_max(x)
                return x


            print(clip(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[0.5 1. ]",
        ),
        Example(
            """
            @tf.autograph.experimental.do_not_convert
            def pick(x):
                return x if x > 0.0 else -x  # expect


            @tf.function
            def size(x):
                return pick(x) + 1.0


            print(float(size(tf.constant(-2.0))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="3.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function(autograph=False)
            def clip(x, limit=1.0):
                if limit is None:
                    return x
                return tf.cond(tf.reduce_max(x) > limit, lambda: x / tf.reduce_max(x), lambda: x)


            print(clip(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[0.5 1. ]",
        ),
    )

    @on(*CONTROL)
    def control(self, fact: Fact) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted == AUTOGRAPH:
                yield self.at(control.node, control.place, what=control.what)
