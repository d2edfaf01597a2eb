"""When Keras 3 locks a layer: from then on it refuses new layers, metrics and weights, whatever guard stands around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.creation import KERAS_STATE, WEIGHTS
from flake8_tffunction.flow.facts import Place
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api, host
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.layout import within
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

HOLDING: Final = Kind.CONTAINER | Kind.TUPLE
MADE_BY_CALLS: Final = ("layer", "model")


def locked(file: File, place: Place, callee: Value, method: str | None = None) -> bool:
    """Whether a create-once guard does not help, since a Keras 3 layer is built (and locked) before its `call` runs.

    Measured: layers, metrics, models and `add_weight` raise "You cannot add new elements of state"; a tf.Variable or a
    Generator under a guard is fine.
    """
    if file.keras < 3:
        return False
    name = callee.name
    kerasic = method in WEIGHTS or name is not None and name.startswith("keras.")
    if not kerasic and not (callee.cls is not None and file.derives_from(callee.cls, *KERAS_STATE)):
        return False
    info = file.classes.of_method(place.scope.function)
    if info is None or not file.derives_from(info, *MADE_BY_CALLS):
        return False
    call = info.method("call")
    if call is None or getattr(place.function, "name", None) == "build":
        return False  # Keras itself runs `build` first, so `if not self.built: self.build(...)` never opens
    if place.function is not call[0] and not any(within(node, call[0]) for node in place.via):
        return False
    return not _is_tried(file, info)


def _is_tried(file: File, info: ClassInfo) -> bool:
    """Whether Keras runs `call` once before it locks a layer, to see what the layers in it make.

    It does if there is no `build` of its own and an attribute holds a layer that is not built yet, directly or in a list or
    dict (cases/variables/object_created_ok_60).
    """
    if info.method("build") is not None:
        return False
    for base in info.mro:
        for attr, writes in base.writes.items():
            for write in writes:
                if write.value is None or _is_traced(file, write.scope):
                    continue
                value = file.written_value(write)
                if _may_be_layer(file, value, attr) or value.kind & HOLDING and _may_hold_layers(file, value, attr):
                    return True
    return False


def _may_be_layer(file: File, value: Value, attr: str | None) -> bool:
    if value.kind & Kind.STATEFUL:
        return value.of is None or api.class_kind(value.of) in MADE_BY_CALLS
    if value.kind & Kind.OBJECT and value.cls is not None:
        return file.derives_from(value.cls, *MADE_BY_CALLS)
    if value.kind & Kind.UNKNOWN:  # a layer is called somewhere
        return attr is None or attr in file.index.sites
    return False


def _may_hold_layers(file: File, value: Value, attr: str) -> bool:
    """Whether a list, tuple or dict has elements that may be layers, or gets some before `call` runs."""
    parts = [*(value.items or ()), *([value.elem] if value.elem is not None else [])]
    return any(_may_be_layer(file, part, None) for part in parts) or any(
        (change.method is None or change.method in host.CHANGING) and not _is_traced(file, change.scope)
        for change in file.lifetimes.reads.changes.get(attr, ())
    )


def _is_traced(file: File, scope: Scope) -> bool:
    return scope.function is not None and scope.function.node in file.reached
