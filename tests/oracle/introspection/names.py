"""Every public name of the installed TensorFlow and Keras, and which of an object's names is the canonical one.

Canonical is, in this order:
1. for what TensorFlow exports in its second API: the name that it puts first itself (`tf.math.add`, not `tf.add`);
2. for what has none: a name that is not "legacy" or "experimental", that ends as the object's own `__name__`, is short,
   and comes first in the alphabet;
3. what exists only in the first API: the shortest name (`tf.compat.v1.placeholder`), which is how such code is written.
All of Keras is "keras.", whether it was reached as `tf.keras` or as `keras`.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, NamedTuple

import keras
import keras._tf_keras.keras
import tensorflow as tf
from tensorflow.python.util import tf_export

V1 = "tf.compat.v1."
HIDDEN_MODULES = {
    "tf.compat.v1",  # walked apart
    "tf.compat.v2",  # the same objects as tf
    "tf.compat.v1.compat",
    "tf.dtensor",  # internal; the public one is tf.experimental.dtensor
    "keras.src",
}
LAZY_MODULES = {
    "keras": ("tf.keras",),  # TensorFlow loads Keras at the first use: no modules that can be compared
    "keras.losses": ("tf.losses",),
    "keras.metrics": ("tf.metrics",),
    "keras.optimizers": ("tf.optimizers",),
    "keras.initializers": ("tf.initializers",),
}


class Entry(NamedTuple):
    """One public object."""

    name: str
    value: Any
    aliases: tuple[str, ...]


def entries() -> list[Entry]:
    """All public objects, sorted by canonical name; modules included."""
    modules: dict[int, list[str]] = {}
    named = dict(_walk(keras._tf_keras.keras, "keras", modules))  # what tf.keras is: has names that `keras` lacks
    named.update(_walk(keras, "keras", modules))
    named.update(_walk(tf, "tf", modules))
    named.update(_walk(tf.compat.v1, "tf.compat.v1", modules))
    found = [_entry(names, named) for names in _groups(named)]
    found += {names[0]: Entry(names[0], tf, LAZY_MODULES.get(names[0], ())) for names in modules.values()}.values()
    return sorted(found, key=lambda e: e.name)


def _walk(module: types.ModuleType, name: str, modules: dict[int, list[str]]) -> Iterator[tuple[str, Any]]:
    """(dotted name, object) below one public module; the modules themselves are collected in `modules`."""
    known = modules.setdefault(id(module), [])
    known.append(name)
    if len(known) > 1:
        return
    for attribute in sorted(dir(module)):
        if attribute.startswith("_"):
            continue
        full = f"{name}.{attribute}"
        value = getattr(module, attribute)
        if not isinstance(value, types.ModuleType):
            yield full, value
        elif full not in HIDDEN_MODULES and _is_public(value):
            yield from _walk(value, full, modules)


def _groups(named: dict[str, Any]) -> Iterator[list[str]]:
    """The names that mean the same object, together."""
    same: dict[int, list[str]] = {}
    for name, value in named.items():
        if (callable(value) or isinstance(value, tf.DType)) and ".legacy." not in name:
            same.setdefault(id(value), []).append(name)
        else:  # equal numbers are no aliases of each other; all legacy optimizers of Keras 3 are one class that refuses
            yield [name]
    yield from same.values()


def _entry(names: list[str], named: dict[str, Any]) -> Entry:
    value = named[names[0]]
    second = [name for name in names if not name.startswith(V1)]
    first = _exported(value, second) or min(second or names, key=lambda name: _awkwardness(name, value))
    others = {name for name in names if name != first and not _implied(name, names)}
    return Entry(first, value, tuple(sorted(others)))


def _exported(value: Any, names: list[str]) -> str | None:
    """The name that TensorFlow's own export puts first, if it is public."""
    if any(name.startswith("keras.") for name in names) or not (isinstance(value, type) or callable(value)):
        return None
    try:
        name = tf_export.get_canonical_name_for_symbol(value)
    except (AttributeError, TypeError, ValueError):  # an object that can't carry export attributes
        return None
    return f"tf.{name}" if f"tf.{name}" in names else None


def _awkwardness(name: str, value: Any) -> tuple[bool, bool, bool, int, str]:
    parts = name.split(".")
    own = value.name if isinstance(value, tf.DType) else getattr(value, "__name__", None)
    return (
        not name.startswith("keras."),
        "legacy" in parts or "experimental" in parts,
        own is not None and parts[-1] != own and not name.startswith(V1),
        len(parts),
        name,
    )


def _implied(name: str, names: list[str]) -> bool:
    """Whether `resolve` finds this name of the first API by taking "compat.v1" away."""
    return name.startswith(V1) and "tf." + name.removeprefix(V1) in names


def _is_public(module: types.ModuleType) -> bool:
    """Whether it is a part of the API (vars: parts of the first API that need Keras 2 fail on any attribute)."""
    file = vars(module).get("__file__") or ""
    return "/tensorflow/_api/" in file or ("/keras/" in file and "/keras/src/" not in file)
