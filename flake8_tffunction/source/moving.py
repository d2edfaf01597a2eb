"""Moves trees to other lines."""

from __future__ import annotations

import ast
from typing import Any, Final

from flake8_tffunction.source.nodes import FIELDS

DEEPEST: Final = 200
"""How deep a tree may be: deeper ones would exhaust the stack in the middle of another file's analysis."""


def move(tree: ast.AST, base: int) -> bool:
    """Add `base` to all lines; False (and the tree is spoilt) if it is too deep."""
    level: list[Any] = [tree]
    depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            return False
        below: list[Any] = []
        for node in level:
            fields = node.__dict__
            if "lineno" in fields:
                fields["lineno"] += base
                fields["end_lineno"] += base
            for field in PARTS[node.__class__]:
                value = fields[field]
                if value.__class__ is list:
                    below += value
                elif value is not None:
                    below.append(value)
        level = [node for node in below if node is not None] if None in below else below
    return True


class Parts(dict[type[ast.AST], tuple[str, ...]]):
    """Class of node -> its fields with nodes that have lines, or in which there are such."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        found = ("names",) if kind in (ast.Import, ast.ImportFrom) else FIELDS[kind]
        self[kind] = tuple(field for field in found if field not in ("type_comment", "asname"))
        return self[kind]


PARTS: Final = Parts()
