"""Elements and attributes that a graph branch stores: AutoGraph takes them for a part of its state, like names."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from flake8_tffunction.flow.liveness import bound_by
from flake8_tffunction.flow.state import Env
from flake8_tffunction.flow.values import MISSING, Kind, Origin, Value
from flake8_tffunction.source.nodes import own_nodes, walk
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.branches import Branches

UNBOUND = Value(Kind.UNDEFINED)
READING = frozenset({"len", "print", "sorted", "list", "dict", "tuple", "sum", "min", "max", "zip", "enumerate"})
"""Builtins that leave a container as it is."""


def composites(frame: Branches, bodies: Iterable[ast.stmt], body: Env, orelse: Env) -> dict[str, tuple[Value, Value]]:
    """`d["k"]` and `o.a` that the arms store, as written, and what each arm leaves there, as far as the file shows both.

    The object must come from before the branch.
    """
    bodies = list(bodies)
    own = bound_by(bodies)
    found: dict[str, tuple[Value, Value]] = {}
    for target in _targets(bodies):
        assert isinstance(target.value, ast.Name)
        if target.value.id in own or (text := written(target)) in found:
            continue
        a, b = (
            _element(frame, env, target) if isinstance(target, ast.Subscript) else _attribute(frame, env, target)
            for env in (body, orelse)
        )
        if a is not None and b is not None:
            found[text] = a, b
    return found


def _targets(bodies: Iterable[ast.stmt]) -> Iterator[ast.Subscript | ast.Attribute]:
    for statement in bodies:
        for node in own_nodes(statement):
            if (
                isinstance(node, (ast.Subscript, ast.Attribute))
                and isinstance(node.ctx, ast.Store)
                and isinstance(node.value, ast.Name)
            ):
                yield node


def _element(frame: Branches, env: Env, target: ast.Subscript) -> Value | None:
    assert isinstance(target.value, ast.Name)
    owner = env.names.get(target.value.id)
    if (
        not isinstance(target.slice, ast.Constant)
        or owner is None
        or owner.kind != Kind.DICT
        or owner.keys is None
        or owner.items is None
    ):
        return None
    if target.slice.value in owner.keys:
        return owner.items[owner.keys.index(target.slice.value)]
    element = owner.origin == Origin.PARAM and frame.traced.why == "dataset" and frame.function is frame.traced.node
    lacks = owner.origin == Origin.FRESH or element  # (another argument that is changed is a trap of its own)
    return UNBOUND if lacks and not _handed_on(frame.function, target.value.id) else None


def _handed_on(function: ast.AST, name: str) -> bool:
    """Whether a function hands a container to code that may put something into it."""
    for node in walk(function):
        if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in READING):
            if any(
                isinstance(part, ast.Name) and part.id == name
                for part in (*node.args, *(k.value for k in node.keywords))
            ):
                return True
    return False


def _attribute(frame: Branches, env: Env, target: ast.Attribute) -> Value | None:
    assert isinstance(target.value, ast.Name)
    owner = env.names.get(target.value.id)
    if (
        owner is None
        or owner.kind != Kind.OBJECT
        or owner.cls is None
        or owner.born is None
        or owner.origin != Origin.FRESH
    ):
        return None
    value = env.heap.get((owner.born, target.attr), MISSING)
    if value is not MISSING and not value.kind & Kind.UNDEFINED:
        return value if isinstance(value, Value) else None
    cls = owner.cls
    elsewhere = any(base != "builtins.object" for base in cls.outer)
    if (
        elsewhere
        or cls.class_bindings(target.attr) is not None
        or cls.attribute_writes(target.attr)
        or cls.method(target.attr)
        or cls.method("__getattr__")
    ):
        return None
    return UNBOUND
