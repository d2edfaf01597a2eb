"""Calls of which a file shows what they do: of TensorFlow, of its own functions, and of what is used like a Keras object."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice.protocol import is_keras_like
from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

BUILDING: Final = frozenset({"layer", "model", "optimizer", "loss", "metric", "initializer", "schedule", "regularizer"})
"""Kinds of classes whose instances are set up once, by Python."""
METHODS: Final = frozenset(
    {
        *("gradient", "jacobian", "batch_jacobian", "watch", "apply_gradients", "apply", "minimize"),
        *("assign", "assign_add", "assign_sub", "scatter_nd_update", "read_value", "value"),
        *("update_state", "result", "write", "read", "stack", "unstack", "concat", "gather"),
        *("log_prob", "sample", "prob", "mean", "stddev", "variance", "entropy", "kl_divergence", "mode"),
        *(
            "normal",
            "uniform",
            "append",
            "extend",
            "items",
            "keys",
            "values",
            "get",
            "copy",
            "as_default",
            "stop_recording",
        ),
    }
)
"""Methods that are what they seem, also of an object of which nothing is known."""
NUMBERS: Final = ("builtins.int", "builtins.float", "builtins.bool", "builtins.str")
LIBRARIES: Final = (
    *(
        "tf.",
        "keras.",
        "builtins.",
        "math.",
        "functools.",
        "collections.",
        "itertools.",
        "typing.",
        "operator.",
        "enum.",
    ),
    *("tensorflow_probability.", "tensorflow_addons.", "einops."),
)
"""Beginnings of names of libraries whose functions trace; where one does not, a rule says so."""


PLAIN: Final = ("tf.", "builtins.", "collections.", "typing.", "tensorflow_probability.")
"""Beginnings of names of classes that a step may well make: tapes, specs, tuples, distributions."""


def is_unknown(file: File, fact: Called) -> bool:
    """Whether nobody can say what a call does: to a host, or to objects of which nothing is known.

    So it is of a Python number that is made of a tensor: AutoGraph would make a tensor of it, and the caller wants the number.
    """
    callee = fact.callee
    name = callee.name or ""
    if callee.node is not None or callee.cls is not None or (callee.of or "").startswith(LIBRARIES):
        return False
    if fact.method is not None and fact.receiver is not None:
        known = fact.receiver.kind and not fact.receiver.kind & (Kind.UNKNOWN | Kind.OBJECT)
        if known or fact.method in METHODS:
            return False
    if name in NUMBERS and any(value.kind & Kind.TENSOR for value in fact.args):
        return True
    if name.startswith("numpy."):
        return not all(v.kind and not v.kind & ~(Kind.NUMBER | Kind.STRING) for v in fact.args)
    if name.startswith("tensorflow_probability.") and any(value.kind & Kind.FUNCTION for value in fact.args):
        return True  # `value_and_gradient(loss, x)`: what it calls has not been played
    if name:
        return not name.startswith(LIBRARIES)
    if callee.among:
        return False
    given = any(value.may(Kind.TENSOR) for value in fact.args)
    return not (given and isinstance(fact.node, ast.Call) and is_keras_like(file, fact.node.func, fact.place.scope))


def is_built(cls: Value) -> bool:
    """Whether instances of a class are set up once, by Python: layers, optimizers, objects of other libraries."""
    if cls.name is None or cls.name.startswith(PLAIN):
        return cls.name is not None and api.class_kind(cls.name) in BUILDING
    return True
