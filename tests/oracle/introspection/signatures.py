"""`flake8_tffunction.knowledge.callbacks` against the real signatures."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import keras
import tensorflow as tf

from flake8_tffunction.knowledge.callbacks import Callback

OWNERS: dict[str, Any] = {"dataset": tf.data.Dataset, "strategy": tf.distribute.Strategy, "tf": tf, "keras": keras}


def differences(table: Mapping[str, tuple[Callback, ...]]) -> list[str]:
    """Names that do not exist, and parameters that are not where the table has them."""
    found = []
    for name, callbacks in table.items():
        try:
            parameters = _parameters(name)
        except AttributeError:
            found.append(f"{name}: no such function")
            continue
        for callback in callbacks:
            if callback.keyword not in parameters:
                found.append(f"{name}: no parameter {callback.keyword}, but {parameters}")
            elif parameters.index(callback.keyword) != callback.position:
                found.append(f"{name}: {callback.keyword} is number {parameters.index(callback.keyword)}")
    return found


def _parameters(name: str) -> list[str]:
    """The parameters of a function, without the receiver of a method."""
    owner: Any = None
    value: Any = OWNERS[name.partition(".")[0]]
    for part in name.split(".")[1:]:
        owner, value = value, getattr(value, part)
    function: Callable[..., Any] = value
    parameters = list(inspect.signature(function).parameters)
    return parameters[1:] if isinstance(owner, type) and parameters[:1] == ["self"] else parameters
