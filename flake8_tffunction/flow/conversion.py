"""Whether AutoGraph converts a function, and if not, why: measured on TensorFlow 2.21.0 and 2.15.1.

A function that is not converted runs as plain Python while tracing: a tensor `if`, `while` or `for` in it is an error. What it
calls is not converted either, unless that is a tf.function of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

from flake8_tffunction.flow.liveness import Liveness
from flake8_tffunction.flow.values import Value
from flake8_tffunction.source.classes import Classes
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import children_of
from flake8_tffunction.source.scopes import Scope

PLAIN: Final = "tf.autograph.experimental.do_not_convert"
AUTOGRAPH: Final = "autograph"
"""autograph=False or tf.autograph.experimental.do_not_convert."""
KERAS: Final = "keras"
"""Keras calls its hooks without AutoGraph: all of them in Keras 3, train steps and schedules in Keras 2."""
CALLEE: Final = "callee"
"""Handed by name to a library function, or called by Python itself: property, constructor, operator method."""
STOPPER: Final = "stopper"
"""A construct in its body that AutoGraph can't parse: it gives the whole function up."""
GENERATOR: Final = "generator"
"""Generator functions run as they are."""
SOURCE: Final = "source"
"""Its source can't be found: two lambdas with the same arguments on one line, eval."""

AROUND: Final = frozenset({"property", "setter", "cached"})
"""Decorators whose own code, which is not converted, calls the function."""
HANDED: Final = frozenset({"tf.custom_gradient", "tf.recompute_grad", "tf.grad_pass_through"})
"""What calls the function that it is given out of the code of TensorFlow."""


def between(function: Value) -> str | None:
    """What a function was handed to before TensorFlow got it, if AutoGraph does not come behind that: `ds.map(do_not_convert(f))`."""
    return function.of if function.of == PLAIN or function.of in HANDED else None


REGRESSION: Final = (2, 16)
"""TensorFlow from which on `:=` stops the conversion (2.15.1 still converts it)."""


def stopper(
    node: ast.AST, index: Index, tensorflow: tuple[int, int], liveness: Callable[[ast.AST], Liveness]
) -> ast.AST | None:
    """The first construct in a function, nested functions included, that makes AutoGraph give it up; None if there is none.

    Measured: `:=` (from 2.16 on), match, loops with `else`, `obj.__private`, a generator defined inside, and an annotated
    assignment in a block whose name lives outside of the block.
    """
    if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return None
    found: list[tuple[ast.AST, ast.AST]] = []
    scopes = [index.scopes[node]]
    while scopes:
        scope = scopes.pop()
        scopes += [inner for inner in scope.children if scope.kind != "class" or not isinstance(inner.node, ast.Lambda)]
        found += [(construct, scope.node) for construct in scope.stoppers]
        if scope.yields and scope.node is not node:
            found.append((scope.yields[0], scope.node))
    found.sort(key=lambda pair: (pair[0].lineno, pair[0].col_offset))  # type: ignore[attr-defined]
    for construct, around in found:
        if isinstance(construct, ast.AnnAssign):
            blocks = blocks_around(construct, around) if isinstance(around, ast.FunctionDef) else ()
            if blocks and crosses(construct.target, blocks, liveness(around)):
                return construct
        elif not isinstance(construct, ast.NamedExpr) or tensorflow >= REGRESSION:
            return construct
    return None


TESTS: Final = frozenset({"unittest.TestCase", "unittest.case.TestCase", "tf.test.TestCase"})


def called_by_python(node: ast.AST, classes: Classes, explicit: bool = False) -> bool:
    """Whether a function is a method that Python calls by itself (`__add__`, `__enter__`) and no code by its name, or one of a test
    case: not converted."""
    name = getattr(node, "name", "")
    if not isinstance(node, ast.FunctionDef) or (info := classes.around(node)) is None:
        return False
    if name.startswith("__") and name.endswith("__") and name != "__call__" and not explicit:
        return True
    return any(base in TESTS for base in info.outer)


def blocks_around(statement: ast.stmt, function: ast.AST) -> tuple[ast.AST, ...]:
    """The `if`s and loops of a def in which a statement of it stands."""
    stack: list[tuple[ast.AST, tuple[ast.AST, ...]]] = [(function, ())]
    while stack:
        inner, around = stack.pop()
        if inner is statement:
            return around
        if isinstance(inner, (ast.If, ast.For, ast.While)):
            around = (*around, inner)
        if inner is function or not isinstance(inner, (ast.expr, ast.FunctionDef, ast.ClassDef)):
            stack += [(child, around) for child in children_of(inner)]
    return ()


def crosses(target: ast.expr, blocks: tuple[ast.AST, ...], liveness: Liveness) -> bool:
    """Whether an annotated name is read outside of a block that it stands in, or carried round: AutoGraph then declares it
    `nonlocal` there, which Python refuses for a name with an annotation."""
    return isinstance(target, ast.Name) and any(liveness.carries(block, target.id) for block in blocks)


def only_declared(name: str, node: ast.stmt | ast.expr, function: Scope) -> ast.AnnAssign | None:
    """The annotation without a value (`y: tf.Tensor`) that is all there is of a name before a tensor `if` or loop.

    AutoGraph takes it for a binding and reads the name before the branch: NameError, where the branch or loop gives the name
    a value that is read later.
    """
    before = [
        binding
        for binding in function.bindings.get(name, ())
        if (binding.node.lineno, binding.node.col_offset) < (node.lineno, node.col_offset)  # type: ignore[attr-defined]
    ]
    for binding in before:
        if not isinstance(binding.node, ast.AnnAssign) or binding.node.value is not None:
            return None
    found = before[-1].node if before else None
    return found if isinstance(found, ast.AnnAssign) else None


def declared_behind(node: ast.AST, function: Scope, liveness: Callable[[ast.AST], Liveness]) -> ast.AnnAssign | None:
    """The annotation without a value that follows an `if` or loop which binds its name, where the name is read later.

    AutoGraph takes the annotation for the end of the old value, and keeps what the branch or loop binds to itself (measured, for
    Python conditions too), unless a next turn reads it.
    """
    loop = isinstance(node, (ast.For, ast.While))
    first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", None) or 0
    for annotation in function.stoppers:
        if not isinstance(annotation, ast.AnnAssign) or annotation.value is not None or annotation.lineno <= last:
            continue
        name = getattr(annotation.target, "id", "")
        lines = [getattr(binding.node, "lineno", 0) for binding in function.bindings.get(name, ())]
        if not any(first <= line <= last for line in lines) or any(last < line < annotation.lineno for line in lines):
            continue
        live = liveness(function.node)  # asked for last: it costs more than all the rest
        if name in live.after.get(annotation, ()) and not (
            live.carries(node, name) if loop else name in live.after.get(node, ())
        ):
            return annotation
    return None
