from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on

DROPPED: Final = (
    "tf.debugging.assert_",
    "tf.debugging.Assert",
    "tf.debugging.check_numerics",
    "tf.debugging.enable_check_numerics",
)
STATIC: Final = (
    "assert_rank",
    "assert_rank_at_least",
    "assert_rank_in",
    "assert_shapes",
    "assert_type",
    "assert_same_float_dtype",
    "assert_scalar",
)
"""Assertions that TensorFlow decides while tracing, and that raise under XLA as well."""


class XlaDroppedAssert(CompiledRule):
    """XLA drops run-time checks: `tf.debugging.assert_*`, `Assert` and `check_numerics` do nothing under
    jit_compile=True.

    No error is raised and none is logged; the guard is gone. Check outside of the jitted function, or return the
    condition from it. Checks of ranks and static shapes, which TensorFlow decides while tracing, and `tf.ensure_shape`
    stay.
    """

    code = "TFF163"
    name = "xla-dropped-assert"
    message = "XLA silently drops `{callee}`: check outside the jitted function"
    see = ("xla",)
    quiet = "For `assert_rank`, `assert_shapes`, `assert_type` and `tf.ensure_shape`, and outside of jitted code."

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def log(x):
                tf.debugging.assert_positive(x)  # expect
                return tf.math.log(x)


            print(log(tf.constant([1.0, -2.0])).numpy())
            """,
            graph="[ 0. nan]",
            eager="",
            eager_raises="InvalidArgumentError",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def fast_log(x):
                tf.debugging.assert_rank(x, 1)
                return tf.math.log(x)


            @tf.function
            def log(x):
                tf.debugging.assert_positive(x)
                return fast_log(x)


            print(log(tf.constant([1.0])).numpy())
            """,
            graph="[0.]",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        if fact.place.in_xla and name.startswith(DROPPED) and name.rpartition(".")[2] not in STATIC:
            yield self.at(fact.node, fact.place, callee=fact.text)
