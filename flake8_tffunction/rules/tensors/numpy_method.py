from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Place
from flake8_tffunction.flow.values import UNKNOWN, Kind, Origin, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.rules.base import Example, Finding, Rule, on

BY_OPS = "keep TensorFlow's ops, or move it outside or into `tf.py_function`"
BY_VARIABLES = "assign variable by variable, or move it outside"
BY_FUNCTION = "keep TensorFlow's ops, or use `tf.py_function`"
BY_VALUE = "take the tensor itself, which never changes"
READING = frozenset({"keras.ops.convert_to_numpy", "keras.backend.get_value", "keras.backend.eval"})
"""Functions of Keras that call `.numpy()`."""


class NumpyMethod(Rule):
    """`.numpy()` exists on eager tensors alone: on a symbolic tensor or a variable it is an error.

    While TensorFlow traces, a tensor has no value that NumPy could show. Stay with TensorFlow's ops, call
    `.numpy()` on what the function returns, or hand the tensor to Python with `tf.py_function`. `get_weights()` of a
    Keras layer or model reads its variables so, too, and so do `keras.ops.convert_to_numpy` and `copy.deepcopy`: copy one model
    into another variable by variable.
    """

    code = "TFF151"
    name = "numpy-method"
    message = "`{what}` fails {where}: {instead}"
    see = ("guide/function#tracing",)
    quiet = (
        "On eager tensors that the function captures, or makes in `tf.init_scope`, on variables there, inside "
        "`tf.py_function` and `tf.numpy_function`, under "
        "`if tf.executing_eagerly()`. An argument of the function needs no proof of being a tensor here: "
        "hardly anything else "
        "has this method."
    )

    bad = (
        Example(
            """
            @tf.function
            def loss(x):
                mean = tf.reduce_mean(x)
                return 2.0 * mean.numpy()  # expect


            print(loss(tf.constant([1.0, 3.0])))
            """,
            raises="AttributeError",
            eager="4.0",
        ),
        Example(
            """
            rate = tf.Variable(0.5)


            @tf.function
            def scaled(x):
                return x * rate.numpy()  # expect


            print(float(scaled(tf.constant(2.0))))
            """,
            raises="NotImplementedError",
            eager="1.0",
        ),
    )
    good = (
        Example(
            """
            scale = tf.constant(2.0)


            def show(value):
                print(value.numpy())


            @tf.function
            def loss(x):
                mean = tf.reduce_mean(x) * scale.numpy()
                tf.py_function(show, [mean], [])
                return mean


            print(loss(tf.constant([1.0, 3.0])).numpy())
            """,
            graph="4.0\n4.0",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and _reads_weights(name))
    def weights(self, fact: Called) -> Iterator[Finding]:
        """All weights of a Keras layer or model as arrays."""
        if _reads_weights(fact.callee.name or "") and not fact.place.in_init_scope:
            yield self.at(fact.node, fact.place, what=fact.text, where="in traced code", instead=BY_VARIABLES)

    @on(Called, of=lambda name, method: name in READING)
    def read(self, fact: Called) -> Iterator[Finding]:
        """`keras.ops.convert_to_numpy(x)`."""
        if fact.callee.name not in READING:
            return
        value = fact.args[0] if fact.args else fact.keywords.get("x", UNKNOWN)
        # those of keras.backend look at the value of a variable
        variable = value.must(Kind.VARIABLE) and fact.callee.name == "keras.ops.convert_to_numpy"
        if (value.is_symbolic or variable) and not fact.place.in_init_scope:
            yield self.at(fact.node, fact.place, what=fact.text, where="on a symbolic tensor", instead=BY_FUNCTION)

    @on(Called, of=lambda name, method: name == "copy.deepcopy")
    def copied(self, fact: Called) -> Iterator[Finding]:
        """`copy.deepcopy` of what holds a variable or a symbolic tensor."""
        if fact.callee.name != "copy.deepcopy" or not fact.args or fact.place.in_init_scope:
            return
        if fact.args[0].is_symbolic:
            yield self.at(fact.node, fact.place, what=fact.text, where="on a symbolic tensor", instead=BY_VALUE)
        elif self._holds_variable(fact.args[0]):
            yield self.at(fact.node, fact.place, what=fact.text, where="in traced code", instead=BY_VARIABLES)

    def _holds_variable(self, value: Value) -> bool:
        if value.must(Kind.VARIABLE):
            return True
        if value.must(Kind.LIST | Kind.TUPLE | Kind.DICT):
            return any(self._holds_variable(item) for item in value.items or ((value.elem,) if value.elem else ()))
        if not value.must(Kind.OBJECT | Kind.STATEFUL) or not value.is_outer:
            return False
        if value.cls is not None:
            attributes = [self.file.class_attribute(value.cls, attr) for info in value.cls.mro for attr in info.writes]
            return "__deepcopy__" not in self.file.classes.with_method and any(
                each is not None and each.must(Kind.VARIABLE) for each in attributes
            )
        return api.class_kind(value.of or "") in ("model", "optimizer", "metric")

    @on(Called, of=lambda name, method: method == "numpy")
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.method != "numpy" or fact.args or fact.keywords:
            return
        assert isinstance(fact.node, ast.Call)
        assert isinstance(fact.node.func, ast.Attribute)
        assert fact.receiver is not None
        if _is_traced(fact.receiver, fact.node.func.value, fact.place):
            yield self.at(fact.node, fact.place, what=".numpy()", where="on a symbolic tensor", instead=BY_OPS)


def _reads_weights(name: str) -> bool:
    """Whether it is Keras' own `get_weights` of a layer or model."""
    owner, _, method = name.rpartition(".")
    return method == "get_weights" and api.class_kind(owner) in ("layer", "model")


def _is_traced(value: Value, node: ast.expr, place: Place) -> bool:
    if value.must(Kind.VARIABLE):
        return not place.in_init_scope
    if value.origin & Origin.OUTER or value.kind & ~(
        Kind.TENSOR | Kind.TUPLE | Kind.LIST | Kind.DICT | Kind.UNKNOWN | Kind.NONE
    ):
        return False
    return bool(value.kind & Kind.TENSOR) or isinstance(node, ast.Name) and bool(value.origin & Origin.PARAM)
