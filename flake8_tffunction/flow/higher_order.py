"""Python's own iterators, and its functions that call the function they are given: AutoGraph sees no such call, and converts
nothing behind it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.agreement import ordering
from flake8_tffunction.flow.operators import element_of, join_all
from flake8_tffunction.flow.overlays import OVERLAYS, Model, argument, models
from flake8_tffunction.flow.tensors import ENDLESS, is_endless, length
from flake8_tffunction.flow.values import NONE, NUMBER, UNKNOWN, Kind, Value, join

if TYPE_CHECKING:
    from flake8_tffunction.flow.calls import Calls

MOST: Final = 8
"""Arguments that a function is taken to be given where it is not known how many there are."""


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


@models("itertools.starmap")
def spread(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The function is called with the parts of each element as its arguments."""
    if len(args) < 2:
        return UNKNOWN
    parts = element_of(args[1])
    known = parts.items if parts.kind in (Kind.TUPLE, Kind.LIST) else None
    given = known if known is not None else (element_of(parts),) * MOST
    result = UNKNOWN if args[1].is_symbolic else calls.callback(node, args[0], given, "inline")
    return Value(Kind.ITERATOR, born=node, elem=result)


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
    asked(calls, node, args[1], holds)
    return Value(Kind.ITERATOR, born=node, elem=elem, loose=ENDLESS if is_endless(args[1]) else None)


def asked(calls: Calls, node: ast.expr, source: Value, holds: Value) -> None:
    """Python asks for the truth of what it has got of each element; to iterate a tensor fails before that."""
    if not source.is_symbolic and calls.wants(facts.Branched):
        calls.tell(facts.Branched(node, calls.place, holds, False))


@models("itertools.takewhile", "itertools.dropwhile", "itertools.filterfalse")
def selected(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Elements up to, from, or without those for which the function holds."""
    if len(args) < 2:
        return UNKNOWN
    elem = element_of(args[1])
    asked(calls, node, args[1], calls.callback(node, args[0], (elem,), "inline"))
    return Value(Kind.ITERATOR, born=node, elem=elem)


def ordered(calls: Calls, node: ast.expr, source: Value, by: Value) -> None:
    """Python compares what it orders the elements of `source` by, unless there is one element only."""
    known = length(source)
    if known is None or known > 1:
        asked(calls, node, source, calls.lifted(ordering(by)))


@models("list.sort")
def sorting(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A list is ordered in place."""
    items = callee.bound
    if items is not None:
        key = keywords.get("key")
        elem = element_of(items)
        given = key is not None and key.kind != Kind.NONE
        ordered(calls, node, items, calls.callback(node, key, (elem,), "inline") if key is not None and given else elem)
    return NONE


HEAPS = ("heapify", "heappop", "heappush", "heappushpop", "heapreplace")
SEARCHES = ("bisect", "bisect_left", "bisect_right", "insort", "insort_left", "insort_right")
GROWING = ("heapq.heappush", "bisect.insort", "bisect.insort_left", "bisect.insort_right")


@models(*(f"heapq.{name}" for name in HEAPS), *(f"bisect.{name}" for name in SEARCHES))
def placed(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A heap or a sorted list, whose elements are compared with each other, and with one that is put in or looked for."""
    if not args:
        return UNKNOWN
    heap, *new = args
    elem = element_of(heap)
    if heap.items != () and "key" not in keywords:
        orders = [calls.lifted(ordering(value)) for value in (*new[:1], elem)]
        asked(calls, node, heap, next((order for order in orders if order.is_symbolic), orders[0]))
    if new and callee.name in GROWING and isinstance(node, ast.Call):
        calls.grown(node.args[0], heap, new[0])
    return elem if (callee.name or "").startswith("heapq.") else NUMBER


@models("heapq.nlargest", "heapq.nsmallest")
def extremes(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The first elements in order."""
    if len(args) < 2:
        return UNKNOWN
    elem = element_of(args[1])
    key = argument(args, keywords, 2, "key")
    by = calls.callback(node, key, (elem,), "inline") if key is not None and key.kind == Kind.FUNCTION else elem
    ordered(calls, node, args[1], by)
    return Value(Kind.LIST, born=node, elem=elem)


def keyed(model: Model) -> Model:
    """A model of `sorted`, `min` or `max` that calls the function given as `key` for each element, too."""

    def call(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        key = keywords.get("key")
        if key is not None and args and key.kind == Kind.FUNCTION:
            elem = element_of(args[0]) if len(args) == 1 else join_all(list(args))
            by = calls.callback(node, key, (elem,), "inline")
            ordered(calls, node, args[0] if len(args) == 1 else Value(Kind.TUPLE, items=args), by)
        return model(calls, node, callee, args, keywords)

    return call


OVERLAYS.update((f"builtins.{name}", keyed(OVERLAYS[f"builtins.{name}"])) for name in ("sorted", "min", "max"))
