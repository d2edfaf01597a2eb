"""Trees without what lies too deep in them.

Python parses expressions (and chains of `elif`) that are deeper than its stack lets a program go down. Who meets one looks
again at a tree that ends earlier: what is cut off is a name that nothing is known of.
"""

from __future__ import annotations

import ast
import copy
from typing import Final

from flake8_tffunction.records import NamedTuple

DEEPEST: Final = 60
"""How deep a tree may be: code that people write has half of it, and five calls a level leave the stack enough room."""
UNKNOWN: Final = "..."
"""The name that stands for what was cut off; no program can bind it."""


class _Place(NamedTuple):
    """Where a node hangs: number is its index in a list, or None."""

    parent: ast.AST
    field: str
    number: int | None


def shallow(tree: ast.Module, deepest: int = DEEPEST) -> ast.Module:
    """A tree that ends at a depth.

    Parameters
    ----------
    tree
        Left as it is: other plugins have the same one.
    deepest
        Expressions, statements and patterns that lie deeper are left out.

    Returns
    -------
    A tree whose nodes are those of `tree`, except those that lead to what is left out.
    """
    places: dict[ast.AST, _Place] = {}
    copies: dict[ast.AST, ast.AST] = {}
    level: list[ast.AST] = [tree]
    depth = 0
    while level:
        depth += 1
        below = []
        for node in level:
            if depth > deepest and isinstance(node, (ast.expr, ast.stmt, ast.pattern)):
                _replace(node, places, copies)
                continue
            for child, place in _children(node):
                places[child] = place
                below.append(child)
        level = below
    return copies.get(tree, tree)  # type: ignore[return-value]


def _children(node: ast.AST) -> list[tuple[ast.AST, _Place]]:
    found: list[tuple[ast.AST, _Place]] = []
    for field, value in ast.iter_fields(node):
        if isinstance(value, list):
            found += [(item, _Place(node, field, n)) for n, item in enumerate(value) if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST) and value._fields:  # `Load()` is one object for all
            found.append((value, _Place(node, field, None)))
    return found


def _replace(node: ast.AST, places: dict[ast.AST, _Place], copies: dict[ast.AST, ast.AST]) -> None:
    """Hang what stands for a node into copies of all nodes that lead to it."""
    new = ast.copy_location(_instead(node), node)
    while node in places:
        parent, field, number = places[node]
        known = copies.get(parent)
        holder = known if known is not None else _copied(parent)
        copies[parent] = holder
        if number is None:
            setattr(holder, field, new)
        else:
            getattr(holder, field)[number] = new
        if known is not None:
            return
        node, new = parent, holder


def _instead(node: ast.AST) -> ast.AST:
    if isinstance(node, ast.stmt):
        return ast.Pass()
    if isinstance(node, ast.pattern):
        return ast.MatchAs()
    return ast.Name(UNKNOWN, getattr(node, "ctx", ast.Load()))


def _copied(node: ast.AST) -> ast.AST:
    """A node of its own with lists of its own."""
    new = copy.copy(node)
    for field, value in ast.iter_fields(node):
        if isinstance(value, list):
            setattr(new, field, list(value))
    return new
