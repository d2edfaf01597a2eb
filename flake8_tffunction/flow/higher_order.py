"""Python's own functions that call the function they are given: AutoGraph sees no such call, and converts nothing behind it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow.operators import element_of, join_all
from flake8_tffunction.flow.overlays import OVERLAYS, Model, models
from flake8_tffunction.flow.values import UNKNOWN, Kind, Value, join

if TYPE_CHECKING:
    from flake8_tffunction.flow.calls import Calls


@models("functools.reduce", "itertools.accumulate")
def folded(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The function is called for the result so far and the next element."""
    fold = callee.name == "functools.reduce"
    given = args if fold else (*reversed(args[:2]), *args[2:])
    if len(given) < 2:
        return UNKNOWN
    elem = element_of(given[1])
    start = given[2] if fold and len(given) > 2 else keywords.get("initial", elem)
    result = join(start, calls.callback(node, given[0], (start, elem), "inline"))
    return result if fold else Value(Kind.ITERATOR, born=node, elem=result)


def keyed(model: Model) -> Model:
    """A model of `sorted`, `min` or `max` that calls the function given as `key` for each element, too."""

    def call(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        key = keywords.get("key")
        if key is not None and args and key.kind == Kind.FUNCTION:
            elem = element_of(args[0]) if len(args) == 1 else join_all(list(args))
            calls.callback(node, key, (elem,), "inline")
        return model(calls, node, callee, args, keywords)

    return call


OVERLAYS.update((f"builtins.{name}", keyed(OVERLAYS[f"builtins.{name}"])) for name in ("sorted", "min", "max"))
