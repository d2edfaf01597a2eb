"""Functions that are traced since they are handed over: to a Dataset, to `compile`, to a layer."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.conversion import between
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.overlays import function_of
from flake8_tffunction.flow.passing import held
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced, read_options

LAYER_FUNCTIONS = ("activation", "constraint", "function", "regularizer")
"""Ends of keywords of layers that take a function which runs in the layer's call or in its loss."""

GIVEN = ("Lambda", *LAYER_FUNCTIONS)

DATASET_METHODS = frozenset(
    {
        "map",
        "filter",
        "flat_map",
        "interleave",
        "reduce",
        "scan",
        "take_while",
        "group_by_window",
        "bucket_by_sequence_length",
        "map_with_legacy_function",
        "filter_with_legacy_function",
    }
)
"""Methods of a Dataset that trace the functions that they are given, once a Dataset."""

DATASET_CHAIN = frozenset(
    {
        "batch",
        "padded_batch",
        "prefetch",
        "shuffle",
        "repeat",
        "interleave",
        "cache",
        "unbatch",
        "take",
        "skip",
        "shard",
        "enumerate",
        "map",
        "filter",
        "flat_map",
    }
)
DATASET_ONLY = frozenset({"padded_batch", "prefetch", "interleave", "unbatch", "flat_map"})
"""Of these methods hardly anything but a Dataset has any."""
OPTIMIZERS: Final = frozenset({"adam", "adamw", "sgd", "rmsprop", "nadam", "adamax", "adagrad", "adadelta", "ftrl"})
"""What `compile` calls optimizers by, in any case."""
NESTING: Final = 3
"""How deep the structures may be in which functions are handed over."""


def handed_over(file: File) -> Iterator[Traced]:
    """The functions of a file that TensorFlow or Keras is given to trace."""
    for method in DATASET_METHODS:
        for call, scope in file.sites(method):
            if isinstance(call.func, ast.Attribute) and (call.args or call.keywords) and is_dataset(file, call, scope):
                yield from _functions(file, [*call.args, *(k.value for k in call.keywords)], call, scope, "dataset")
    for call, scope in file.sites("vectorized_map"):
        if file.names.canonical(call.func, scope) == api.resolve("tensorflow.vectorized_map"):
            yield from _functions(file, call.args[:1], call, scope, "vectorized")
    for call, scope in file.sites("compile"):
        if isinstance(call.func, ast.Attribute) and _is_model(file, call, scope):
            parts = [k.value for k in call.keywords if k.arg in ("loss", "metrics", "weighted_metrics")]
            parts += call.args[1:3]
            yield from _functions(file, parts, call, scope, "loss")
    if not any(word in file.text for word in GIVEN):
        return
    for call, scope in file.index.calls:
        parts = [k.value for k in call.keywords if k.arg is not None and k.arg.endswith(LAYER_FUNCTIONS)]
        if ends(call.func) == "Lambda":
            parts += call.args[:1]
        if parts and api.class_kind(file.names.canonical(call.func, scope) or "") == "layer":
            yield from _functions(file, parts, call, scope, "loss")


def _functions(file: File, parts: list[ast.expr], call: ast.Call, scope: Scope, why: str) -> Iterator[Traced]:
    for part in parts:
        if isinstance(part, (ast.List, ast.Tuple)):
            yield from _functions(file, part.elts, call, scope, why)
        elif isinstance(part, ast.Dict):
            yield from _functions(file, part.values, call, scope, why)
        elif isinstance(part, (ast.Name, ast.Attribute, ast.Lambda, ast.Call)):
            for value in _leaves(file.evaluate(part, scope), NESTING):
                function = function_of(file, value)
                if function.kind == Kind.FUNCTION and function.node is not None and function.name is None:
                    if not _is_host(file, function):
                        traced = root(file, function.node, why, call, scope)
                        traced.bound_args, traced.bound_keywords = function.items or (), held(function)
                        traced.handed = between(value)
                        yield traced


def _leaves(value: Value, depth: int) -> Iterator[Value]:
    """What a value may be, and what it holds: `compile` is given lists and dicts of functions."""
    for one in value.among or (value,):
        if one.kind & (Kind.LIST | Kind.TUPLE | Kind.DICT) and depth:
            for item in one.items or ():
                yield from _leaves(item, depth - 1)
        else:
            yield one


def _is_host(file: File, value: Value) -> bool:
    return value.node is not None and "host" in file.decorations(value.node)


def is_dataset(file: File, call: ast.Call, scope: Scope) -> bool:
    """Whether the receiver of `.map(...)` certainly is a tf.data.Dataset."""
    assert isinstance(call.func, ast.Attribute)
    if any(k.arg in ("num_parallel_calls", "map_func", "reduce_func", "cycle_length") for k in call.keywords):
        return True
    owner = file.at_place(call.func.value, scope)
    if owner.kind == Kind.DATASET:
        return True
    if owner.kind & ~(Kind.UNKNOWN | Kind.DATASET | Kind.NONE):
        return False
    inner: ast.expr = call.func.value
    while isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr in DATASET_CHAIN:
        if inner.func.attr in DATASET_ONLY:
            return True
        inner = inner.func.value
    return False


def _is_model(file: File, call: ast.Call, scope: Scope) -> bool:
    assert isinstance(call.func, ast.Attribute)
    keywords = {k.arg for k in call.keywords}
    if keywords & {"optimizer", "loss", "metrics"}:
        return True
    if call.args and _is_optimizer(file.evaluate(call.args[0], scope)):
        return True
    owner = file.evaluate(call.func.value, scope)
    return owner.kind == Kind.STATEFUL or owner.cls is not None and file.derives_from(owner.cls, "model")


def _is_optimizer(value: Value) -> bool:
    if isinstance(value.const, str):
        return value.const.lower() in OPTIMIZERS
    return value.of is not None and api.class_kind(value.of) == "optimizer"


def root(file: File, node: ast.AST, why: str, made_at: ast.AST, made_in: Scope) -> Traced:
    """A function as the start of a trace, for this reason, where it is handed over or defined."""
    scope = file.index.scopes.get(node)
    return Traced(node, scope, why, read_options(None, made_in), made_at, made_in, file.classes.of_method(scope))


def ends(expr: ast.expr | None) -> str | None:
    """The last part of a name or attribute."""
    return expr.id if isinstance(expr, ast.Name) else expr.attr if isinstance(expr, ast.Attribute) else None
