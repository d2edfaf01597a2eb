"""Whether code comes to an error after some statement: what it printed or changed before is done again by each trace."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from flake8_tffunction.source.nodes import walk

AHEAD: Final = 60
"""At how many statements of a block it looks: so that a long block full of prints costs no more than its length."""
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return)
LEAVING = (ast.Return, ast.Break, ast.Continue)


def fails_after(statement: ast.stmt, function: ast.AST) -> bool:
    """Whether what follows a statement of `function` certainly comes to an error.

    That is a `raise`, or after `if key not in table:` a look-up of `table[key]`, with the key and the table as they were.
    """
    absent: set[tuple[str, str]] = set()
    passed: list[ast.stmt] = []
    for holder, block, held in _blocks_around(statement, function):
        after = block.index(held) + 1
        for later in block[after : after + AHEAD]:
            if isinstance(later, ast.Raise):
                return True
            if absent and isinstance(later, SIMPLE) and not absent.isdisjoint(_look_ups(later)):
                return True
            nodes = list(walk(later))
            if any(isinstance(node, LEAVING) for node in nodes):
                return False
            absent = {pair for pair in absent if not _touches(nodes, pair)}
        if not isinstance(holder, (ast.If, ast.With)) or len(block) > after + AHEAD:
            return False
        passed += [beside for beside in block if beside is not held]
        if isinstance(holder, ast.If) and block is holder.body and (pairs := list(_absent(holder.test))):
            nodes = [node for beside in passed for node in walk(beside)]
            absent.update(pair for pair in pairs if not _touches(nodes, pair))
    return False


def _blocks_around(statement: ast.stmt, function: ast.AST) -> Iterator[tuple[ast.AST, list[ast.stmt], ast.stmt]]:
    """The blocks that hold a statement, innermost first: what has the block, the block, its statement around that one."""
    holders = _holders(function)
    held: ast.stmt = statement
    while held is not function and held in holders:
        holder, block = holders[held]
        yield holder, block, held
        if not isinstance(holder, ast.stmt):
            return
        held = holder


@lru_cache(maxsize=1)
def _holders(function: ast.AST) -> dict[ast.stmt, tuple[ast.AST, list[ast.stmt]]]:
    """What holds each statement of a function, and in which of its blocks. (A function's prints come one after the other.)"""
    found: dict[ast.stmt, tuple[ast.AST, list[ast.stmt]]] = {}
    for holder in walk(function):
        for name in ("body", "orelse", "finalbody"):
            for held in _block(holder, name):
                found.setdefault(held, (holder, _block(holder, name)))
    return found


def _block(holder: ast.AST, name: str) -> list[ast.stmt]:
    block = getattr(holder, name, None)
    return block if isinstance(block, list) else []


def _absent(test: ast.expr) -> Iterator[tuple[str, str]]:
    """The table and key of a condition `key not in table`, alone or among others that hold."""
    for part in test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]:
        if isinstance(part, ast.Compare) and isinstance(part.ops[0], ast.NotIn):
            yield ast.unparse(part.comparators[0]), ast.unparse(part.left)


def _look_ups(statement: ast.stmt) -> set[tuple[str, str]]:
    """The table and key of each subscript that a statement reads."""
    return {
        (ast.unparse(node.value), ast.unparse(node.slice))
        for node in walk(statement)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
    }


def _touches(nodes: list[ast.AST], pair: tuple[str, str]) -> bool:
    """Whether code may change a table or key: binds a name of them, stores below the table, or calls its methods."""
    names = {node.id for text in pair for node in walk(ast.parse(text)) if isinstance(node, ast.Name)}
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in names and not isinstance(node.ctx, ast.Load):
            return True
        if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
            if ast.unparse(node).startswith(pair[0]):
                return True
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and ast.unparse(node.func.value) == pair[0]
        ):
            return True
    return False
