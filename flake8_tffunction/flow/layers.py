"""What comes back from calls whose function is not shown as it runs: Keras layers, functions under tf.custom_gradient."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.dimensions import layer_output
from flake8_tffunction.flow.values import TENSOR, UNKNOWN, Kind, Value

OPEN = frozenset(
    {
        *("keras.Layer", "keras.Model", "keras.layers.Identity", "keras.layers.Lambda", "keras.layers.RNN"),
        *("keras.layers.TFSMLayer", "keras.layers.TimeDistributed", "keras.layers.Wrapper"),
    }
)
"""Classes of which a subclass, a functional model, the function or the layer inside may give back a structure."""
OUTPUTS = Value(Kind.TENSOR | Kind.TUPLE | Kind.DICT | Kind.LIST, elem=UNKNOWN)


def results(layer: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """What a call of a Keras layer gives back."""
    told = _told(layer, args, keywords)
    if told is not None:
        return told
    several = layer.of is None or layer.of in OPEN or _gives_several(layer, keywords)
    return OUTPUTS if several else layer_output(layer, args)


def _told(layer: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value | None:
    """What a recurrent cell, a recurrent layer with its state, or attention with its scores gives back; None for others.

    Measured on Keras 3.15 and 2.15, which puts a list in the place of the layers' tuple.
    """
    scores = keywords.get("return_attention_scores")
    if scores is not None and scores.const is True:
        return Value(Kind.TUPLE, elem=TENSOR, items=(TENSOR, TENSOR))
    name = (layer.of or "").removeprefix("keras.layers.")
    if name in ("GRUCell", "LSTMCell", "SimpleRNNCell"):
        states = args[1] if len(args) > 1 else keywords.get("states", UNKNOWN)
        listed = name == "LSTMCell" or states.kind in (Kind.LIST, Kind.TUPLE)
        new = (TENSOR,) * (2 if name == "LSTMCell" else 1)
        return Value(Kind.TUPLE, items=(TENSOR, Value(Kind.LIST, elem=TENSOR, items=new) if listed else UNKNOWN))
    if name in ("GRU", "LSTM", "SimpleRNN") and isinstance(layer.born, ast.Call):
        state = next((k.value for k in layer.born.keywords if k.arg == "return_state"), None)
        if isinstance(state, ast.Constant) and state.value is True:
            return Value(Kind.TUPLE | Kind.LIST, elem=TENSOR)
    return None


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
