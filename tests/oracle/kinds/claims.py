"""What the interpreter says of each expression of traced code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from flake8_tffunction import engine
from flake8_tffunction.flow.evaluator import Evaluator
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.values import KIND_NAMES, Kind, Trust, Value, join
from flake8_tffunction.options import Options

NOTHING_TO_LEARN = Kind.MODULE | Kind.CLASS | Kind.FUNCTION | Kind.GRAPHFN
"""Kinds of names that code only looks things up in, or calls: they are what the imports and definitions say."""


class Claim:
    """An expression and all that the interpreter took it for, in each turn and trace."""

    def __init__(self, node: ast.expr, value: Value) -> None:
        self.node = node
        self.value = value

    @property
    def kinds(self) -> frozenset[str]:
        """The words of the kinds; empty where the interpreter does not claim to know."""
        value = self.value
        if not value.kind or value.kind & Kind.UNKNOWN or value.trust < Trust.INFERRED:
            return frozenset()
        return frozenset(name for bit, name in KIND_NAMES.items() if value.kind & bit)


def claims(source: str, options: Options) -> list[Claim]:
    """Every expression of a module's traced code that the interpreter has seen, in the order of the text."""
    tree = ast.parse(source)
    seen: dict[ast.expr, Claim] = {}
    with _listening(seen):
        engine.perform(File(tree, source.splitlines(keepends=True), options), frozenset())
    return sorted(seen.values(), key=lambda claim: (claim.node.lineno, claim.node.col_offset))


@contextmanager
def _listening(seen: dict[ast.expr, Claim]) -> Iterator[None]:
    """Note the value of each expression of traced code while something is played."""
    visit = Evaluator.visit

    def noting(self: Evaluator, node: ast.expr) -> Value:
        value = visit(self, node)
        if self.tracing and not (value.kind and not value.kind & ~NOTHING_TO_LEARN):
            if node in seen:
                seen[node].value = join(seen[node].value, value)
            else:
                seen[node] = Claim(node, value)
        return value

    Evaluator.visit = noting  # type: ignore[method-assign]
    try:
        yield
    finally:
        Evaluator.visit = visit  # type: ignore[method-assign]
