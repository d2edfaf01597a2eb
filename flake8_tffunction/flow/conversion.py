"""Whether AutoGraph converts a function, and if not, why: measured on TensorFlow 2.21.0 and 2.15.1.

A function that is not converted runs as plain Python while tracing: a tensor `if`, `while` or `for` in it is an error. What it
calls is not converted either, unless that is a tf.function of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

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
    return annotated_in_block(node)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a function body in the order of the text, without nested classes and async functions."""
    stack: list[ast.AST] = list(reversed(node.body)) if isinstance(node, ast.FunctionDef) else [node.body]  # type: ignore[attr-defined]
    while stack:
        inner = stack.pop()
        yield inner
        if not isinstance(inner, (ast.ClassDef, ast.AsyncFunctionDef)):
            stack += reversed(list(ast.iter_child_nodes(inner)))


def annotated_in_block(node: ast.FunctionDef | ast.Lambda) -> ast.AST | None:
    """An annotated assignment in an `if` or loop whose name lives outside of that block too."""
    stack: list[tuple[ast.AST, ast.AST | None]] = [(node, None)]
    while stack:
        inner, block = stack.pop()
        if isinstance(inner, ast.AnnAssign) and block is not None and inner.value is not None and isinstance(inner.target, ast.Name):
            if _occurrences(inner.target.id, node) > _occurrences(inner.target.id, block):
                return inner
        if isinstance(inner, (ast.If, ast.For, ast.While)):
            block = inner
        if not isinstance(inner, (ast.ClassDef, ast.AsyncFunctionDef, ast.expr)):
            stack += [(child, block) for child in reversed(list(ast.iter_child_nodes(inner)))]
    return None


def _occurrences(name: str, node: ast.AST) -> int:
    return sum(isinstance(inner, ast.Name) and inner.id == name for inner in ast.walk(node))
