from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.conversion import STOPPER
from flake8_tffunction.flow.facts import Branched, Iterated, Operated
from flake8_tffunction.flow.python_control import python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class ConversionStopper(Rule):
    """One construct that AutoGraph can't parse makes it give up the whole function, and its tensor control flow fails.

    `:=`, `match`, `for`/`while` with `else`, `obj.__private`, a generator defined inside, and an annotated assignment in a block
    whose name lives outside of it: TensorFlow warns once ("could not transform ... and will run it as-is"), then the first
    tensor `if` or loop raises. Write the construct in another way; the page's examples show what works.
    """

    code = "TFF146"
    name = "conversion-stopper"
    message = "{construct} keeps AutoGraph from converting this function, so its tensor `{what}` fails: {instead}"
    quiet = "Where the function has no control flow that depends on a tensor: it then runs as it is, and right."
    versions = "TensorFlow 2.15 still converts `:=`."

    bad = (
        Example(
            """
            @tf.function
            def clip(x):
                if (top := tf.reduce_max(x)) > 1.0:  # expect
                    x = x / top
                return x


            print(clip(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[0.5 1. ]",
        ),
        Example(
            """
            @tf.function
            def clip(x, names=("a", "b")):
                for name in names:  # expect
                    if name == "c":
                        break
                else:
                    x = x * 2.0
                if tf.reduce_max(x) > 1.0:
                    x = x / tf.reduce_max(x)
                return x


            print(clip(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[0.5 1. ]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def clip(x, names=("a", "b")):
                found = False
                for name in names:
                    if name == "c":
                        found = True
                if not found:
                    x = x * 2.0
                top = tf.reduce_max(x)
                if top > 1.0:
                    x = x / top
                return x


            print(clip(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[0.5 1. ]",
        ),
    )

    @on(Branched, Iterated, Operated)
    def control(self, fact: Branched | Iterated | Operated) -> Iterator[Finding]:
        for control in python_control(fact):
            if control.place.unconverted != STOPPER:
                continue
            stopper = self.file.stopper(control.place.function) or self.file.stopper(
                control.place.traced.node or control.place.function
            )
            if stopper is not None:
                construct, instead = _words(stopper)
                yield self.at(stopper, None, construct=construct, what=control.what, instead=instead)


def _words(node: ast.AST) -> tuple[str, str]:
    if isinstance(node, ast.NamedExpr):
        return "`:=`", "assign before"
    if isinstance(node, ast.Match):
        return "`match`", "use `if`"
    if isinstance(node, (ast.For, ast.While)):
        return "a loop's `else`", "use a flag"
    if isinstance(node, ast.Attribute):
        return f"`.{node.attr}`", "use one underscore"
    if isinstance(node, ast.AnnAssign):
        return "this annotation", "drop it"
    return "a generator in it", "move that out"
