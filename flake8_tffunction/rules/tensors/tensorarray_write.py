from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Kind, Origin
from flake8_tffunction.rules.base import Example, Finding, Rule, on

WRITES = ("write", "unstack", "scatter", "split")
INDEXED = ("write", "read", "scatter", "gather")
"""Methods whose first argument is an index, or several."""
INTEGERS = frozenset({"int64", "int8", "int16", "uint8", "uint16", "uint32", "uint64"})
"""Dtypes of an index that eager TensorArrays take, and graphs refuse."""


class TensorArrayWrite(Rule):
    """In a graph a TensorArray never changes: `ta.write(i, x)` returns a new one, and without that the value is lost.

    Eagerly it writes in place, so the code is right until it is traced: then `stack()` gives zeros, or nothing at
    all. Keep the result: `ta = ta.write(i, x)`.

    Nor does a graph take an index or a size that is no int32, as eager code does. `tf.argmax`, `Dataset.enumerate()` and
    `enumerate(dataset)` give int64: `ta.write(tf.cast(i, tf.int32), x)`.
    """

    code = "TFF158"
    name = "tensorarray-write"
    message = "{what}: {instead}"
    see = ("api_docs/python/tf/TensorArray",)
    quiet = "For other objects that have a `write` (files, summary writers, loggers)."

    bad = (
        Example(
            """
            @tf.function
            def squares(xs):
                out = tf.TensorArray(tf.float32, size=3)
                for i in tf.range(3):
                    out.write(i, xs[i] ** 2)  # expect
                return out.stack()


            print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
            """,
            graph="[0. 0. 0.]",
            eager="[1. 4. 9.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def squares(xs):
                out = tf.TensorArray(tf.float32, size=3)
                for i in tf.range(3):
                    out = out.write(i, xs[i] ** 2)
                return out.stack()


            print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
            """,
            graph="[1. 4. 9.]",
        ),
    )

    @on(Called, of=lambda name, method: method in WRITES)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.method not in WRITES:
            return
        assert fact.receiver is not None
        if not fact.receiver.must(Kind.TENSORARRAY):
            return
        if fact.receiver.origin & Origin.OUTER:
            return  # made outside: TFF120
        if _is_dropped(fact.place.statement, fact.node):
            what = f"`.{fact.method}` returns a new TensorArray and this drops it"
            yield self.at(fact.node, fact.place, what=what, instead=f"assign it to `{fact.text.rpartition('.')[0]}`")

    @on(Called, of=lambda name, method: method in INDEXED or name == "tf.TensorArray")
    def index(self, fact: Called) -> Iterator[Finding]:
        """An int64 where the graph's op takes int32."""
        if fact.method is None and fact.callee.name == "tf.TensorArray":
            given, what = fact.keywords.get("size", fact.args[1] if len(fact.args) > 1 else None), "size"
        elif fact.method in INDEXED and fact.receiver is not None and fact.receiver.must(Kind.TENSORARRAY):
            named = fact.keywords.get("index", fact.keywords.get("indices"))
            given, what = (fact.args[0] if fact.args else named), "index"
        else:
            return
        if given is not None and given.is_tensor and given.dtype in INTEGERS and not fact.place.in_init_scope:
            problem = f"`{fact.text}` takes no {given.dtype} as its {what} in a graph"
            yield self.at(fact.node, fact.place, what=problem, instead="cast it to `tf.int32`")


def _is_dropped(statement: ast.stmt, node: ast.expr) -> bool:
    if isinstance(statement, ast.Expr):
        return statement.value is node
    if isinstance(statement, ast.Assign) and statement.value is node:
        return all(isinstance(target, ast.Name) and target.id == "_" for target in statement.targets)
    return False
