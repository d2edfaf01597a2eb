"""Where a node stands: its statement, the loops around it, and which bindings of a name may reach it.

Eager code is not played statement by statement; these questions are asked of the few places that call a tf.function,
and each function is looked at when its first question comes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from flake8_tffunction.source.index import Index
from flake8_tffunction.source.scopes import FUNCTIONS, Binding, Scope

Loop = ast.For | ast.AsyncFor | ast.While | ast.comprehension
"""What makes code run again: a loop statement, or one `for` of a comprehension."""
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


class Reach(NamedTuple):
    """One binding whose value a name may have at some place."""

    binding: Binding
    carried: bool
    """Whether it comes round a loop: the value of the turn before."""


class Layout:
    """Parents of the nodes of one file, by function and at the first question."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._parents: dict[ast.AST, ast.AST] = {}
        self._roots: set[ast.AST] = set()

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
        parents = self._parents
        while stack:
            node = stack.pop()
            for child in _parts(node, root):
                parents[child] = node
                stack.append(child)

    def parent(self, node: ast.AST) -> ast.AST | None:
        """The node around it in the same function; None for the function itself."""
        return self._parents.get(node)

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
        inside: dict[ast.AST, list[Binding]] = {}
        found: list[Reach] = []
        for binding in owner.bindings.get(name, ()):
            if self.root(binding.scope) is not self.root(owner):
                found.append(Reach(binding, True))
            elif binding.kind == "param":
                inside.setdefault(owner.node, []).append(binding)
            else:
                inside.setdefault(self.statement(binding.node), []).append(binding)
        return _walk_back(self, inside, node, owner) + found

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


def _parts(node: ast.AST, root: ast.AST) -> Iterator[ast.AST]:
    """The children that belong to the same function: of a nested def only its decorators and defaults do."""
    if node is not root and isinstance(node, FUNCTIONS):
        arguments = node.args
        yield from getattr(node, "decorator_list", ())
        yield from arguments.defaults
        yield from (default for default in arguments.kw_defaults if default is not None)
    else:
        yield from ast.iter_child_nodes(node)


def _generators_around(child: ast.AST, comprehension: ast.AST) -> list[Loop]:
    """The generators that repeat one part of a comprehension, innermost first."""
    generators: list[ast.comprehension] = comprehension.generators  # type: ignore[attr-defined]
    if isinstance(child, ast.comprehension):  # its iterable runs once for each turn of the generators before it
        return list(reversed(generators[: generators.index(child)]))
    return list(reversed(generators))


def _walk_back(layout: Layout, inside: dict[ast.AST, list[Binding]], node: ast.AST, owner: Scope) -> list[Reach]:
    """Go from a place backwards through the blocks around it, until a binding is met that certainly holds."""
    found: list[Reach] = []
    if not inside:
        return found
    current = layout.statement(node)
    if isinstance(current, ast.While) and _holds(layout, node, current.test):
        found += [Reach(b, True) for s in current.body for b in _bindings(s, inside)]
    while True:
        parent = layout.parent(current)
        if parent is None or isinstance(current, ast.Lambda):
            break
        block = next((b for b in _blocks(parent) if current in b), None)
        if block is None:
            break
        position = block.index(current)
        for statement in reversed(block[:position]):
            here = _bindings(statement, inside)
            found += [Reach(b, False) for b in here]
            if here and _definite(statement, inside):
                return found
        more, done = _from_parent(parent, block, position, inside)
        found += more
        if done:
            return found
        current = parent
    return found + [Reach(b, False) for b in inside.get(owner.node, ())]


def _from_parent(
    parent: ast.AST, block: list[ast.AST], position: int, inside: dict[ast.AST, list[Binding]]
) -> tuple[list[Reach], bool]:
    """What reaches the head of a block from the statement that owns it; whether nothing before that does."""
    own = [Reach(b, False) for b in inside.get(parent, ())]
    if isinstance(parent, (ast.For, ast.AsyncFor, ast.While)) and block is parent.body:
        if own and not isinstance(parent, ast.While):
            return own, True
        return own + [Reach(b, True) for s in block[position:] for b in _bindings(s, inside)], False
    if isinstance(parent, (ast.With, ast.AsyncWith)) and own:
        return own, True
    if isinstance(parent, ast.Try) and block is not parent.body:
        earlier = [*parent.body, *(parent.handlers if block is parent.finalbody else [])]
        return own + [Reach(b, False) for s in earlier for b in _bindings(s, inside)], False
    return own, False


def _blocks(parent: ast.AST) -> Iterator[list[ast.AST]]:
    for field in BLOCKS:
        block = getattr(parent, field, None)
        if isinstance(block, list):
            yield block


def _bindings(statement: ast.AST, inside: dict[ast.AST, list[Binding]]) -> list[Binding]:
    """The bindings anywhere in a statement."""
    found = list(inside.get(statement, ()))
    for block in _blocks(statement) if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)) else ():
        for inner in block:
            found += _bindings(inner, inside)
    return found


def _definite(statement: ast.AST, inside: dict[ast.AST, list[Binding]]) -> bool:
    """Whether the name certainly is bound anew after a statement."""
    if isinstance(statement, (ast.For, ast.AsyncFor, ast.While)):
        return False
    own = inside.get(statement, ())
    if any(binding.kind not in ("walrus", "delete", "match") for binding in own):
        return True
    if isinstance(statement, ast.If):
        return all(_block_definite(block, inside) for block in (statement.body, statement.orelse))
    if isinstance(statement, (ast.With, ast.AsyncWith)):
        return _block_definite(statement.body, inside)
    if isinstance(statement, ast.Try):
        return _block_definite(statement.body, inside) and all(
            _block_definite(h.body, inside) for h in statement.handlers
        )
    return False


def _block_definite(block: list[ast.stmt], inside: dict[ast.AST, list[Binding]]) -> bool:
    return any(_definite(s, inside) or isinstance(s, (ast.Return, ast.Raise, ast.Continue, ast.Break)) for s in block)


def _holds(layout: Layout, node: ast.AST, whole: ast.AST) -> bool:
    return node is whole or any(parent is whole for _, parent in layout.around(node))


def within(node: ast.AST, around: ast.AST) -> bool:
    """Whether a node stands in the lines of another one."""
    first: int = getattr(around, "lineno", 0)
    last: int = getattr(around, "end_lineno", None) or first
    return first <= getattr(node, "lineno", -1) <= last


def function_around(node: ast.AST, index: Index) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The innermost def in whose lines a node stands (its own one for a def)."""
    found = [function for function in index.functions if within(node, function)]
    return max(found, key=lambda function: function.lineno) if found else None
