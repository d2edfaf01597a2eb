"""Where names and attributes are read, and where containers are changed in place.

Few files make a rule ask who reads a name, so that is a walk of its own, made at the first question.
"""

from __future__ import annotations

import ast
from functools import cached_property
from typing import Final

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import FIELDS, walk
from flake8_tffunction.source.scopes import Scope


class Read(NamedTuple):
    """A name or an attribute is read."""

    node: ast.Name | ast.Attribute
    scope: Scope


ANY: Final = object()
"""A key that is no constant."""


class Change(NamedTuple):
    """`x[i] = v`, `x[i] += v`, `del x[i]`, or the call of a method of `x`; `x` is a name or an attribute."""

    node: ast.expr
    """The subscript, or the call."""
    holder: ast.Name | ast.Attribute
    """What holds the container: `x`, `self.x`."""
    method: str | None
    """The method that is called; None for an element."""
    scope: Scope
    path: tuple[object, ...] = ()
    """The constant keys that lead from the holder to what changes: ("a", "b") of `x["a"]["b"] = v`."""


class Reads:
    """What code reads and changes in place, by name."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._attributes: dict[str, list[Read]] = {}
        self._nested: dict[str, list[Change]] = {}

    @cached_property
    def names(self) -> dict[str, list[Read]]:
        """Reads by name."""
        return self._walk()

    @cached_property
    def attributes(self) -> dict[str, list[Read]]:
        """Reads by attribute."""
        self.names  # noqa: B018 - one walk finds both
        return self._attributes

    @cached_property
    def changes(self) -> dict[str, list[Change]]:
        """Elements that are stored and methods that are called, by the name or attribute that holds the object."""
        found: dict[str, list[Change]] = {}
        parts: list[tuple[ast.expr, ast.expr, str | None, Scope]] = [
            (node, node.value, None, scope) for node, scope in self._index.elements
        ]
        parts += [
            (call, call.func.value, call.func.attr, scope)
            for call, scope in self._index.calls
            if isinstance(call.func, ast.Attribute)
        ]
        for node, holder, method, scope in parts:
            if isinstance(holder, ast.Subscript):
                self._note(self._nested, node, holder, method, scope)
            else:
                self._note(found, node, holder, method, scope)
        return found

    @cached_property
    def nested(self) -> dict[str, list[Change]]:
        """The same of what lies in the object: `x["a"]["b"] = v`, `x["a"].append(v)`."""
        self.changes  # noqa: B018 - one pass finds both
        return self._nested

    def _note(
        self, found: dict[str, list[Change]], node: ast.expr, holder: ast.expr, method: str | None, scope: Scope
    ) -> None:
        root: ast.expr = holder if method is not None else node
        keys: list[object] = []
        while isinstance(root, ast.Subscript):
            keys.append(root.slice.value if isinstance(root.slice, ast.Constant) else ANY)
            root = root.value
        path = tuple(reversed(keys))
        path = path[: path.index(ANY)] if ANY in path else path
        if isinstance(root, ast.Name):
            found.setdefault(root.id, []).append(Change(node, root, method, scope, path))
        elif isinstance(root, ast.Attribute):
            found.setdefault(root.attr, []).append(Change(node, root, method, scope, path))

    def path(self, node: ast.AST) -> tuple[object, ...]:
        """The constant keys with which code goes on from a name or attribute that it reads: ("a", "b") of `x["a"]["b"]`."""
        found: list[object] = []
        while node in self._keyed:
            node, key = self._keyed[node]
            found.append(key)
        return tuple(found)

    @cached_property
    def _keyed(self) -> dict[ast.AST, tuple[ast.AST, object]]:
        """What is subscripted with a constant (or asked with `get`) -> the subscript and the constant."""
        found: dict[ast.AST, tuple[ast.AST, object]] = {}
        for node in walk(self._index.tree):
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
                found[node.value] = (node, node.slice.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
                if node.args and isinstance(node.args[0], ast.Constant):
                    found[node.func.value] = (node, node.args[0].value)
        return found

    def _walk(self) -> dict[str, list[Read]]:
        names: dict[str, list[Read]] = {}
        attributes, scopes = self._attributes, self._index.scopes
        stack: list[tuple[ast.AST, Scope]] = [(self._index.tree, self._index.module)]
        while stack:
            node, scope = stack.pop()
            if isinstance(node, ast.Name):
                if node.ctx.__class__ is ast.Load:
                    names.setdefault(node.id, []).append(Read(node, scope))
                continue
            if isinstance(node, ast.Attribute):
                if node.ctx.__class__ is ast.Load:
                    attributes.setdefault(node.attr, []).append(Read(node, scope))
            elif isinstance(node, ast.AugAssign):
                target = node.target  # a store for Python's ast, and a read as well
                if isinstance(target, ast.Name):
                    names.setdefault(target.id, []).append(Read(target, scope))
                elif isinstance(target, ast.Attribute):
                    attributes.setdefault(target.attr, []).append(Read(target, scope))
            inner = scopes.get(node)
            for field in FIELDS[node.__class__]:
                value = getattr(node, field, None)
                # decorators, defaults and bases stand around a def or class
                own = inner is not None and (field == "body" or inner.kind == "comprehension")
                within = inner if own and inner is not None else scope
                for child in value if value.__class__ is list else (value,):
                    if isinstance(child, ast.AST) and child.__class__ not in LEAVES:
                        stack.append((child, within))
        return names


LEAVES = frozenset(
    {ast.Constant}
    | {cls for base in (ast.expr_context, ast.operator, ast.unaryop, ast.boolop) for cls in base.__subclasses__()}
)
"""Nodes in which nothing is read."""
