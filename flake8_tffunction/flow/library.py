"""Values of names that come from elsewhere: TensorFlow, Keras, NumPy, the standard library."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import Final

from flake8_tffunction.flow.values import NEST, TENSOR, Kind, Origin, Trust, Value
from flake8_tffunction.knowledge import api, host, host_returns, methods

WORDS: Final = {
    "tensor": Kind.TENSOR,
    "variable": Kind.VARIABLE,
    "tensorarray": Kind.TENSORARRAY,
    "dataset": Kind.DATASET,
    "iterator": Kind.DATASET_ITERATOR,
    "dataset_iterator": Kind.DATASET_ITERATOR,
    "tuple": Kind.TUPLE,
    "list": Kind.LIST,
    "dict": Kind.DICT,
    "set": Kind.SET,
    "none": Kind.NONE,
    "operation": Kind.OBJECT | Kind.NONE,
    "bool": Kind.NUMBER,
    "number": Kind.NUMBER,
    "string": Kind.STRING,
    "shape": Kind.SHAPE,
    "dtype": Kind.DTYPE,
    "object": Kind.OBJECT,
    "context": Kind.OBJECT,
    "function": Kind.FUNCTION,
    "graphfn": Kind.GRAPHFN,
    "array": Kind.ARRAY,
    "python_iterator": Kind.ITERATOR,
    "range": Kind.RANGE,
    "python_list": Kind.LIST,
    "python_tuple": Kind.TUPLE,
    "python_dict": Kind.DICT,
    "class": Kind.CLASS,
    "module": Kind.MODULE,
    "stateful": Kind.STATEFUL,
}
"""Words of the knowledge tables for what a call returns or a name is."""

DTYPES: Final = {"tf.double": "float64"}
"""dtypes whose first name in TensorFlow is not the one that they show."""

OWNERS: Final = frozenset({"layer", "model", "metric", "optimizer", "generator"})
"""Kinds of class whose instances own tf.Variables."""

INSTANCES: Final = {
    "dataset": Kind.DATASET,
    "iterator": Kind.DATASET_ITERATOR,
    "variable": Kind.VARIABLE,
    "tensor": Kind.TENSOR,
    "tensorarray": Kind.TENSORARRAY,
    "shape": Kind.SHAPE,
    "dtype": Kind.DTYPE,
}
"""Kinds of class whose instances have a kind of their own."""
WEIGHT: Final = Value(Kind.VARIABLE, of="keras.Variable")
"""A variable of a layer, model, metric or optimizer."""


@lru_cache(maxsize=4096)
def named(dotted: str) -> Value:
    """The value that a canonical dotted name stands for, as imported."""
    data = host_returns.DATA.get(dotted)
    if data is not None:
        return Value(WORDS[data], Origin.IMPORT)
    what = api.what(dotted)
    if what == "dtype":
        return Value(Kind.DTYPE, Origin.IMPORT, name=dotted, dtype=DTYPES.get(dotted, dotted.rpartition(".")[2]))
    kind = WORDS.get(what or "", Kind.UNKNOWN)
    if kind == Kind.UNKNOWN and (dotted.startswith("builtins.") or host.returns(dotted) is not None):
        kind = Kind.FUNCTION
    return Value(kind, Origin.IMPORT, Trust.INFERRED if kind != Kind.UNKNOWN else Trust.ASSUMED, name=dotted)


def instance(name: str, born: ast.AST | None) -> Value:
    """What constructing the library class `name` gives."""
    kind = api.class_kind(name)
    if kind in OWNERS:
        return Value(Kind.STATEFUL, of=name, born=born)
    if kind in INSTANCES:
        of = name if name == "keras.Variable" else None
        return Value(INSTANCES[kind], of=of, born=born, elem=NEST if kind == "dataset" else None)
    return Value(Kind.OBJECT, of=name, born=born)


def python_word(name: str) -> str:
    """What a call of Python or NumPy returns, in the words of `WORDS`: "iterator" is one of Python here."""
    word = host.returns(name) or "unknown"
    return "python_iterator" if word == "iterator" else word


def held(owner: Value, attr: str, word: str) -> Value:
    """The value of a data attribute of a library's object, for its word of the knowledge tables."""
    value = returned(word, None)
    if value.kind == Kind.LIST and attr in methods.MADE_ANEW:
        return value if value.elem is None else value.but(elem=value.elem.but(origin=owner.origin))
    return value.but(origin=owner.origin)


def returned(word: str, born: ast.AST | None, dtype: str | None = None) -> Value:
    """The value for a word of the knowledge tables: "tensor", "tuple:2", "parts:list,tensor", "of:logging.Logger", ..."""
    word, _, detail = word.partition(":")
    if word == "of":
        return instance(detail, born)
    if word == "nest":
        return NEST.but(born=born)
    if word == "parts":
        return Value(Kind.TUPLE, born=born, items=tuple(returned(part, None, dtype) for part in detail.split(",")))
    kind = WORDS.get(word, Kind.UNKNOWN)
    if kind == Kind.TENSOR:
        return Value(Kind.TENSOR, born=born, dtype=dtype)
    if kind & (Kind.TUPLE | Kind.LIST | Kind.DICT):
        if detail == "variable":  # a tf.Module has a tuple of them, Keras' objects have a list of weights
            return Value(kind, born=born, elem=WEIGHT if kind == Kind.LIST else Value(Kind.VARIABLE))
        tensors = not word.startswith("python_") and not detail.startswith("of")
        items = (TENSOR,) * int(detail) if detail.isdigit() else None
        return Value(kind, born=born, elem=TENSOR if tensors else None, items=items)
    if kind == Kind.DATASET or kind == Kind.DATASET_ITERATOR:
        return Value(kind, born=born, elem=NEST)
    if word == "operation":
        return Value(kind, of="tf.Operation", born=born)
    if kind == Kind.UNKNOWN:
        return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, born=born)
    return Value(kind, born=born)
