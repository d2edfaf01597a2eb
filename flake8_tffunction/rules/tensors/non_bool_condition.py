from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from flake8_tffunction.flow.conditions import spelled_out
from flake8_tffunction.flow.facts import Branched, Called, Operated
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on

NUMERIC = frozenset(
    f"tf.math.{name}"
    for name in (
        "abs negative reduce_sum reduce_mean reduce_prod reduce_max reduce_min reduce_std reduce_variance "
        "reduce_euclidean_norm reduce_logsumexp sqrt square exp log maximum minimum subtract multiply add divide"
    ).split()
) | {"tf.norm", "tf.add_n", "tf.tensordot", "tf.linalg.matmul", "keras.ops.sum", "keras.ops.mean"}
"""Ops that give numbers, whatever numbers they get: a tensor of bools they refuse, or count."""
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)


class NonBoolCondition(Rule):
    """A condition that is a tensor of numbers or strings is an error: AutoGraph wants a tf.bool.

    Eagerly any tensor has a truth value, as in Python. A graph branch or loop takes a boolean scalar alone, and
    nothing converts a number into one, be it that of a variable or of an eager tensor from outside. Compare
    explicitly: `tf.size(x) > 0`, `n != 0`, `tf.strings.length(s) > 0`.
    `tf.cond` takes a tensor alone, too: `tf.cond(training, ...)` with a Python bool works eagerly, and fails in a graph.
    Between Python values choose with a plain `if`.
    """

    code = "TFF150"
    name = "non-bool-condition"
    message = "this condition is {given}, and {who} takes {only} only: {instead}"
    quiet = (
        "For boolean tensors, comparisons, Python values (but for `tf.cond`, which takes none), and where the dtype of the "
        "tensor is not known."
    )

    bad = (
        Example(
            """
            @tf.function
            def mean_or_zero(x):
                if tf.size(x):  # expect
                    return tf.reduce_mean(x)
                return 0.0


            print(float(mean_or_zero(tf.constant([1.0, 3.0]))))
            """,
            raises="ValueError",
            eager="2.0",
        ),
        Example(
            """
            @tf.function
            def countdown(n):
                while not n - 3:  # expect
                    n = n + 1
                return n


            print(int(countdown(tf.constant(3))))
            """,
            raises="TypeError",
            eager="4",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def mean_or_zero(x):
                if tf.size(x) > 0 and not tf.reduce_any(x < 0.0):
                    return tf.reduce_mean(x)
                return 0.0


            print(float(mean_or_zero(tf.constant([1.0, 3.0]))))
            """,
            graph="2.0",
        ),
    )

    @on(Branched)
    def branched(self, fact: Branched) -> Iterator[Finding]:
        if (
            fact.staged
            and (_is_no_bool(fact.test) or self._is_number(fact))
            and not (fact.place.in_init_scope and isinstance(fact.node, ast.IfExp))
        ):
            yield self.at(getattr(fact.node, "test", fact.node), fact.place, **_words(fact.test, "AutoGraph"))

    def _is_number(self, fact: Branched) -> bool:
        """Whether a tensor of unknown dtype is one of numbers, by the expression that makes it."""
        test = getattr(fact.node, "test", None)
        if fact.test.dtype is not None or not fact.test.is_tensor or not isinstance(test, ast.expr):
            return False
        made = spelled_out(self.file, test, fact.place.scope)
        if isinstance(made, ast.Call):
            return self.file.names.canonical(made.func, fact.place.scope) in NUMERIC
        return isinstance(made, ast.BinOp) and isinstance(made.op, ARITHMETIC)

    @on(Operated)
    def operated(self, fact: Operated) -> Iterator[Finding]:
        """`not t`, and the operands of `and` and `or`: AutoGraph makes them ops where one is a tensor."""
        if fact.place.converted and (fact.op == "not" or _joins(fact)):
            wrong = next((value for value in fact.operands if _is_no_bool(value)), None)
            if wrong is not None:
                yield self.at(fact.node, fact.place, **_words(wrong, "AutoGraph"))

    @on(Called, of=lambda name, method: name == "tf.cond")
    def called(self, fact: Called) -> Iterator[Finding]:
        """`tf.cond(training, ...)`: neither a Python bool nor a number is a condition of the graph."""
        pred = argument(fact.args, fact.keywords, 0, "pred")
        if fact.callee.name != "tf.cond" or pred is None or fact.place.in_init_scope:
            return
        if pred.must(Kind.NUMBER) or _is_no_bool(pred):
            yield self.at(_condition(fact.node), fact.place, **_words(pred, "`tf.cond`"))


def _condition(call: ast.expr) -> ast.expr:
    """Where a call of tf.cond writes its condition; the call itself where that is not to be seen (`tf.cond(**given)`)."""
    keywords = [keyword.value for keyword in getattr(call, "keywords", ()) if keyword.arg == "pred"]
    return next(iter([*keywords, *getattr(call, "args", ())]), call)


def _words(value: Value, who: str) -> dict[str, Any]:
    if value.kind == Kind.NUMBER:
        return {"given": "a Python value", "who": who, "only": "a tensor", "instead": "write a plain `if`"}
    return {
        "given": f"a tensor of {value.dtype or 'numbers'}",
        "who": who,
        "only": "tf.bool",
        "instead": "compare (`... > 0`)",
    }


def _joins(fact: Operated) -> bool:
    """Whether `and` or `or` becomes an op that looks at all operands. Beside Python values the last one is but the result
    (`x.shape[0] or tf.shape(x)[0]`), and in `tf.init_scope` eager tensors have a truth."""
    return (
        fact.op in ("and", "or")
        and not fact.place.in_init_scope
        and any(value.is_tensor for value in fact.operands[:-1])
    )


def _is_no_bool(value: Value) -> bool:
    """Of an eager tensor or a variable, too: AutoGraph does not look into them."""
    return value.is_tensor and value.dtype is not None and value.dtype != "bool"
