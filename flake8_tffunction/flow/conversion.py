"""Whether AutoGraph converts a function, and if not, why: measured on TensorFlow 2.21.0 and 2.15.1.

A function that is not converted runs as plain Python while tracing: a tensor `if`, `while` or `for` in it is an error. What it
calls is not converted either, unless that is a tf.function of its own.
"""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.source.classes import Classes
from flake8_tffunction.source.index import Index

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

REGRESSION: Final = (2, 16)
"""TensorFlow from which on `:=` stops the conversion (2.15.1 still converts it)."""


def stopper(node: ast.AST, index: Index, tensorflow: tuple[int, int]) -> ast.AST | None:
    """The first construct in a function, nested functions included, that makes AutoGraph give it up; None if there is none.

    Measured: `:=` (from 2.16 on), match, loops with `else`, `obj.__private`, a generator defined inside, and an annotated
    assignment in a block whose name lives outside of the block.
    """
    if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return None
    found: list[ast.AST] = []
    scopes = [index.scopes[node]]
    while scopes:
        scope = scopes.pop()
        scopes += [
            inner
            for inner in scope.children
            if inner.kind != "class" and not isinstance(inner.node, ast.AsyncFunctionDef)
        ]
        found += scope.stoppers
        if scope.yields and scope.node is not node:
            found += scope.yields[:1]
    found.sort(key=lambda n: (n.lineno, n.col_offset))  # type: ignore[attr-defined]
    for construct in found:
        if isinstance(construct, ast.AnnAssign):
            if annotated_in_block(construct, node):
                return construct
        elif not isinstance(construct, ast.NamedExpr) or tensorflow >= REGRESSION:
            return construct
    return None


TESTS: Final = frozenset({"unittest.TestCase", "unittest.case.TestCase", "tf.test.TestCase"})


def called_by_python(node: ast.AST, classes: Classes) -> bool:
    """Whether a function is a method that Python calls by itself (`__add__`, `__enter__`), or one of a test case: not converted."""
    name = getattr(node, "name", "")
    if not isinstance(node, ast.FunctionDef) or (info := classes.around(node)) is None:
        return False
    if name.startswith("__") and name.endswith("__") and name != "__call__":
        return True
    return any(base in TESTS for base in info.outer)


def annotated_in_block(assignment: ast.AnnAssign, node: ast.FunctionDef | ast.Lambda) -> bool:
    """Whether an annotated assignment stands in an `if` or loop and its name lives outside of that block too."""
    target = assignment.target
    if assignment.value is None or not isinstance(target, ast.Name) or not isinstance(node, ast.FunctionDef):
        return False
    block: ast.AST | None = None
    stack: list[tuple[ast.AST, ast.AST | None]] = [(node, None)]
    while stack:
        inner, around = stack.pop()
        if inner is assignment:
            block = around
            break
        if isinstance(inner, (ast.If, ast.For, ast.While)):
            around = inner
        if not isinstance(inner, ast.expr):
            stack += [(child, around) for child in ast.iter_child_nodes(inner)]
    return block is not None and _occurrences(target.id, node) > _occurrences(target.id, block)


def _occurrences(name: str, node: ast.AST) -> int:
    return sum(isinstance(inner, ast.Name) and inner.id == name for inner in ast.walk(node))
