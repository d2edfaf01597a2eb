"""Where names and attributes are read, and where containers are changed in place.

Few files make a rule ask who reads a name, so that is a walk of its own, made at the first question.
"""

from __future__ import annotations

import ast
from functools import cached_property
from typing import NamedTuple

from flake8_tffunction.source.index import Index
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
        index, names, attributes = self._index, {}, self._attributes  # type: ignore[var-annotated]
        stack: list[tuple[ast.AST, Scope]] = [(index.tree, index.module)]
        while stack:
            node, scope = stack.pop()
            kind = node.__class__
            if kind is ast.Name:
                if node.ctx.__class__ is ast.Load:  # type: ignore[attr-defined]
                    names.setdefault(node.id, []).append(Read(node, scope))  # type: ignore[attr-defined,arg-type]
                continue
            if kind is ast.Attribute:
                if node.ctx.__class__ is ast.Load:  # type: ignore[attr-defined]
                    attributes.setdefault(node.attr, []).append(Read(node, scope))  # type: ignore[attr-defined,arg-type]
            elif kind is ast.AugAssign:
                target = node.target  # type: ignore[attr-defined]  # a store for Python's ast, and a read as well
                if isinstance(target, ast.Name):
                    names.setdefault(target.id, []).append(Read(target, scope))
                elif isinstance(target, ast.Attribute):
                    attributes.setdefault(target.attr, []).append(Read(target, scope))
            stack += _children(node, scope, index)
        return names


def _children(node: ast.AST, scope: Scope, index: Index) -> list[tuple[ast.AST, Scope]]:
    """The children of a node, each with its scope: decorators, defaults and bases stand around a def or class."""
    inner = index.scopes.get(node, scope)
    found: list[tuple[ast.AST, Scope]] = []
    for field in node._fields:
        value = getattr(node, field, None)
        within = inner if field == "body" or inner.kind in ("module", "comprehension") else scope
        if value.__class__ is list:
            found += [(child, within) for child in value if isinstance(child, ast.AST)]
        elif isinstance(value, ast.AST) and value.__class__ not in LEAVES:
            found.append((value, within))
    return found


LEAVES = frozenset(
    {ast.Constant}
    | {cls for base in (ast.expr_context, ast.operator, ast.unaryop, ast.boolop) for cls in base.__subclasses__()}
)
"""Nodes in which nothing is read."""
