"""Whether AutoGraph converts a function, and if not, why: measured on TensorFlow 2.21.0 and 2.15.1.

A function that is not converted runs as plain Python while tracing: a tensor `if`, `while` or `for` in it is an error. What it
calls is not converted either, unless that is a tf.function of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from flake8_tffunction.source.index import Index, Scope

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
    """The first construct in a function, nested defs included, that makes AutoGraph give it up; None if there is none."""
    if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return None
    for inner in _walk(node):
        if isinstance(inner, ast.NamedExpr) and tensorflow >= REGRESSION:
            return inner
        if isinstance(inner, ast.Match):
            return inner
        if isinstance(inner, (ast.For, ast.While)) and inner.orelse:
            return inner
        if isinstance(inner, ast.Attribute) and inner.attr.startswith("__") and not inner.attr.endswith("__"):
            return inner
        if isinstance(inner, (ast.FunctionDef, ast.Lambda)) and inner is not node and index.scopes[inner].yields:
            return index.scopes[inner].yields[0]
    return annotated_in_block(node, index.scopes[node])


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a function body in the order of the text, without nested classes and async functions."""
    stack: list[ast.AST] = list(reversed(node.body)) if isinstance(node, ast.FunctionDef) else [node.body]  # type: ignore[attr-defined]
    while stack:
        inner = stack.pop()
        yield inner
        if not isinstance(inner, (ast.ClassDef, ast.AsyncFunctionDef)):
            stack += reversed(list(ast.iter_child_nodes(inner)))


def annotated_in_block(node: ast.FunctionDef | ast.Lambda, scope: Scope) -> ast.AST | None:
    """An annotated assignment in an `if` or loop whose name lives outside of that block too."""
    if not isinstance(node, ast.FunctionDef):
        return None
    for block in _walk(node):
        if not isinstance(block, (ast.If, ast.For, ast.While)):
            continue
        inside = {id(n) for n in ast.walk(block)}
        for statement in ast.walk(block):
            if not isinstance(statement, ast.AnnAssign) or statement.value is None or not isinstance(statement.target, ast.Name):
                continue
            name = statement.target.id
            if any(isinstance(n, ast.Name) and n.id == name and id(n) not in inside for n in ast.walk(node)):
                return statement
    return None
