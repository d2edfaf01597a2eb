from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called, Place, Stored, Subscripted
from flake8_tffunction.flow.values import UNKNOWN, Kind, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on

ACCEPTING: Final = frozenset("numpy.shape numpy.ndim numpy.isscalar numpy.iterable numpy.str_ math.prod".split())
"""Functions that ask a tensor for no value (measured: `np.shape(t)`, `np.str_(t)`), or calculate with its own operators."""
INSTEAD: Final = {
    "math": "TensorFlow's own function",
    "numpy": "a TensorFlow op or `tf.numpy_function`",
    "ndarray": "a TensorFlow op or `tf.numpy_function`",
}
"""Module or class of a function -> what can take a tensor."""
REFUSING: Final = frozenset(
    f"numpy.{name}"
    for name in (
        "abs absolute sqrt square exp log log2 log10 log1p expm1 sin cos tan tanh sign isnan isinf isfinite floor ceil mean median "
        "std var nanmean percentile quantile histogram clip round maximum minimum add subtract multiply divide power dot matmul "
        "outer einsum sort diff average concatenate stack hstack vstack reshape linalg.norm linalg.inv linalg.svd"
    ).split()
)
"""Functions of NumPy whose first argument is not None (measured): a gradient that may be None is a tensor for them."""
CONVERTING: Final = ("tf.constant", "tf.compat.v1.constant")
"""TensorFlow's own functions that take a value, and no tensor of the trace (measured: TypeError)."""


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

    @on(Called, of=lambda name, method: name in CONVERTING)
    def converted(self, fact: Called) -> Iterator[Finding]:
        """`tf.constant(tensor)`."""
        if fact.callee.name in CONVERTING and fact.args and _hides(fact.place, fact.args[0]):
            yield self.at(fact.node, fact.place, callee=fact.text, instead="`tf.convert_to_tensor`")

    @on(Called, of=lambda name, method: name is not None and name.partition(".")[0] in INSTEAD)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        instead = INSTEAD.get(name.partition(".")[0])
        if instead is None or name in ACCEPTING or host.effect(name) is not None:
            return  # `np.save` is a matter of TFF107
        args = fact.args
        if args and args[0].kind == Kind.TENSOR | Kind.NONE and (name in REFUSING or name.startswith("math.")):
            args = (args[0].but(kind=Kind.TENSOR), *args[1:])
        if any(_hides(fact.place, value) for value in (*args, *fact.keywords.values())):
            yield self.at(fact.node, fact.place, callee=fact.text, instead=instead)

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        """`array[i] = tensor`, `array[tensor] = 1`, `array.flat = tensor`."""
        if fact.owner is None or not fact.owner.must(Kind.ARRAY):
            return
        if any(value is not None and _hides(fact.place, value) for value in (fact.new, fact.under)):
            yield self.at(fact.node, fact.place, callee=fact.text, instead="`tf.stack`, or a `tf.TensorArray`")

    @on(Subscripted)
    def subscripted(self, fact: Subscripted) -> Iterator[Finding]:
        """`array[tensor]`."""
        if fact.owner.must(Kind.ARRAY) and _hides(fact.place, fact.key):
            yield self.at(fact.node, fact.place, callee="array[...]", instead="`tf.gather`")


def _hides(place: Place, value: Value) -> bool:
    """A tensor or variable, or a list of what holds one; a dict is one object to NumPy."""
    if value.kind not in (Kind.LIST, Kind.TUPLE):
        return place.hides(value)
    return any(_hides(place, item) for item in value.items or (value.elem or UNKNOWN,))
