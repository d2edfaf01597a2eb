"""Containers that eager code changes in place: what their display says is not what they hold later."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import UNKNOWN, Kind, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.reads import Change

ALIKE: Final = Kind.VARIABLE | Kind.STATEFUL
"""What is kept in a container of its kind, whichever element is stored anew."""


def as_changed(file: File, value: Value, name: str, owner: Scope | None) -> Value:
    """What a container holds for code that reads it at any time.

    Parameters
    ----------
    name, owner
        The variable of `owner` that is bound to it; with None for `owner` the attribute of any object.
    """
    if not value.kind & Kind.CONTAINER or value.items is None and value.elem is None:
        return value
    changes = [
        change
        for change in file.lifetimes.reads.changes.get(name, ())
        if _is_meant(change, name, owner) and not file.in_traced_code(change.scope)  # which is what the rules report
    ]
    if owner is not None and any(binding.kind == "augment" for binding in owner.bindings.get(name, ())):
        return value.but(items=None, keys=None, elem=None, shape=None)
    if not changes:
        return value
    if any(change.method is not None for change in changes):
        return value.but(items=None, keys=None, elem=None, shape=None)
    elem = value.elem if value.elem is not None and value.elem.must(ALIKE) else None
    if value.kind == Kind.LIST and value.items is not None:
        return value.but(items=(UNKNOWN,) * len(value.items), elem=elem)  # as long as before
    return value.but(items=None, keys=None, elem=elem, shape=None)


def changes_in(file: File, function: ast.AST) -> bool:
    """Whether a function changes any container in place: then its text alone does not say what it returns."""
    scope = file.index.scopes[function]
    return any(
        change.scope.function is scope and (change.method is None or change.method in host.CHANGING)
        for changes in file.lifetimes.reads.changes.values()
        for change in changes
    )


def _is_meant(change: Change, name: str, owner: Scope | None) -> bool:
    if change.method is not None and change.method not in host.CHANGING:
        return False
    if owner is None:
        return isinstance(change.holder, ast.Attribute)
    return isinstance(change.holder, ast.Name) and change.scope.owner(name) is owner
