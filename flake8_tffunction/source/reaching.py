"""Which bindings of a name may hold at a place in code that is not played."""

from __future__ import annotations

import ast
from bisect import bisect_left
from typing import TYPE_CHECKING

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.scopes import FUNCTIONS, Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.source.layout import Layout

BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
_KINDS: list[type[ast.AST]] = [
    ast.Module,
    ast.match_case,
    *ast.stmt.__subclasses__(),
    *ast.excepthandler.__subclasses__(),
]
HOLDERS = {kind: fields for kind in _KINDS if (fields := tuple(field for field in BLOCKS if field in kind._fields))}
"""The fields with blocks of the nodes that have any. (The `body` of a lambda is no block.)"""


class Reach(NamedTuple):
    """One binding whose value a name may have at some place."""

    binding: Binding
    carried: bool
    """Whether it comes round a loop: the value of the turn before."""


class BoundName:
    """The bindings of one variable of a function or module, by the blocks that they stand in.

    A module of 100,000 lines may read a name thousands of times: each question looks only at the statements that bind it.
    """

    def __init__(self, layout: Layout, name: str, owner: Scope) -> None:
        self._layout = layout
        self._owner = owner
        self._elsewhere: list[Reach] = []
        """By other functions, with `global` or `nonlocal`: they always count."""
        self._inside: dict[ast.AST, list[Binding]] = {}
        """Statement -> the bindings that it makes itself."""
        self._touched: set[ast.AST] = set()
        """Those statements, and all that stand around them."""
        self._blocks: dict[int, list[tuple[int, ast.AST]]] = {}
        """id of a block -> its touched statements, with their positions."""
        for binding in owner.bindings.get(name, ()):
            if layout.root(binding.scope) is not layout.root(owner):
                self._elsewhere.append(Reach(binding, True))
            elif binding.kind == "param":
                self._inside.setdefault(owner.node, []).append(binding)
            else:
                self._inside.setdefault(layout.statement(binding.node), []).append(binding)
        for statement in self._inside:
            self._touch(statement)
        for block in self._blocks.values():
            block.sort(key=_position)

    def _touch(self, statement: ast.AST) -> None:
        node: ast.AST | None = statement
        while node is not None and node not in self._touched:
            self._touched.add(node)
            place = self._layout.position(node)
            if place is not None:
                self._blocks.setdefault(id(place[0]), []).append((place[1], node))
            node = self._layout.parent(node)

    def reaching(self, node: ast.AST) -> list[Reach]:
        """The bindings that may hold at a node of the function, nearest first."""
        return (self._before(node) if self._inside else []) + self._elsewhere

    def _before(self, node: ast.AST) -> list[Reach]:
        """Go from a place backwards through the blocks around it, until a binding is met that certainly holds."""
        found: list[Reach] = []
        layout = self._layout
        current = layout.statement(node)
        if isinstance(current, ast.While) and _holds(layout, node, current.test):
            found += [Reach(b, True) for s in current.body for b in self._bindings(s)]
        while True:
            parent, place = layout.parent(current), layout.position(current)
            if parent is None or place is None:
                break
            block, position = place
            touched = self._blocks.get(id(block), [])
            for _, statement in reversed(touched[: bisect_left(touched, position, key=_position)]):
                here = self._bindings(statement)
                found += [Reach(b, False) for b in here]
                if here and self._definite(statement):
                    return found
            more, done = self._from_parent(parent, block, position)
            found += more
            if done:
                return found
            current = parent
        return found + [Reach(b, False) for b in self._inside.get(self._owner.node, ())]

    def _from_parent(self, parent: ast.AST, block: list[ast.AST], position: int) -> tuple[list[Reach], bool]:
        """What reaches the head of a block from the statement that owns it; whether nothing before that does."""
        own = [Reach(b, False) for b in self._inside.get(parent, ())]
        if isinstance(parent, (ast.For, ast.AsyncFor, ast.While)) and block is parent.body:
            if own and not isinstance(parent, ast.While):
                return own, True
            return own + [Reach(b, True) for s in block[position:] for b in self._bindings(s)], False
        if isinstance(parent, (ast.With, ast.AsyncWith)) and own:
            return own, True
        if isinstance(parent, ast.Try) and block is not parent.body:
            earlier = [*parent.body, *(parent.handlers if block is parent.finalbody else [])]
            return own + [Reach(b, False) for s in earlier for b in self._bindings(s)], False
        return own, False

    def _bindings(self, statement: ast.AST) -> list[Binding]:
        """The bindings anywhere in a statement."""
        if statement not in self._touched:
            return []
        found = list(self._inside.get(statement, ()))
        for block in blocks(statement) if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)) else ():
            for _, inner in self._blocks.get(id(block), ()):
                found += self._bindings(inner)
        return found

    def _definite(self, statement: ast.AST) -> bool:
        """Whether the name certainly is bound anew after a statement."""
        if isinstance(statement, (ast.For, ast.AsyncFor, ast.While)):
            return False
        if any(binding.kind not in ("walrus", "delete", "match") for binding in self._inside.get(statement, ())):
            return True
        if isinstance(statement, ast.If):
            return all(self._block_definite(block) for block in (statement.body, statement.orelse))
        if isinstance(statement, (ast.With, ast.AsyncWith)):
            return self._block_definite(statement.body)
        if isinstance(statement, ast.Try):
            return self._block_definite(statement.body) and all(
                self._block_definite(h.body) for h in statement.handlers
            )
        return False

    def _block_definite(self, block: list[ast.stmt]) -> bool:
        return any(self._definite(s) or isinstance(s, (ast.Return, ast.Raise, ast.Continue, ast.Break)) for s in block)


def blocks(node: ast.AST) -> list[list[ast.AST]]:
    """The blocks of statements of a statement, module, handler or case."""
    return [getattr(node, field) for field in HOLDERS.get(node.__class__, ())]


def _position(place: tuple[int, ast.AST]) -> int:
    return place[0]


def _holds(layout: Layout, node: ast.AST, whole: ast.AST) -> bool:
    return node is whole or any(parent is whole for _, parent in layout.around(node))
