from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on
from flake8_tffunction.source.nodes import children_of, walk


class XlaTensorArray(CompiledRule):
    """Under jit_compile=True a TensorArray can't grow: what is written beyond its first size is lost, in silence.

    With `size=0, dynamic_size=True` the result is empty, and its gradient ends the whole process. Give the size, which
    may be a tensor (`size=tf.shape(x)[0]`).
    """

    code = "TFF164"
    name = "xla-tensorarray"
    message = "under jit_compile=True a TensorArray can't grow, later writes are lost: give its full `size`"
    see = ("xla",)
    quiet = (
        "Where the first size is a number of at least the writes to it in loops of known length or at literal indices, and outside "
        "of jitted code."
    )
    versions = "TensorFlow 2.15 and 2.16 raise InvalidArgumentError instead of losing the values."

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def squares(x):
                result = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect
                for i in tf.range(3):
                    result = result.write(i, x[i] ** 2)
                return result.stack()


            print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
            """,
            graph="[]",
            eager="[1. 4. 9.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def squares(x):
                result = tf.TensorArray(tf.float32, size=tf.shape(x)[0])
                for i in tf.range(3):
                    result = result.write(i, x[i] ** 2)
                return result.stack()


            print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
            """,
            graph="[1. 4. 9.]",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.callee.name != "tf.TensorArray" or not fact.place.in_xla:
            return
        dynamic = fact.keywords.get("dynamic_size") or (fact.args[2] if len(fact.args) > 2 else None)
        size = fact.keywords.get("size") or (fact.args[1] if len(fact.args) > 1 else None)
        if dynamic is None or dynamic.const is not True:
            return
        if size is None or not isinstance(size.const, int) or size.const < _writes(fact.node, fact.place.function):
            yield self.at(fact.node, fact.place)


def _writes(made: ast.AST, function: ast.AST) -> float:
    """How many elements a function writes to the TensorArray that it makes at a call, if literal loops and indices tell; else no
    number is enough."""
    names = _names(made, function)
    most = 0.0
    loops: list[tuple[ast.AST, float]] = [(function, 0.0)]
    while loops:
        node, turns = loops.pop()
        if isinstance(node, ast.While):
            turns = float("inf")
        elif isinstance(node, ast.For):
            turns = max(turns, _turns(node))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _root(node.func) in names:
            most = max(most, _written(node, turns))
        for child in children_of(node):
            if (
                isinstance(child, ast.Name)
                and child.id in names
                and _is_read(child)
                and not isinstance(node, ast.Attribute)
            ):
                return float("inf")  # handed on: who knows what is written there
            loops.append((child, turns))
    return most or float("inf")


def _names(made: ast.AST, function: ast.AST) -> set[str]:
    """The names of a TensorArray that is made at a call, and of what its writes give."""
    assigned = [node for node in walk(function) if isinstance(node, ast.Assign)]
    names: set[str] = set()
    for _ in range(2):
        for node in assigned:
            if node.value is made or isinstance(node.value, ast.Call) and _root(node.value) in names:
                names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def _is_read(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Load)


def _turns(loop: ast.For) -> float:
    """How many turns a loop makes at most, as far as `range(5)` tells."""
    call = loop.iter
    stop = call.args[-1] if isinstance(call, ast.Call) and len(call.args) in (1, 2) else None
    return stop.value if isinstance(stop, ast.Constant) and isinstance(stop.value, int) else float("inf")


def _written(call: ast.Call, turns: float) -> float:
    """How many elements there are at least after a method of a TensorArray in a loop of so many turns."""
    method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if method in READING:
        return 0.0
    index = call.args[0] if method == "write" and call.args else None
    if isinstance(index, ast.Constant) and isinstance(index.value, int):
        return index.value + 1
    return turns or float("inf")


def _root(function: ast.expr) -> str:
    """The name at the left end of `ta.write(0, x).write`."""
    node = function
    while isinstance(node, (ast.Attribute, ast.Call)):
        node = node.value if isinstance(node, ast.Attribute) else node.func
    return node.id if isinstance(node, ast.Name) else ""


READING: Final = frozenset({"read", "gather", "stack", "concat", "size", "identity", "close"})
"""Methods of a TensorArray that write nothing."""
