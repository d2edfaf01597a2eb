"""Where a node stands: its statement, the loops around it, and which bindings of a name may reach it.

Eager code is not played statement by statement; these questions are asked of the few places that call a tf.function,
and each function is looked at when its first question comes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import children_of
from flake8_tffunction.source.reaching import BoundName, Reach, blocks
from flake8_tffunction.source.scopes import FUNCTIONS, Binding, Scope

Loop = ast.For | ast.AsyncFor | ast.While | ast.comprehension
"""What makes code run again: a loop statement, or one `for` of a comprehension."""
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


class Layout:
    """Parents of the nodes of one file, by function and at the first question."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._parents: dict[ast.AST, ast.AST] = {}
        self._positions: dict[ast.AST, tuple[list[ast.AST], int]] = {}
        self._exits: dict[int, list[tuple[int, ast.If]]] = {}
        self._roots: set[ast.AST] = set()
        self._bound: dict[tuple[Scope, str], BoundName] = {}

    def close(self) -> None:
        """Let go of what refers back to this."""
        self._bound.clear()

    def root(self, scope: Scope) -> ast.AST:
        """The function (or module) whose code runs `scope`: class bodies and comprehensions belong to what is around
        them."""
        inner: Scope | None = scope
        while inner is not None and inner.kind in ("comprehension", "class"):
            inner = inner.parent
        return inner.node if inner is not None else self._index.tree

    def root_scope(self, scope: Scope) -> Scope:
        """The scope of `root`."""
        return self._index.scopes[self.root(scope)]

    def enter(self, scope: Scope) -> None:
        """Look at the function around `scope`, so that its nodes have parents."""
        root = self.root(scope)
        if root in self._roots:
            return
        self._roots.add(root)
        stack: list[ast.AST] = [root]
        parents, positions = self._parents, self._positions
        while stack:
            node = stack.pop()
            if node is root or not isinstance(node, FUNCTIONS):
                for block in blocks(node):
                    positions.update((statement, (block, number)) for number, statement in enumerate(block))
            if node is not root and isinstance(node, FUNCTIONS):
                children = _outside(node)
            else:
                children = children_of(node)
            for child in children:
                parents[child] = node
            stack += children

    def parent(self, node: ast.AST) -> ast.AST | None:
        """The node around it in the same function; None for the function itself."""
        return self._parents.get(node)

    def position(self, statement: ast.AST) -> tuple[list[ast.AST], int] | None:
        """The block of statements that one stands in, and its place there; None for what is no statement of a block."""
        return self._positions.get(statement)

    def exits_before(self, statement: ast.AST) -> list[ast.If]:
        """The earlier `if`s of the body that a statement stands in whose own body leaves it: by return, raise, continue."""
        place = self._positions.get(statement)
        if place is None or place[0] is not getattr(self._parents.get(statement), "body", None):
            return []
        block, position = place
        exits = self._exits.get(id(block))
        if exits is None:
            exits = self._exits[id(block)] = [
                (number, each)
                for number, each in enumerate(block)
                if isinstance(each, ast.If) and isinstance(each.body[-1], (ast.Return, ast.Raise, ast.Continue))
            ]
        return [each for number, each in exits if number < position]

    def around(self, node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        """(node, its parent) outwards to the function."""
        parent = self._parents.get(node)
        while parent is not None:
            yield node, parent
            node, parent = parent, self._parents.get(parent)

    def statement(self, node: ast.AST) -> ast.AST:
        """The statement that holds a node; the lambda, if it stands in one."""
        while not isinstance(node, ast.stmt):
            parent = self._parents.get(node)
            if parent is None:
                return node
            node = parent
        return node

    def loops(self, node: ast.AST) -> tuple[Loop, ...]:
        """The loops in whose repeated part a node stands, innermost first, up to the function around it."""
        found: list[Loop] = []
        for child, parent in self.around(node):
            if isinstance(parent, (ast.For, ast.AsyncFor)):
                if child in parent.body:
                    found.append(parent)
            elif isinstance(parent, ast.While):
                if child is parent.test or child in parent.body:
                    found.append(parent)
            elif isinstance(parent, COMPREHENSIONS):
                found += _generators_around(child, parent)
            elif isinstance(parent, ast.comprehension) and child in parent.ifs:
                found.append(parent)
        return tuple(found)

    # -- bindings that reach a place -----------------------------------------------------------------------------------

    def reaching(self, name: str, node: ast.AST, owner: Scope) -> list[Reach]:
        """The bindings of `name`, a variable of the function or module `owner`, that may hold at `node`.

        Parameters
        ----------
        node
            Where the name is read, in code of `owner` itself (a comprehension there included).

        Returns
        -------
        Nearest first; empty if the name is not bound before `node`. Bindings by other functions (`global`) always
        count.
        """
        self.enter(owner)
        bound = self._bound.get((owner, name))
        if bound is None:
            bound = self._bound[owner, name] = BoundName(self, name, owner)
        return bound.reaching(node)

    def final(self, name: str, owner: Scope) -> list[Binding]:
        """The bindings of a name that other functions see after `owner` has run: from its last unconditional one on."""
        bindings = owner.bindings.get(name, [])
        body = getattr(owner.node, "body", None)
        if len(bindings) < 2 or not isinstance(body, list):
            return bindings
        self.enter(owner)
        positions = {id(statement): position for position, statement in enumerate(body)}
        start = 0
        for number, binding in enumerate(bindings):
            if id(binding.node) in positions and binding.kind in DEFINITE and binding.scope is owner:
                start = number
        return bindings[start:] + [b for b in bindings[:start] if b.scope is not owner]


DEFINITE = frozenset({"assign", "def", "class", "import", "annotate"})
"""Kinds of binding that replace whatever the name held, where their statement runs."""


def _outside(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> list[ast.AST]:
    """What of a nested function belongs to the one around it: its decorators and defaults."""
    arguments = function.args
    defaults = (default for default in arguments.kw_defaults if default is not None)
    return [*getattr(function, "decorator_list", ()), *arguments.defaults, *defaults]


def _generators_around(child: ast.AST, comprehension: ast.AST) -> list[Loop]:
    """The generators that repeat one part of a comprehension, innermost first."""
    generators: list[ast.comprehension] = comprehension.generators  # type: ignore[attr-defined]
    if isinstance(child, ast.comprehension):  # its iterable runs once for each turn of the generators before it
        return list(reversed(generators[: generators.index(child)]))
    return list(reversed(generators))


def within(node: ast.AST, around: ast.AST) -> bool:
    """Whether a node stands in the lines of another one."""
    first: int = getattr(around, "lineno", 0)
    last: int = getattr(around, "end_lineno", None) or first
    return first <= getattr(node, "lineno", -1) <= last


def function_around(node: ast.AST, index: Index) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The innermost def in whose lines a node stands (its own one for a def)."""
    found = [function for function in index.functions if within(node, function)]
    return max(found, key=lambda function: function.lineno) if found else None
