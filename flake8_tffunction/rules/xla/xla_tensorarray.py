from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on
from flake8_tffunction.source.nodes import walk


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
        "Where the first size is a number of at least the writes of a loop of known length, and outside of jitted code."
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
        if size is None or not isinstance(size.const, int) or size.const < _writes(fact.place.function):
            yield self.at(fact.node, fact.place)


def _writes(function: ast.AST) -> float:
    """How many turns the loops of a function make, if all of them count literally; else no number is enough."""
    most = 0.0
    for loop in walk(function):
        if isinstance(loop, ast.While):
            return float("inf")
        if isinstance(loop, ast.For):
            call = loop.iter
            stop = call.args[-1] if isinstance(call, ast.Call) and len(call.args) in (1, 2) else None
            if not isinstance(stop, ast.Constant) or not isinstance(stop.value, int):
                return float("inf")
            most = max(most, stop.value)
    return most or float("inf")
