from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.nesting import NESTED, nested
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class NestedFunction(Rule):
    """A tf.function is made inside of traced code, on top of another one, or of what Keras or a Dataset traces anyway.

    It gains nothing: made in traced code it is traced again with every trace around it, and each call of
    `tf.function(f)` puts a function of its own into the graph. On `train_step` it also keeps
    `compile(run_eagerly=True)` from working. Make it once, outside; calling a tf.function from another one is fine. A
    `train_step` with a tensor `if` or loop is another matter: Keras 3 does not convert it, and tf.function does.
    """

    code = "TFF173"
    name = "nested-function"
    default = False
    message = "`{function}` is made a tf.function {where}: {instead}"
    see = ("guide/function",)
    quiet = (
        "For a tf.function that traced code merely calls, one made under a create-once guard or for an option such "
        "as `jit_compile`, and for Keras hooks with control flow that may depend on tensors."
    )

    bad = (
        Example(
            """
            def square(v):
                return v * v


            @tf.function
            def energy(x):
                total = tf.zeros_like(x)
                for _ in range(3):
                    total += tf.function(square)(x)  # expect
                return total


            print(float(energy(tf.constant(2.0))))
            """,
            graph="12.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def square(v):
                return v * v


            @tf.function
            def energy(x):
                total = tf.zeros_like(x)
                for _ in range(3):
                    total += square(x)
                return total


            print(float(energy(tf.constant(2.0))))
            """,
            graph="12.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        how = nested(self.file, fact)
        if how is not None:
            where, instead = NESTED[how]
            yield self.at(fact.node, function=fact.traced.label, where=where, instead=instead)
