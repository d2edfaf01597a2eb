"""Python's own iterators, and its functions that call the function they are given: AutoGraph sees no such call, and converts
nothing behind it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.operators import element_of, join_all
from flake8_tffunction.flow.overlays import OVERLAYS, Model, argument, models
from flake8_tffunction.flow.tensors import ENDLESS, is_endless
from flake8_tffunction.flow.values import NUMBER, UNKNOWN, Kind, Value, join

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


@models("itertools.count", "itertools.cycle", "itertools.repeat")
def endless(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Iterators without an end; `repeat` may be given how often."""
    if callee.name == "itertools.count":
        return Value(Kind.ITERATOR, born=node, elem=NUMBER, loose=ENDLESS)
    if not args:
        return UNKNOWN
    if callee.name == "itertools.cycle":
        return Value(Kind.ITERATOR, born=node, elem=element_of(args[0]), loose=ENDLESS)
    times = argument(args, keywords, 1, "times")
    return Value(Kind.ITERATOR, born=node, elem=args[0], loose=ENDLESS if times is None else None)


@models("builtins.filter")
def filtered(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Those elements for which the function holds: Python asks at once."""
    if len(args) < 2:
        return UNKNOWN
    elem = element_of(args[1])
    holds = elem if args[0].kind == Kind.NONE else calls.callback(node, args[0], (elem,), "inline")
    if args[1].kind == Kind.DATASET:
        return Value(Kind.DATASET, born=node, elem=elem)
    if not args[1].is_symbolic and calls.wants(facts.Branched):  # to iterate a tensor fails before that
        calls.tell(facts.Branched(node, calls.place, holds, False))
    return Value(Kind.ITERATOR, born=node, elem=elem, loose=ENDLESS if is_endless(args[1]) else None)


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
