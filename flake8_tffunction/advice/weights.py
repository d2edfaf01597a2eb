"""What a call costs when it runs eagerly, in ops.

The unit is `tf.tanh` on a small tensor (some 15 microseconds), measured eagerly with TensorFlow 2.21 and Keras 3 on a CPU: a call of a
tf.function costs about 25 of them, so less work than that gains nothing. What is known of sizes is too little to tell a
large product from a small one: one op is one op.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice.known import METHODS
from flake8_tffunction.flow.facts import Called, Region
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

OPERATOR: Final = 2
"""`x * 2.0` turns the number into a tensor, and looks which operator is meant."""
ELEMENT: Final = 8
"""`x[:, 0]` is a strided slice, with each bound a tensor."""
CHANGE: Final = 3
"""`w.assign_sub(x)`, `array.write(i, x)`."""
LAYER: Final = 100
"""Calls of a layer, a loss or a metric of Keras 3, of which most is Python."""
MODEL: Final = 200
UPDATE: Final = 300
"""An optimizer goes through all variables."""
NEST: Final = 30
"""A dict of tensors as an argument, which each call of a tf.function takes apart."""
GRADIENT: Final = 20
"""A tape, beside the backward pass."""
TURNS: Final = 10
"""Turns that are counted of a loop, at most."""

FREE: Final = re.compile(
    r"tf\.(?:GradientTape(?:\.\w+)?|TensorSpec|TensorShape|name_scope|is_tensor|no_gradient|Module|function|device"
    r"|control_dependencies|executing_eagerly|inside_function|get_static_value|init_scope|dtypes\.\w+|autograph\..*"
    r"|distribute\..*|config\..*|summary\.(?:should_record|record).*|data\..*|train\.\w+|errors\..*|io\.gfile\..*)$"
)
"""What makes no op of the graph."""
COMPOSITE: Final = re.compile(
    r"tf\.(?:image\..*|tensordot|norm|clip_by_global_norm|linalg\.(?:global_)?norm|math\.reduce_(?:std|variance)"
    r"|math\.l2_normalize|nn\.(?:softmax|moments|\w*cross_entropy\w*|\w*normalization)|random\.\w+|linalg\.(?:matvec|\w+_solve)|signal\.\w+"
    r"|math\.(?:reduce_logsumexp|unsorted_segment_\w+|softmax|top_k)|einsum|one_hot|debugging\.assert_\w+)$"
)
"""What is made of several ops in Python."""
COMPOSITE_WEIGHT: Final = 10
TENSORS: Final = Kind.TENSOR | Kind.VARIABLE | Kind.TENSORARRAY
LAYERED: Final = ("tensorflow_probability.", "tensorflow_addons.")
"""Beginnings of names of libraries whose functions make several ops."""
GRADIENTS: Final = ("gradient", "jacobian", "batch_jacobian")
"""Methods of a tape."""


def cost_of(file: File, fact: Called) -> int:
    """The weight of one call."""
    callee, name = fact.callee, fact.callee.name or ""
    if fact.method in ("apply_gradients", "minimize", "apply"):
        return UPDATE
    if fact.method == "update_state":
        return LAYER
    if callee.kind & Kind.STATEFUL:
        return MODEL if is_model(file, callee) else LAYER
    if callee.kind & Kind.UNKNOWN and not name and fact.method not in METHODS:
        return MODEL  # called like a model: `is_unknown` has let it through
    if name.startswith(LAYERED) and fact.callee.kind != Kind.CLASS:
        return LAYER
    if name.startswith("keras.") and callee.kind == Kind.FUNCTION:
        return LAYER
    if fact.receiver is not None and fact.receiver.kind & TENSORS and not name.startswith("tf."):
        return CHANGE
    if fact.method in GRADIENTS:
        return GRADIENT
    if not name.startswith("tf.") or FREE.match(name):
        return 0
    return COMPOSITE_WEIGHT if COMPOSITE.match(name) else 1


def is_model(file: File, value: Value) -> bool:
    """Whether an object is a model, and not a single layer."""
    if value.of is not None:
        return api.class_kind(value.of) == "model"
    return value.cls is not None and file.derives_from(value.cls, "model")


def turns(file: File, regions: tuple[Region, ...]) -> int:
    """How often a place runs in one call, as far as that is worth counting."""
    count = 1
    for region in regions:
        if region.what in ("for", "while", "comprehension"):
            times = None
            if isinstance(region.node, ast.For) and not region.staged:
                times = file.eager.count(region.node.iter, file.index.module)
            count *= TURNS if region.staged else min(times, TURNS) if times is not None else 3
    return min(count, TURNS)
