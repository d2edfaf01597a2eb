from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called, Subscripted
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on

CONSUMERS: Final = frozenset(
    {"tf.math.cumsum", "tf.math.cumprod", "tf.roll", "tf.unique", "tf.linalg.matvec", "tf.linalg.matmul"}
)
"""Functions that give a wrong value, or fail, for an argument whose shape depends on data (measured on CPU)."""


class XlaDynamicShape(CompiledRule):
    """XLA computes some functions of a value whose shape depends on data wrongly, or fails.

    What `tf.boolean_mask`, `tf.where(cond)`, `x[mask]` and `tf.unique` give has a shape that only the data knows.
    Reduced or returned it is right, and so is what is computed of it element by element; its `cumsum` is empty or crashes, its
    last element and `tf.roll` are wrong, a reversed slice and a product with a matrix fail. Keep the shape
    (`tf.where(cond, x, 0)`), or mask outside of the jitted function.
    """

    code = "TFF161"
    name = "xla-dynamic-shape"
    message = "XLA gets {what} of a data-dependent shape wrong or fails: keep the shape (`tf.where`)"
    see = ("xla",)
    quiet = "For all other uses of such a value (reduced, returned: measured right), and outside of jitted code."

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def last(x):
                kept = tf.boolean_mask(x, x > 0.0)
                return kept[-1]  # expect


            print(float(last(tf.constant([1.0, 3.0, -2.0]))))
            """,
            graph="1.0",
            eager="3.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def total(x):
                kept = tf.boolean_mask(x, x > 0.0)
                return tf.reduce_sum(kept) + tf.cumsum(tf.where(x > 0.0, x, 0.0))[-1]


            print(float(total(tf.constant([1.0, -2.0, 3.0]))))
            """,
            graph="8.0",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.callee.name in CONSUMERS and fact.place.in_xla and any(self._is_dynamic(value) for value in fact.args):
            yield self.at(fact.node, fact.place, what=f"`{fact.text}`")

    @on(Subscripted)
    def subscripted(self, fact: Subscripted) -> Iterator[Finding]:
        if not fact.place.in_xla or not self._is_dynamic(fact.owner):
            return
        index = fact.node.slice
        first = fact.key.items[0] if fact.key.kind == Kind.TUPLE and fact.key.items else fact.key
        written = index.elts[0] if isinstance(index, ast.Tuple) and index.elts else index
        lower, step = (written.lower, written.step) if isinstance(written, ast.Slice) else (None, None)
        if isinstance(first.const, int) and first.const < 0:
            yield self.at(fact.node, fact.place, what="`[-1]`")
        elif isinstance(step, ast.UnaryOp):
            yield self.at(fact.node, fact.place, what="a reversed slice")
        elif isinstance(step, ast.Constant) and step.value not in (1, None):
            yield self.at(fact.node, fact.place, what="a slice with a step")
        elif isinstance(lower, ast.UnaryOp):
            yield self.at(fact.node, fact.place, what="a slice that begins at the end")

    def _is_dynamic(self, value: Value) -> bool:
        """Whether the first dimension of a tensor depends on data, in the compiled code itself."""
        return value.by_data and value.is_symbolic and not value.origin & Origin.PARAM
