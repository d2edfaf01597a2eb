from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called, Iterated
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import api
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on

HOST: Final = frozenset({"tf.print", "tf.py_function", "tf.numpy_function", "tf.compat.v1.py_func", "tf.timestamp"})
FAMILIES: Final = ("tf.strings.", "tf.io.", "tf.summary.")
HARMLESS: Final = (
    "tf.io.gfile.",
    "tf.summary.experimental.",
    "tf.summary.create_",
    "tf.summary.should_",
    "tf.io.FixedLen",
    "tf.io.VarLen",
    "tf.io.Ragged",
    "tf.io.Sparse",
)
"""Python of those modules, which makes no op."""


class XlaHostOp(CompiledRule):
    """XLA has no kernel for operations of the host: under jit_compile=True the first call fails.

    `tf.print`, `tf.py_function`, everything with strings, lookup tables, files, summaries, `tf.timestamp` and loops
    over a Dataset run on the host. An inner tf.function does not protect them, whatever its own jit_compile says. Call
    them in an outer function that is not jitted.
    """

    code = "TFF162"
    name = "xla-host-op"
    message = "`{callee}` has no XLA kernel, so jit_compile=True fails: call it outside"
    see = ("xla",)
    quiet = "For Python's own strings and prints, and outside of jitted code."

    bad = (
        Example(
            """
            import sys


            @tf.function(jit_compile=True)
            def double(x):
                tf.print("x =", x, output_stream=sys.stdout)  # expect
                return x * 2.0


            print(double(tf.constant([1.0])).numpy())
            """,
            raises="InvalidArgumentError",
            eager="x = [1]\n[2.]",
        ),
    )
    good = (
        Example(
            """
            import sys


            @tf.function(jit_compile=True)
            def fast(x, mode="double"):
                return x * 2.0 if mode == "double" else x


            @tf.function
            def double(x):
                y = fast(x)
                tf.print("y =", y, output_stream=sys.stdout)
                return y


            print(double(tf.constant([1.0])).numpy())
            """,
            graph="y = [2]\n[2.]",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if not fact.place.in_xla or fact.place.in_init_scope:
            return
        name = fact.callee.name or ""
        host = name in HOST or name.startswith(FAMILIES) and not name.startswith(HARMLESS)
        table = fact.receiver is not None and api.class_kind(fact.receiver.of or "") == "table"
        if host or table and fact.method in ("lookup", "insert", "size", "export", "remove", "__getitem__"):
            yield self.at(fact.node, fact.place, callee=fact.text)

    @on(Iterated)
    def iterated(self, fact: Iterated) -> Iterator[Finding]:
        if fact.how == "for" and fact.place.in_xla and fact.value.must(Kind.DATASET | Kind.DATASET_ITERATOR):
            yield self.at(fact.node, fact.place, callee="for ... in dataset")
