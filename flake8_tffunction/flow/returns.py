"""Where AutoGraph puts the statements that follow a conditional `return`: its exact rule.

A graph branch needs a return value in both of its arms or in neither. So AutoGraph first moves, inside of one block, what follows
an `if` that returns into the other arm of that `if`. It does that once: the moved statements reach no nested `if`, and moving
does not cross the end of a `with`, `try`, loop or outer `if` (`converters/return_statements.py` of TensorFlow 2.21).
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import children_of, own_nodes

NEVER: Final = 0
SOMETIMES: Final = 1
ALWAYS: Final = 2
"""How often running some statements ends in a `return` (or a `raise`, which ends everything)."""

LOOPS = (ast.For, ast.AsyncFor, ast.While)
LEAVES = (ast.Return, ast.Break, ast.Continue)


class Arms(NamedTuple):
    """The two arms of an `if` as AutoGraph runs it."""

    body: Sequence[ast.stmt]
    orelse: Sequence[ast.stmt]
    moved: str | None
    """"body" or "orelse", if that arm took what follows the `if` in its block."""


class Returns:
    """The blocks of one function, as they are once AutoGraph has moved statements.

    Attributes
    ----------
    arms
        What each `if` of the function holds.
    following
        What follows each `if` in its block, as written.
    """

    def __init__(self, function: ast.AST) -> None:
        self.arms: dict[ast.If, Arms] = {}
        self.following: dict[ast.If, list[ast.stmt]] = {}
        self._blocks: dict[int, Sequence[ast.stmt]] = {}
        self._ends: dict[ast.stmt, int] = {}
        self._leaves: dict[ast.stmt, bool] = {}
        if isinstance(function, ast.FunctionDef):
            self._block(function.body)

    def block(self, statements: Sequence[ast.stmt]) -> Sequence[ast.stmt]:
        """A block as written, without what was moved into an `if` of it."""
        return self._blocks.get(id(statements), statements)

    # -- AutoGraph's own notion: what moves ---------------------------------------------------------------------------

    def _block(self, statements: list[ast.stmt]) -> bool:
        """Move within a block; whether AutoGraph knows that it returns."""
        definite = False
        target: list[ast.stmt] = []
        own = target
        for position, statement in enumerate(statements):
            target.append(statement)
            if isinstance(statement, ast.Return):
                definite = True
            elif isinstance(statement, ast.If):
                self.following[statement] = statements[position + 1 :]
                body, orelse = self._block(statement.body), self._block(statement.orelse)
                definite = definite or body and orelse
                for_body, for_else = list(self.block(statement.body)), list(self.block(statement.orelse))
                moved = "orelse" if body else "body" if orelse else None
                self.arms[statement] = Arms(for_body, for_else, moved if position + 1 < len(statements) else None)
                if moved is not None:
                    target = for_else if body else for_body
            elif isinstance(statement, (ast.With, ast.AsyncWith)):
                definite = self._block(statement.body) or definite
            else:
                for inner in _inner_blocks(statement):
                    self._block(inner)
        if own is not target:
            self._blocks[id(statements)] = own
        return definite

    # -- what running it does -------------------------------------------------------------------------------------------

    def ends(self, statements: Sequence[ast.stmt]) -> int:
        """How often a block returns: NEVER, SOMETIMES or ALWAYS."""
        result = NEVER
        for statement in self.block(statements):
            if statement not in self._ends:
                self._ends[statement] = self._statement(statement)
            end = self._ends[statement]
            if end == ALWAYS:
                return ALWAYS
            result = max(result, end)
        return result

    def _statement(self, statement: ast.stmt) -> int:
        if isinstance(statement, (ast.Return, ast.Raise)):
            return ALWAYS
        if isinstance(statement, ast.If):
            arms = self.arms[statement]
            return _either(self.ends(arms.body), self.ends(arms.orelse))
        if isinstance(statement, (ast.With, ast.AsyncWith)):
            return self.ends(statement.body)
        if isinstance(statement, ast.Try):
            body = max(self.ends(statement.body), self.ends(statement.orelse))
            for handler in statement.handlers:
                body = _either(body, self.ends(handler.body))
            return max(body, self.ends(statement.finalbody))
        inner = [self.ends(block) for block in _inner_blocks(statement)]
        return SOMETIMES if any(inner) else NEVER

    def returns_in(self, statements: Sequence[ast.stmt]) -> bool:
        """Whether there is a `return` anywhere in a block."""
        for statement in self.block(statements):
            for inner in own_nodes(statement):
                if isinstance(inner, ast.Return):
                    return True
                arms = self.arms[inner] if isinstance(inner, ast.If) else None
                if (
                    arms is not None
                    and arms.moved is not None
                    and self.returns_in(arms.body if arms.moved == "body" else arms.orelse)
                ):
                    return True
        return False

    def leaves(self, statement: ast.stmt) -> bool:
        """Whether a statement may go past what follows it: by return, or by the break or continue of a loop around it."""
        known = self._leaves.get(statement)
        if known is None:
            known = self._leaves[statement] = _leaves(statement)
        return known


def _either(a: int, b: int) -> int:
    return a if a == b else SOMETIMES


def _inner_blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks of a statement that is no `if` or `with`."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return []
    blocks = [getattr(statement, name, None) or [] for name in ("body", "orelse", "finalbody")]
    blocks += [part.body for name in ("handlers", "cases") for part in getattr(statement, name, None) or []]
    return [block for block in blocks if block]


def _leaves(statement: ast.stmt) -> bool:
    stack: list[tuple[ast.AST, bool]] = [(statement, False)]
    while stack:
        node, in_loop = stack.pop()
        if isinstance(node, ast.Return) or isinstance(node, (ast.Break, ast.Continue)) and not in_loop:
            return True
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.expr)):
            continue
        inside = in_loop or isinstance(node, LOOPS)
        stack += [(child, inside) for child in children_of(node)]
    return False
