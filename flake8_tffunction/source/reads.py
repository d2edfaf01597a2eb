"""Where names and attributes are read, and where containers are changed in place.

Few files make a rule ask who reads a name, so that is a walk of its own, made at the first question.
"""

from __future__ import annotations

import ast
from functools import cached_property

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import FIELDS
from flake8_tffunction.source.scopes import Scope


class Read(NamedTuple):
    """A name or an attribute is read."""

    node: ast.Name | ast.Attribute
    scope: Scope


class Change(NamedTuple):
    """`x[i] = v`, `x[i] += v`, `del x[i]`, or the call of a method of `x`; `x` is a name or an attribute."""

    node: ast.expr
    """The subscript, or the call."""
    holder: ast.Name | ast.Attribute
    """What holds the container: `x`, `self.x`."""
    method: str | None
    """The method that is called; None for an element."""
    scope: Scope


class Reads:
    """What code reads and changes in place, by name."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._attributes: dict[str, list[Read]] = {}

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
            if isinstance(holder, ast.Name):
                found.setdefault(holder.id, []).append(Change(node, holder, method, scope))
            elif isinstance(holder, ast.Attribute):
                found.setdefault(holder.attr, []).append(Change(node, holder, method, scope))
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
