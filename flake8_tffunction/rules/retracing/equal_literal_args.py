from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class EqualLiteralArgs(Rule):
    """Python arguments are compared with `==`: after `f(1)`, `f(1.0)` and `f(True)` reuse the trace of the int.

    So the result has the dtype of the first call, or takes its branch, without a word; `0.0` and `-0.0` are equal too,
    and lists are compared element by element. Pass tensors (`tf.constant(1.0)`), one type of number, or give an
    input_signature.
    """

    code = "TFF112"
    name = "equal-literal-args"
    message = "`{new}` == `{old}`, so this call reuses the trace that line {line} made for `{old}`: pass a tensor"
    see = ("guide/function#rules_of_tracing",)
    quiet = (
        "In traced code and in tests; with an input_signature; where another argument makes a trace of its own; for a "
        "bool beside 0 or 1 in a parameter that is only tested for truth."
    )

    bad = (
        Example(
            """
            @tf.function
            def double(x):
                return tf.convert_to_tensor(x) * 2


            print(double(1).dtype.name)
            print(double(1.0).dtype.name)  # expect
            """,
            graph="int32\nint32",
            eager="int32\nfloat32",
        ),
        Example(
            """
            @tf.function
            def clip(x, limit=None):
                if limit is None or limit is False:
                    return x
                return tf.minimum(x, float(limit))


            print(clip(tf.constant(5.0), False).numpy())
            print(clip(tf.constant(5.0), 0).numpy())  # expect
            """,
            graph="5.0\n5.0",
            eager="5.0\n0.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def double(x):
                return tf.convert_to_tensor(x) * 2


            print(double(tf.constant(1)).dtype.name)
            print(double(tf.constant(1.0)).dtype.name)
            """,
            graph="int32\nfloat32",
        ),
        Example(
            """
            @tf.function
            def forward(x, training):
                return x * 0.5 if training else x


            print(forward(tf.constant(2.0), 1).numpy())
            print(forward(tf.constant(2.0), True).numpy())
            """,
            graph="1.0\n1.0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.options.signed or fact.repeats.in_test:
            return
        equal = self.file.eager.arguments.equal_literal(fact)
        if equal is not None:
            yield self.at(fact.node, new=equal.new, old=equal.old, line=equal.line)
