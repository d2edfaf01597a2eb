from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.conversion import SOURCE
from flake8_tffunction.flow.facts import Branched, Called, Iterated, Operated
from flake8_tffunction.flow.python_control import CONTROL, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class LambdaSource(Rule):
    """AutoGraph finds a lambda by its line and its parameters: of two alike on one line it converts neither.

    Their conditional expressions, `and`, `or`, `not` and chained comparisons of tensors then fail. Put each lambda on a line of
    its own, give their parameters different names, or write a `def`. A lambda that `eval` makes of a text has no source at all,
    and fails in the same way.
    """

    code = "TFF144"
    name = "lambda-source"
    message = "{what}: {instead}"
    quiet = "For lambdas without control flow on tensors (TensorFlow only warns), and for other names of parameters."

    bad = (
        Example(
            """
            ACTIONS = [lambda x: x if x > 0.0 else -x, lambda x: x * 2.0]  # expect


            @tf.function
            def run(x):
                for action in ACTIONS:
                    x = action(x)
                return x


            print(float(run(tf.constant(-2.0))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="4.0",
        ),
    )
    good = (
        Example(
            """
            ds = tf.data.Dataset.from_tensor_slices([1.0, -2.0])
            ds = ds.map(lambda v: v if v > 0.0 else -v).filter(lambda w: w > 1.0)
            print([float(v) for v in ds])
            """,
            graph="[2.0]",
        ),
    )

    @on(*CONTROL)
    def control(self, fact: Branched | Iterated | Operated | Called) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted != SOURCE:
                continue
            for function in self.file.calling(control.place):
                if function in self.file.index.evaluated:
                    what = "a lambda made by `eval` has no source that AutoGraph could convert"
                    yield self.at(function, None, what=what, instead="write a `def`")
                    break
                alike = self.file.lambdas.alike(function) if isinstance(function, ast.Lambda) else []
                if len(alike) > 1:
                    same_line = [node for node in alike if node.lineno == getattr(function, "lineno", 0)]
                    what = "two lambdas with equal parameters on this line, AutoGraph converts neither"
                    first = min(same_line, key=lambda node: node.col_offset)
                    yield self.at(first, None, what=what, instead="put each on a line of its own")
                    break
