"""A program's Python state at its end, reduced to short texts that two runs can be compared by.

Runs inside the process of the program, where TensorFlow is already imported.
"""

from __future__ import annotations

import itertools
import re
import types
from collections.abc import Iterable, Mapping
from typing import Any, cast

import numpy as np
import tensorflow as tf
from tensorflow.python.autograph.operators import variables

DEPTH = 4
ITEMS = 8
REMAINING = 100
"""So many elements are drawn at most to see how far an iterator was consumed."""

EMPTY: tuple[Iterable[Any], ...] = ([], (), {}, set(), "", range(0))
DRAINABLE: tuple[type, ...] = (
    types.GeneratorType,
    zip,
    map,
    filter,
    enumerate,
    *(type(iter(empty)) for empty in EMPTY),
    itertools.count,
    itertools.cycle,
    itertools.chain,
)
"""Iterators of Python, whose position is state that only reading on shows."""

UNDEFINED = (variables.Undefined, variables.UndefinedReturnValue)
"""What AutoGraph leaves where a name has no value; it answers to every attribute, so it must be asked for its type."""

GRAPH_FUNCTION = type(tf.function(lambda: None))


class State:
    """Reads the module `module`, made from `source`."""

    def __init__(self, module: types.ModuleType, source: str) -> None:
        self.module = module
        self.words = set(re.findall(r"\w+", source))
        self.seen: set[int] = set()

    def read(self) -> dict[str, str]:
        """Name -> value, for all globals of the program that are data or its own classes and functions."""
        found = {}
        for name, value in list(vars(self.module).items()):
            if name.startswith("__") or isinstance(value, types.ModuleType):
                continue
            try:
                text = self.reduce(value, DEPTH)
            except Exception as error:  # a program's own __len__, __getattr__ ... may do anything
                text = f"unreadable: {type(error).__name__}"
            if text:
                found[name] = text
        return found

    def own(self, kind: type) -> bool:
        return kind.__module__ == self.module.__name__

    def reduce(self, value: Any, depth: int) -> str:
        """`value` in short; "" for what is no state (classes and functions without attributes of their own)."""
        if issubclass(type(value), UNDEFINED):
            return "undefined"
        if value is None or isinstance(value, (bool, int, str, bytes)):
            return repr(value)[:80]
        if isinstance(value, (float, np.generic)):
            return self.number(value)
        if tf.is_tensor(value) or isinstance(value, (tf.Variable, np.ndarray)):
            return self.array(value)
        if isinstance(value, GRAPH_FUNCTION):
            return ""
        if isinstance(value, (types.FunctionType, type)):
            return self.attributes(value, depth) if self.own_definition(value) else ""
        if depth == 0 or id(value) in self.seen:
            return "…"
        if isinstance(value, Mapping):
            return self.items(((self.reduce(k, 1) + ": ", v) for k, v in value.items()), len(value), "{}", depth)
        if isinstance(value, (set, frozenset)):
            return "{" + ", ".join(sorted(self.reduce(v, depth - 1) for v in value)) + "}"
        if isinstance(value, (list, tuple)) or type(value).__name__ == "deque":
            return self.items((("", v) for v in value), len(value), "()" if isinstance(value, tuple) else "[]", depth)
        if isinstance(value, DRAINABLE):
            rest = list(itertools.islice(cast(Iterable[Any], value), REMAINING))
            return f"{type(value).__name__} with {len(rest)} elements left"
        if self.own(type(value)):
            self.seen.add(id(value))
            return f"{type(value).__name__}({self.attributes(value, depth)})"
        return type(value).__name__

    def own_definition(self, value: Any) -> bool:
        return getattr(value, "__module__", None) == self.module.__name__

    def items(self, pairs: Any, length: int, brackets: str, depth: int) -> str:
        shown = [key + self.reduce(value, depth - 1) for key, value in itertools.islice(pairs, ITEMS)]
        if length > ITEMS:
            shown.append(f"… {length} in all")
        return brackets[0] + ", ".join(shown) + brackets[1]

    def attributes(self, owner: Any, depth: int) -> str:
        """Attributes of an object, class or function whose names the program's text knows: Keras adds dozens."""
        shown = []
        for name, value in sorted(getattr(owner, "__dict__", {}).items()):
            if name in self.words and not name.startswith("__") and (text := self.reduce(value, depth - 1)):
                shown.append(f"{name}={text}")
        return ", ".join(shown)

    def array(self, value: Any) -> str:
        """A tensor, variable or ndarray: dtype, shape, and the numbers if they are few."""
        if isinstance(value, tf.Variable):
            return "variable " + self.array(value.read_value())
        if isinstance(value, np.ndarray):
            numbers, what = value, "array"
        elif hasattr(value, "numpy"):
            numbers, what = value.numpy(), "tensor"
        else:
            return "symbolic tensor" if hasattr(value, "graph") else type(value).__name__
        numbers = np.asarray(numbers)
        text = f"{what} {numbers.dtype} {list(numbers.shape)}"
        if numbers.size <= ITEMS:
            text += " = " + ", ".join(self.number(v) for v in numbers.ravel())
        return text

    def number(self, value: Any) -> str:
        value = value.item() if isinstance(value, np.generic) else value
        return f"{value:.4g}" if isinstance(value, float) else repr(value)[:80]
