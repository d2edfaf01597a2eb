"""Scopes of a module and what their names are bound to."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import TypeVar

from flake8_tffunction.records import NamedTuple

T = TypeVar("T")
NO_NAMES: frozenset[str] = frozenset()

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Binding(NamedTuple):
    """One place that binds a name."""

    kind: str
    """"import", "def", "class", "assign", "augment", "annotate", "for", "with", "param", "except", "delete", "match"."""
    node: ast.AST
    """The statement, def, or argument that binds."""
    value: ast.expr | None
    """The expression that it is bound to: right-hand side, iterable of a `for`, context manager, default of a parameter."""
    path: tuple[int, ...]
    """Positions of the name in nested tuple targets: `a, (b, c) = v` binds c with path (1, 1); -1 for a starred name."""
    scope: Scope
    """The scope whose code runs the binding (another one than the owner after `global` or `nonlocal`)."""


def with_one_more(items: Sequence[T], item: T) -> Sequence[T]:
    """A list that has grown by one: it is begun with its first element.

    Most scopes have nothing of most kinds, and empty lists cost time to make, and the collector time to look through.
    """
    if isinstance(items, list):
        items.append(item)
        return items
    return [item]


def with_names(names: Set[str], more: Iterable[str]) -> Set[str]:
    """A set that has grown, likewise."""
    if isinstance(names, set):
        names.update(more)
        return names
    return set(more)


class Scope:
    """A module, function, lambda, class or comprehension, and the names that it binds."""

    __slots__ = (
        "node",
        "parent",
        "kind",
        "bindings",
        "globals",
        "nonlocals",
        "returns",
        "yields",
        "children",
        "stoppers",
    )

    def __init__(self, node: ast.AST, parent: Scope | None, kind: str) -> None:
        self.node = node
        self.parent = parent
        self.kind = kind  # "module", "function", "class", "comprehension"
        self.bindings: dict[str, list[Binding]] = {}
        self.globals: Set[str] = NO_NAMES
        self.nonlocals: Set[str] = NO_NAMES
        self.returns: Sequence[ast.Return] = ()
        self.yields: Sequence[ast.expr] = ()
        self.children: Sequence[Scope] = ()
        self.stoppers: Sequence[ast.AST] = ()
        """What AutoGraph may give the function up for: `:=`, match, loops with else, obj.__private, annotated names."""
        if parent is not None:
            parent.children = with_one_more(parent.children, self)

    @property
    def module(self) -> Scope:
        """The module around it."""
        scope = self
        while scope.parent is not None:
            scope = scope.parent
        return scope

    @property
    def function(self) -> Scope | None:
        """The nearest function around it, itself included; None at module or class level."""
        scope: Scope | None = self
        while scope is not None and scope.kind == "comprehension":
            scope = scope.parent
        return scope if scope is not None and scope.kind == "function" else None

    def owner(self, name: str) -> Scope | None:
        """The scope that binds `name` as seen from here, by Python's rules; None for builtins and unknown names."""
        scope: Scope | None = self
        first = True
        while scope is not None:
            if name in scope.globals:
                return scope.module if name in scope.module.bindings else None
            if name in scope.bindings and name not in scope.nonlocals and (first or scope.kind != "class"):
                return scope
            # a comprehension in a class body sees the class's names through its first iterable; close enough
            first = first and scope.kind == "comprehension"
            scope = scope.parent
        return None

    def __repr__(self) -> str:
        return f"<Scope {self.kind} {getattr(self.node, 'name', '')}>"


class AttributeWrite(NamedTuple):
    """`owner.attr = value`, `owner.attr += value`, `del owner.attr`, `setattr(owner, "attr", value)`."""

    node: ast.expr
    owner: ast.expr
    value: ast.expr | None
    path: tuple[int, ...]
    kind: str
    scope: Scope


def parameters(arguments: ast.arguments) -> Iterator[tuple[ast.arg, ast.expr | None]]:
    """Each parameter of a function with its default, in the order of the signature; star parameters included."""
    positional = [*arguments.posonlyargs, *arguments.args]
    missing = len(positional) - len(arguments.defaults)
    for position, argument in enumerate(positional):
        yield argument, arguments.defaults[position - missing] if position >= missing else None
    if arguments.vararg:
        yield arguments.vararg, None
    yield from zip(arguments.kwonlyargs, arguments.kw_defaults)
    if arguments.kwarg:
        yield arguments.kwarg, None
