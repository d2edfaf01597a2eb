from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Branched, Operated
from flake8_tffunction.flow.values import Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class NonBoolCondition(Rule):
    """A condition that is a tensor of numbers or strings is an error: AutoGraph wants a tf.bool.

    Eagerly any tensor has a truth value, as in Python. A graph branch or loop takes a boolean scalar alone, and
    nothing converts a number into one, be it that of a variable or of an eager tensor from outside. Compare
    explicitly: `tf.size(x) > 0`, `n != 0`, `tf.strings.length(s) > 0`.
    """

    code = "TFF150"
    name = "non-bool-condition"
    message = "this condition is a tensor of {dtype}, and AutoGraph takes tf.bool only: compare (`... > 0`)"
    quiet = "For boolean tensors, comparisons, Python values, and where the dtype of the tensor is not known."

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
            and _is_no_bool(fact.test)
            and not (fact.place.in_init_scope and isinstance(fact.node, ast.IfExp))
        ):
            yield self.at(getattr(fact.node, "test", fact.node), fact.place, dtype=fact.test.dtype)

    @on(Operated)
    def operated(self, fact: Operated) -> Iterator[Finding]:
        """`not t`, and the operands of `and` and `or`: AutoGraph makes them ops where one is a tensor."""
        if fact.place.converted and (fact.op == "not" or _joins(fact)):
            wrong = next((value for value in fact.operands if _is_no_bool(value)), None)
            if wrong is not None:
                yield self.at(fact.node, fact.place, dtype=wrong.dtype)


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
