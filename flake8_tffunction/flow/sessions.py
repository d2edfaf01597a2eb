"""Where traced code uses TensorFlow's first API in a way that fails or does nothing there."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind, Origin
from flake8_tffunction.knowledge.first_api import (
    COLLECTION,
    ITERATOR,
    LAYER,
    REMOVED,
    SAVER,
    SESSION,
    SUMMARY,
    VARIABLE,
    Trap,
    trap,
)
from flake8_tffunction.source.names import imported
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Called, Place
    from flake8_tffunction.flow.file import File

SESSIONS: Final = frozenset({"tf.compat.v1.Session", "tf.compat.v1.InteractiveSession"})
V1: Final = "tf.compat.v1."
GLOBAL_STEP: Final = ("get_or_create_global_step", "create_global_step")
OLD_WORLD: Final = (V1 + "disable_v2_behavior", V1 + "disable_eager_execution")
"""Called in untraced code they make everything a graph of the first API."""


def misused(file: File, fact: Called) -> Trap | None:
    """What is wrong with a call of the first API, or None."""
    found = _method(fact) if fact.method is not None and fact.receiver is not None else None
    if found is None and fact.callee.name is not None:
        found = trap(fact.callee.name)
    if found is None or _lives_in_old_world(file, fact.place) or _in_own_graph(file, fact.place):
        return None
    if found.family == REMOVED.family and _is_tried(fact.place):
        return None
    if found is LAYER and file.keras < 3:
        return (
            LAYER._replace(what="makes variables at each trace") if not _is_weightless(fact.callee.name or "") else None
        )
    if found.family == VARIABLE.family and (fact.place.guard == "once" or _reuses(file, fact.callee.name or "")):
        return None
    if found.family == COLLECTION.family and _stays_in_trace(file, fact):
        return None
    if found.family == SUMMARY.family and _has_writer(file):
        return None
    return found


def may_be_misused(name: str | None, method: str | None) -> bool:
    """Whether a call of this name, or of a method of this name, may be one of the first API."""
    return method in METHODS or name is not None and trap(name) is not None


METHODS: Final = frozenset({"eval", "run", "save", "restore", "make_one_shot_iterator", "make_initializable_iterator"})


def _method(fact: Called) -> Trap | None:
    """A method that needs a session, or one of an object of the first API that untraced code made."""
    receiver = fact.receiver
    assert receiver is not None
    if fact.method == "eval":
        return SESSION if receiver.is_tensor or "session" in fact.keywords else None
    if fact.method == "run":
        outside = receiver.of in SESSIONS and not receiver.origin & Origin.FRESH
        return SESSION if outside or receiver.of == "tf.Operation" else None
    if fact.method in ("save", "restore"):
        return SAVER if receiver.of == V1 + "train.Saver" and not receiver.origin & Origin.FRESH else None
    if fact.method in ("make_one_shot_iterator", "make_initializable_iterator"):
        return ITERATOR if receiver.kind == Kind.DATASET else None
    return None


def _lives_in_old_world(file: File, place: Place) -> bool:
    """Whether this is a program of the first API: it switches eager execution off, or imports nothing else.

    There a session runs the hooks of Keras classes and the functions of Datasets; a tf.function is traced all the same.
    """
    for name in ("disable_v2_behavior", "disable_eager_execution"):
        for call, scope in file.sites(name):
            if not file.eager.is_traced(scope) and file.names.canonical(call.func, scope) in OLD_WORLD:
                return True
    if place.traced.is_graph_function:
        return False
    names = [
        imported(b, name) or ""
        for name, bindings in file.index.module.bindings.items()
        for b in bindings
        if b.kind == "import"
    ]
    roots = [name for name in names if name.split(".")[0] == "tensorflow"]
    return bool(roots) and all(name.startswith("tensorflow.compat.v1") for name in roots)


def _is_weightless(name: str) -> bool:
    """Whether a layer of the first API has no variables: `tf.compat.v1.layers.flatten`."""
    end = name.rpartition(".")[2].lower().replace("_", "")
    return end in ("flatten", "dropout") or "pooling" in end


def _is_tried(place: Place) -> bool:
    """Whether a `try` around it catches the AttributeError, or runs it in place of a newer name that is missing."""
    for region in place.regions:
        if isinstance(region.node, ast.Try):
            caught = {name for handler in region.node.handlers for name in _caught(handler)}
            if not caught.isdisjoint(MISSING if region.what == "except" else MISSING | BROAD):
                return True
    return False


MISSING: Final = frozenset({"AttributeError"})
BROAD: Final = frozenset({"Exception", "BaseException"})


def _caught(handler: ast.ExceptHandler) -> list[str]:
    """The names of the exceptions that a handler catches; a bare `except` is one of all."""
    if handler.type is None:
        return ["BaseException"]
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return [kind.id for kind in kinds if isinstance(kind, ast.Name)]


def _in_own_graph(file: File, place: Place) -> bool:
    """Whether `with tf.Graph().as_default():` stands around it: a graph of its own, which a session runs at once."""
    for region in place.regions:
        if isinstance(region.node, ast.With):
            for item in region.node.items:
                for part in walk(item.context_expr):
                    if isinstance(part, ast.Call) and file.names.canonical(part.func, place.scope) == "tf.Graph":
                        return True
    return False


def _reuses(file: File, name: str) -> bool:
    """Whether the variable is there before the trace, or shared by name: then it is found again at each trace."""
    if name.endswith("global_step"):
        made = [scope for word in GLOBAL_STEP for _, scope in file.sites(word)]
        return any(not file.eager.is_traced(scope) for scope in made)
    for call, _ in file.sites("variable_scope"):
        if any(keyword.arg == "reuse" for keyword in call.keywords):
            return True
    return any(True for _ in file.sites("make_template")) or "track_tf1_style_variables" in file.text


def _stays_in_trace(file: File, fact: Called) -> bool:
    """Whether a collection is filled and read by traced code alone."""
    adds = [scope for name in ("add_to_collection", "add_to_collections") for _, scope in file.sites(name)]
    gets = [scope for name in ("get_collection", "get_collection_ref") for _, scope in file.sites(name)]
    if (fact.callee.name or "").startswith(V1 + "losses."):
        return True  # filled by the losses of the same trace
    return bool(adds and gets) and all(file.eager.is_traced(scope) for scope in (*adds, *gets))


def _has_writer(file: File) -> bool:
    """Whether the file makes a summary writer the default one: then the first API's summaries go there too."""
    made = any(True for _ in file.sites("create_file_writer"))
    return made and any(True for name in ("as_default", "set_as_default") for _ in file.sites(name))
