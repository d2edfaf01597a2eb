"""The user's things in the user's words, for messages."""

from __future__ import annotations

import ast


def printable(text: str) -> str:
    """A text without what a terminal or an editor would act upon or can't print: control characters, marks that turn the
    direction of writing, halves of surrogate pairs. They are written as Python writes them in a literal."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text)


def written(node: ast.expr) -> str:
    """An expression as the user wrote it, on one line."""
    parts: list[str] = []
    inner: ast.expr = node
    while isinstance(inner, ast.Attribute):
        parts.append(inner.attr)
        inner = inner.value
    if isinstance(inner, ast.Name):
        parts.append(inner.id)
        return ".".join(reversed(parts))
    try:
        text = " ".join(ast.unparse(node).split())
    except RecursionError:  # `1 + 1 + ...`: deeper than `ast.unparse` can go
        return "..."
    return text if len(text) <= 40 else text[:37] + "..."
