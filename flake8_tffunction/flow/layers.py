"""What comes back from calls whose function is not shown as it runs: Keras layers, functions under tf.custom_gradient."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.dimensions import layer_output
from flake8_tffunction.flow.values import UNKNOWN, Kind, Value

OPEN = frozenset({"keras.Layer", "keras.Model"})
"""Classes of which a subclass, or a functional model, may give back a structure."""
OUTPUTS = Value(Kind.TENSOR | Kind.TUPLE | Kind.DICT | Kind.LIST, elem=UNKNOWN)


def results(layer: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """What a call of a Keras layer gives back."""
    several = layer.of is None or layer.of in OPEN or _gives_several(layer, keywords)
    return OUTPUTS if several else layer_output(layer, args)


def _gives_several(layer: Value, keywords: dict[str, Value]) -> bool:
    """Whether a Keras layer gives back more than one tensor: attention with its scores, a recurrent one with its state."""
    scores = keywords.get("return_attention_scores")
    if scores is not None and scores.const is not False:
        return True
    states = (
        [k.value for k in layer.born.keywords if k.arg == "return_state"] if isinstance(layer.born, ast.Call) else []
    )
    return any(not isinstance(state, ast.Constant) or state.value is True for state in states) or (
        layer.of or ""
    ).endswith(("Cell", "Cells", ".Bidirectional"))
