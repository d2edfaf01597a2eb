from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called, Stored, Subscripted
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on

STATIC: Final = frozenset(
    {
        "shape",
        "ndim",
        "size",
        "isscalar",
        "iterable",
        "dtype",
        "result_type",
        "can_cast",
        "issubdtype",
        "broadcast_shapes",
    }
)
"""Functions of NumPy that look at no value (measured: `np.shape(t)`, `np.ndim(t)`, `np.isscalar(t)`)."""


class NumpyFunction(Rule):
    """NumPy and `math` can't take a symbolic tensor: the call fails while TensorFlow traces.

    Their functions need values, and a tensor of the graph has none yet. Use TensorFlow's function of the same
    purpose (`tf.sqrt`, `tf.reduce_mean`), `tf.experimental.numpy`, or `tf.numpy_function` for what only NumPy can
    do.
    """

    code = "TFF152"
    name = "numpy-function"
    message = "`{callee}` fails on a symbolic tensor: use {instead}"
    yields_to = ("TFF159",)
    see = ("guide/tf_numpy",)
    quiet = (
        "For shapes and other static values (`np.prod(x.shape)`), for arrays and numbers, for eager tensors "
        "that the function "
        "captures, for `tf.experimental.numpy`, and inside `tf.py_function` and `tf.numpy_function`."
    )

    bad = (
        Example(
            """
            import numpy as np


            @tf.function
            def rms(x):
                return np.sqrt(tf.reduce_mean(x * x))  # expect


            print(float(rms(tf.constant([3.0, 3.0]))))
            """,
            raises="NotImplementedError",
            eager="3.0",
        ),
        Example(
            """
            import math


            @tf.function
            def decay(step):
                return 0.5 * math.exp(-step)  # expect


            print(float(decay(tf.constant(0.0))))
            """,
            raises="TypeError",
            eager="0.5",
        ),
    )
    good = (
        Example(
            """
            import numpy as np

            WEIGHTS = np.array([1.0, 2.0], "float32")


            @tf.function
            def weigh(x):
                return tf.sqrt(tf.reduce_sum(x * np.square(WEIGHTS))) / np.prod(x.shape)


            print(float(weigh(tf.constant([5.0, 1.0]))))
            """,
            graph="1.5",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and name.startswith(("math.", "numpy.")))
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name
        if name is None or fact.place.in_init_scope:
            return
        module, _, function = name.rpartition(".")
        if not (
            module == "math"
            or module.partition(".")[0] == "numpy"
            and function not in STATIC
            and fact.callee.kind != Kind.CLASS
        ):
            return
        if host.frozen(name) is not None and not any(_is_symbolic(value) for value in fact.args):
            return
        if any(_is_symbolic(value) for value in (*fact.args, *fact.keywords.values())):
            instead = "TensorFlow's own function" if module == "math" else "a TensorFlow op or `tf.numpy_function`"
            yield self.at(fact.node, fact.place, callee=fact.text, instead=instead)

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        """`array[i] = tensor`, `array[tensor] = 1`."""
        if fact.what != "item" or fact.owner is None or not fact.owner.must(Kind.ARRAY):
            return
        if any(value is not None and _is_symbolic(value) for value in (fact.new, fact.under)):
            yield self.at(fact.node, fact.place, callee=fact.text, instead="`tf.stack`, or a `tf.TensorArray`")

    @on(Subscripted)
    def subscripted(self, fact: Subscripted) -> Iterator[Finding]:
        """`array[tensor]`."""
        if fact.owner.must(Kind.ARRAY) and _is_symbolic(fact.key):
            yield self.at(fact.node, fact.place, callee="array[...]", instead="`tf.gather`")


def _is_symbolic(value: Value) -> bool:
    if value.is_symbolic:
        return True
    if value.kind not in (Kind.LIST, Kind.TUPLE):
        return False
    if value.items is None:  # `np.hstack([tf.reshape(g, [-1]) for g in gradients])`
        return value.elem is not None and value.elem.is_symbolic
    return any(item.is_symbolic for item in value.items)
