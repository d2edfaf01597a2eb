"""Control flow of `keras.ops`: on TensorFlow it runs the ops of `tf` with the functions that it is given, and AutoGraph converts
none of them that it would not convert there (measured on Keras 3)."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.graph import entering
from flake8_tffunction.flow.operators import element_of
from flake8_tffunction.flow.overlays import OVERLAYS, accumulated, argument, models, staged_result
from flake8_tffunction.flow.values import UNKNOWN, Kind, Origin, Value

if TYPE_CHECKING:
    from flake8_tffunction.flow.calls import Calls

OVERLAYS.update({"keras.ops.cond": OVERLAYS["tf.cond"]})


@models("keras.ops.while_loop")
def while_loop(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """As tf.while_loop; one loop variable needs no list around it."""
    condition, body, variables = (
        argument(args, keywords, position, name) for position, name in enumerate(("cond", "body", "loop_vars"))
    )
    if condition is None or body is None or variables is None:
        return UNKNOWN
    alone = bool(variables.kind) and not variables.kind & (Kind.LIST | Kind.TUPLE | Kind.UNKNOWN)
    many = Value(Kind.TUPLE, items=(variables,)) if alone else variables
    result = OVERLAYS["tf.while_loop"](calls, node, callee, (condition, body, many), {})
    return result.items[0] if alone and result.items else result


@models("keras.ops.fori_loop")
def fori_loop(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The body is traced once, over a counter and the state."""
    body, state = argument(args, keywords, 2, "body_fun"), argument(args, keywords, 3, "init_val")
    if body is None or state is None:
        return UNKNOWN
    counter = Value(Kind.TENSOR, dtype="int32", shape=())
    result = calls.callback(node, body, (counter, entering(state)), "loop")
    if calls.tracing and calls.wants(facts.Wound):
        calls.tell(facts.Wound(node, calls.place, (), (state,), (result,), False))
    return entering(state)


@models("keras.ops.map", "keras.ops.vectorized_map", "keras.ops.scan", "keras.ops.associative_scan")
def over_elements(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The function is traced once, over one element, and over the state that `scan` carries along."""
    scan, pairs = callee.name == "keras.ops.scan", callee.name == "keras.ops.associative_scan"
    function = argument(args, keywords, 0, "f", "function")
    over = argument(args, keywords, 2 if scan else 1, "xs", "elems", "elements")
    if function is None:
        return UNKNOWN
    elem = UNKNOWN if over is None else _one_of(over)
    first = argument(args, keywords, 1, "init") if scan else elem
    given = (accumulated(first, elem), elem) if scan else (elem, elem) if pairs else (elem,)
    result = staged_result(calls.callback(node, function, given, "scan"))
    return result if scan or not pairs else staged_result(elem)


def _one_of(over: Value) -> Value:
    """One element of a tensor, or of each tensor of a structure."""
    if over.is_tensor or over.items is None:
        elem = element_of(over) if over.is_tensor else over
    else:
        elem = over.but(items=tuple(map(element_of, over.items)))
    return elem.but(origin=Origin.FRESH)


@models("keras.ops.switch")
def switch(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Every branch is traced, over the operands."""
    branches = argument(args, keywords, 1, "branches")
    results = [
        calls.callback(node, branch, tuple(args[2:]), "branch")
        for branch in (branches.items if branches is not None and branches.items is not None else ())
    ]
    return staged_result(results[0]) if results else UNKNOWN
