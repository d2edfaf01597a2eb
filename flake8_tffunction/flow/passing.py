"""How the arguments of a call reach the parameters of a function."""

from __future__ import annotations

import ast
from typing import Any

from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.values import Kind, Value, join
from flake8_tffunction.source.classes import receiver


def bind(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda,
    callee: Value,
    args: tuple[Value, ...],
    keywords: dict[str, Value],
) -> dict[str, Value]:
    """Arguments by parameter name; a parameter that the call leaves out is missing, for its default to be taken.

    `callee.bound` is the receiver, `callee.items` hold the first arguments of a functools.partial, `callee.elem` those by keyword.
    """
    if callee.elem is not None:
        keywords = {**held(callee), **keywords}
    given = [*(callee.items or ()), *args]
    if callee.bound is not None and (isinstance(node, ast.Lambda) or receiver(node) is not None):
        given.insert(0, callee.bound)
    signature = node.args
    names = [a.arg for a in (*signature.posonlyargs, *signature.args)]
    bound: dict[str, Value] = dict(zip(names, given))
    loose = keywords.get("*")
    if loose is not None:
        for name in names[len(given) :]:
            if name not in keywords:
                bound[name] = loose
    if signature.vararg is not None:
        rest = tuple(given[len(names) :])
        elem = loose
        for value in rest:
            elem = value if elem is None else join(elem, value)
        bound[signature.vararg.arg] = Value(Kind.TUPLE, elem=elem, items=rest if loose is None else None)
    named = {*names, *(a.arg for a in signature.kwonlyargs)}
    extra: dict[str, Value] = {}
    for name, value in keywords.items():
        if name in named:
            bound[name] = value
        elif name not in ("*", "**"):
            extra[name] = value
    if "**" in keywords:
        for name in named.difference(bound):
            bound[name] = keywords["**"]
    if signature.kwarg is not None:
        items: Any = tuple(extra.values())
        elem = None
        for value in items:
            elem = value if elem is None else join(elem, value)
        known = "**" not in keywords
        bound[signature.kwarg.arg] = Value(
            Kind.DICT, elem=elem, items=items if known else None, keys=tuple(extra) if known else None
        )
    return bound


def held(function: Value) -> dict[str, Value]:
    """The arguments by keyword that a functools.partial has given already."""
    named = function.elem if function.kind & (Kind.FUNCTION | Kind.GRAPHFN) else None
    return dict(zip(named.keys, named.items)) if named is not None and named.keys and named.items else {}


def instance_of(callee: Value, node: ast.AST, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """What a call of a class of the file makes: an object, or a plain dict if the class is a TypedDict."""
    if callee.cls is not None and "typing.TypedDict" in callee.cls.outer:
        known = not args and "**" not in keywords
        elem = join_all([*keywords.values()]) if keywords else None
        keys, items = (tuple(keywords), tuple(keywords.values())) if known else (None, None)
        return Value(Kind.DICT, born=node, elem=elem, keys=keys, items=items)
    return Value(Kind.OBJECT, cls=callee.cls, born=node, items=fields_of(callee, args, keywords))


def fields_of(callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> tuple[Value, ...] | None:
    """What a call gives to the fields of a named tuple of the file; None for other classes, and where the call does not show it."""
    if callee.cls is None or "typing.NamedTuple" not in callee.cls.outer or {"*", "**"} & keywords.keys():
        return None
    return (*args, *keywords.values())
