from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.repetition import ONCE
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class ImmediateCall(Rule):
    """`tf.function(f)(x)` makes a new function, traces it, and throws both away, at every call.

    The traces belong to the object that `tf.function` returns. Keep it: `fast = tf.function(f)` at module level, or as
    an attribute that the constructor sets, and call `fast(x)`.
    """

    code = "TFF114"
    name = "immediate-call"
    message = "`{text}` is made and traced anew at every call: keep it in a name, and call that"
    see = ("guide/function#controlling_retracing",)
    quiet = (
        "In traced code, at module level outside of loops, in tests, and in functions that run once (`main`, "
        "constructors, `export_*`); in a loop over models or functions, which need a tf.function each."
    )

    bad = (
        Example(
            """
            def loss(x):
                return tf.reduce_sum(x)


            for i in range(4):
                value = tf.function(loss)(tf.ones([3]))  # expect
            print(value.numpy())
            """,
            graph="3.0",
        ),
    )
    good = (
        Example(
            """
            def loss(x):
                return tf.reduce_sum(x)


            fast_loss = tf.function(loss)
            for i in range(4):
                value = fast_loss(tf.ones([3]))
            print(value.numpy(), fast_loss.experimental_get_tracing_count())
            """,
            graph="3.0 1",
            eager="3.0 0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        remaking = self.file.eager.remaking
        if (
            fact.how != "call"
            or fact.repeats.how == ONCE
            or fact.repeats.in_test
            or self.file.eager.is_traced(fact.scope)
        ):
            return
        if remaking.immediate(fact) and not remaking.needed(fact):
            assert isinstance(fact.node, ast.Call)
            yield self.at(fact.node, text=written(fact.node))
