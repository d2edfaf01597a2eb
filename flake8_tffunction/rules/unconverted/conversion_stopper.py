from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from flake8_tffunction.flow.conversion import STOPPER
from flake8_tffunction.flow.facts import Branched, Looped, Merged, Place
from flake8_tffunction.flow.python_control import CONTROL, Fact, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class ConversionStopper(Rule):
    """One construct that AutoGraph can't parse makes it give up the whole function, and its tensor control flow fails.

    `:=`, `match`, `for`/`while` with `else`, `obj.__private`, a generator defined inside, and an annotated assignment in a block
    whose name lives outside of it: TensorFlow warns once ("could not transform ... and will run it as-is"), then the first
    tensor `if` or loop raises. Write the construct in another way; the page's examples show what works.

    An annotation without a value (`y: tf.Tensor`) counts as a binding for AutoGraph: a tensor `if` or loop that binds the name
    then reads it first and raises NameError. Behind an `if` or loop that binds the name it throws that value away without a
    word. Drop the annotation, or give it a value.
    """

    code = "TFF146"
    name = "conversion-stopper"
    message = "{construct} {effect}, so {outcome}: {instead}"
    quiet = (
        "Where the function has no control flow that depends on a tensor: it then runs as it is, and right. For an annotation "
        "without a value where the name is bound before the tensor `if`, or not read after it."
    )
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
        Example(
            """
            @tf.function
            def leaky(x):
                y: tf.Tensor  # expect
                if x > 0.0:
                    y = x
                else:
                    y = 0.1 * x
                return y


            print(leaky(tf.constant(2.0)).numpy())
            """,
            raises="NameError",
            eager="2.0",
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

    @on(*CONTROL)
    def control(self, fact: Fact) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted != STOPPER:
                continue
            stopper = next(filter(None, map(self.file.stopper, self.file.calling(control.place))), None)
            if stopper is not None:
                construct, instead = _words(stopper)
                effect = "keeps AutoGraph from converting this function"
                outcome = f"its tensor `{control.what}` fails"
                yield self.at(stopper, None, construct=construct, effect=effect, outcome=outcome, instead=instead)

    @on(Merged)
    def merged(self, fact: Merged) -> Iterator[Finding]:
        yield from self.unbound(fact.arms, fact.node, fact.place)

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        yield from self.unbound(fact.carried, fact.node, fact.place)
        yield from self.lost(fact.node, fact.place)

    @on(Branched)
    def branched(self, fact: Branched) -> Iterator[Finding]:
        if isinstance(fact.node, ast.If):
            yield from self.lost(fact.node, fact.place)

    def unbound(self, names: Iterable[str], node: ast.stmt | ast.expr, place: Place) -> Iterator[Finding]:
        """Report the first name that has an annotation but no value where AutoGraph reads it."""
        for name in names:
            annotation = self.file.only_declared(name, node, place)
            if annotation is not None:
                yield self.at(
                    annotation,
                    None,
                    construct=f"`{name}` without a value",
                    effect="counts as bound in AutoGraph",
                    outcome=f"the tensor `{_word(node)}` fails",
                    instead="give it one",
                )
                return

    def lost(self, node: ast.stmt, place: Place) -> Iterator[Finding]:
        """Report an annotation behind an `if` or loop that loses what was bound there."""
        annotation = self.file.declared_behind(node, place) if place.converted else None
        if annotation is not None:
            yield self.at(
                annotation,
                None,
                construct=f"`{ast.unparse(annotation.target)}` without a value",
                effect="is bound anew in AutoGraph",
                outcome=f"what the `{_word(node)}` bound is lost",
                instead="drop this line",
            )


def _word(node: ast.AST) -> str:
    return "for" if isinstance(node, ast.For) else "while" if isinstance(node, ast.While) else "if"


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
