"""Where names and attributes are read, and where containers are changed in place.

Few files make a rule ask, so this is a walk of its own, made at the first question.
"""

from __future__ import annotations

import ast
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
    """What code reads and changes in place, by name.

    Attributes
    ----------
    names, attributes
        Reads by name and by attribute.
    changes
        Elements that are stored and methods that are called, by the name or attribute that holds the object.
    """

    def __init__(self, index: Index) -> None:
        self.names: dict[str, list[Read]] = {}
        self.attributes: dict[str, list[Read]] = {}
        self.changes: dict[str, list[Change]] = {}
        self._walk(index)

    def _walk(self, index: Index) -> None:
        stack: list[tuple[ast.AST, Scope]] = [(index.tree, index.module)]
        while stack:
            node, scope = stack.pop()
            kind = node.__class__
            if kind is ast.Name:
                if node.ctx.__class__ is ast.Load:  # type: ignore[attr-defined]
                    self.names.setdefault(node.id, []).append(Read(node, scope))  # type: ignore[attr-defined,arg-type]
                continue
            if kind is ast.Attribute:
                if node.ctx.__class__ is ast.Load:  # type: ignore[attr-defined]
                    attr: str = node.attr  # type: ignore[attr-defined]
                    self.attributes.setdefault(attr, []).append(Read(node, scope))  # type: ignore[arg-type]
            elif kind is ast.Subscript:
                if node.ctx.__class__ is not ast.Load:  # type: ignore[attr-defined]
                    self._changed(node, node.value, None, scope)  # type: ignore[attr-defined,arg-type]
            elif kind is ast.Call and node.func.__class__ is ast.Attribute:  # type: ignore[attr-defined]
                self._changed(node, node.func.value, node.func.attr, scope)  # type: ignore[attr-defined,arg-type]
            elif kind is ast.AugAssign:
                self._augmented(node, scope)  # type: ignore[arg-type]
            stack += _children(node, scope, index)

    def _augmented(self, node: ast.AugAssign, scope: Scope) -> None:
        target = node.target  # a store for Python's ast, and a read as well
        if isinstance(target, ast.Name):
            self.names.setdefault(target.id, []).append(Read(target, scope))
        elif isinstance(target, ast.Attribute):
            self.attributes.setdefault(target.attr, []).append(Read(target, scope))

    def _changed(self, node: ast.expr, holder: ast.expr, method: str | None, scope: Scope) -> None:
        if isinstance(holder, ast.Name):
            self.changes.setdefault(holder.id, []).append(Change(node, holder, method, scope))
        elif isinstance(holder, ast.Attribute):
            self.changes.setdefault(holder.attr, []).append(Change(node, holder, method, scope))


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
