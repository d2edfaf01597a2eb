from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.conversion import CALLEE
from flake8_tffunction.flow.python_control import CONTROL, Fact, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class UnconvertedCallee(Rule):
    """A function that a library or Python itself calls is not converted by AutoGraph: its tensor `if` fails.

    AutoGraph converts calls that it sees. A helper handed by name to `tf.cond`, `tf.while_loop`, `tf.scan` and the like, a
    property, a constructor or an operator method is called from elsewhere. Wrap the helper in a lambda
    (`tf.cond(p, lambda: left(x), ...)`), or call a plain method.
    """

    code = "TFF148"
    name = "unconverted-callee"
    message = "AutoGraph does not convert this function here, so `{what}` on a tensor fails: {instead}"
    quiet = (
        "For functions that are called by name, lambdas, functions defined in the traced code, `tf.map_fn`, `Dataset.map`, "
        "`strategy.run`."
    )

    bad = (
        Example(
            """
            def left(x):
                if x > 0.0:  # expect
                    return x
                else:
                    return -x


            @tf.function
            def f(x):
                return tf.cond(x < 1.0, lambda: x, lambda: x) + tf.nest.map_structure(left, [x])[0]


            print(float(f(tf.constant(-2.0))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="0.0",
        ),
    )
    good = (
        Example(
            """
            def left(x):
                if x > 0.0:
                    return x
                else:
                    return -x


            @tf.function
            def f(x):
                return tf.cond(x < 1.0, lambda: left(x), lambda: x)


            print(float(f(tf.constant(-2.0))))
            """,
            graph="2.0",
        ),
    )

    @on(*CONTROL)
    def control(self, fact: Fact) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted == CALLEE:
                yield self.at(control.node, control.place, what=control.what, instead="wrap it in a lambda, or call it")
