"""Which library functions call a function that they are given: where it stands, and what becomes of its code. By hand;
the tests compare the parameters with the real signatures.

`of(name)` gives the callbacks of a canonical function name ("tf.cond", "keras.ops.while_loop"), or of a method by an
owner word of `knowledge.methods` or a class of `knowledge.api` ("dataset.map", "tf.data.Dataset.map", "strategy.run").
"""

from __future__ import annotations

from typing import Final

from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple


class Callback(NamedTuple):
    """One parameter that takes a function."""

    position: int | None
    """Where it stands among the positional arguments (without the receiver); None: only as a keyword."""
    keyword: str
    what: str
    """
    "branch"    traced as a branch of the graph: each once, whatever the condition is
    "loop"      traced once as the condition or body of a graph loop
    "map"       traced once for all elements (in traced code; tf.vectorized_map and Dataset methods always)
    "dataset"   traced as a function of its own for a Dataset, also where the call itself is not traced
    "inline"    called at once, as a part of the trace around it
    "wrapped"   not called: the result is a function that calls it as a part of the trace
    "host"      run by Python at each execution, never traced
    """
    converted: bool = True
    """Whether AutoGraph converts a function of the module that is handed over by its name. (A lambda or function that
    is written inside converted code is converted with it.)"""
    many: bool = False
    """Whether it is a list, dict, or list of (condition, function) pairs of callables."""


def _branches(*parameters: tuple[int, str]) -> tuple[Callback, ...]:
    return tuple(Callback(position, keyword, "branch", converted=False) for position, keyword in parameters)


def _one(keyword: str, what: str, converted: bool = True, position: int = 0) -> tuple[Callback, ...]:
    return (Callback(position, keyword, what, converted),)


_WHILE: Final = (Callback(0, "cond", "loop", converted=False), Callback(1, "body", "loop", converted=False))
_CASE: Final = (
    Callback(0, "pred_fn_pairs", "branch", converted=False, many=True),
    Callback(1, "default", "branch", converted=False),
)

FUNCTIONS: Final[dict[str, tuple[Callback, ...]]] = {
    "tf.cond": _branches((1, "true_fn"), (2, "false_fn")),
    "tf.compat.v1.cond": _branches((1, "true_fn"), (2, "false_fn")),
    "tf.case": _CASE,
    "tf.compat.v1.case": _CASE,
    "tf.switch_case": (
        Callback(1, "branch_fns", "branch", converted=False, many=True),
        Callback(2, "default", "branch", converted=False),
    ),
    "tf.while_loop": _WHILE,
    "tf.compat.v1.while_loop": _WHILE,
    "tf.map_fn": _one("fn", "map"),
    "tf.compat.v1.map_fn": _one("fn", "map"),
    "tf.vectorized_map": _one("fn", "map", converted=False),
    "tf.scan": _one("fn", "map", converted=False),
    "tf.compat.v1.scan": _one("fn", "map", converted=False),
    "tf.foldl": _one("fn", "map", converted=False),
    "tf.compat.v1.foldl": _one("fn", "map", converted=False),
    "tf.foldr": _one("fn", "map", converted=False),
    "tf.compat.v1.foldr": _one("fn", "map", converted=False),
    "tf.nest.map_structure": _one("func", "inline", converted=False),
    "tf.ragged.map_flat_values": _one("op", "inline", converted=False),
    "tf.sparse.map_values": _one("op", "inline", converted=False),
    "tf.custom_gradient": _one("f", "wrapped", converted=False),
    "tf.recompute_grad": _one("f", "wrapped", converted=False),
    "tf.grad_pass_through": _one("f", "wrapped", converted=False),
    "tf.autograph.to_graph": _one("entity", "wrapped"),
    "tf.autograph.experimental.do_not_convert": _one("func", "wrapped", converted=False),
    "tf.xla.experimental.compile": _one("computation", "inline", converted=False),
    "tf.py_function": _one("func", "host", converted=False),
    "tf.numpy_function": _one("func", "host", converted=False),
    "tf.compat.v1.py_func": _one("func", "host", converted=False),
    "keras.ops.cond": _branches((1, "true_fn"), (2, "false_fn")),
    "keras.ops.switch": (Callback(1, "branches", "branch", converted=False, many=True),),
    "keras.ops.while_loop": _WHILE,
    "keras.ops.fori_loop": _one("body_fun", "loop", converted=False, position=2),
    "keras.ops.scan": _one("f", "map", converted=False),
    "keras.ops.map": _one("f", "map", converted=False),
    "keras.ops.vectorized_map": _one("function", "map", converted=False),
    "keras.ops.associative_scan": _one("f", "map", converted=False),
    "keras.ops.custom_gradient": _one("f", "wrapped", converted=False),
    "keras.remat": _one("f", "wrapped", converted=False),
    "keras.layers.Lambda": _one("function", "wrapped", converted=False),
    "keras.tree.map_structure": _one("func", "inline", converted=False),
    "keras.tree.map_structure_up_to": _one("func", "inline", converted=False, position=1),
}
"""Canonical function name -> its callbacks."""

METHODS: Final[dict[str, tuple[Callback, ...]]] = {
    "dataset.apply": _one("transformation_func", "inline", converted=False),
    "dataset.bucket_by_sequence_length": _one("element_length_func", "dataset", converted=False),
    "dataset.filter": _one("predicate", "dataset"),
    "dataset.flat_map": _one("map_func", "dataset"),
    "dataset.from_generator": _one("generator", "host", converted=False),
    "dataset.group_by_window": (
        Callback(0, "key_func", "dataset", converted=False),
        Callback(1, "reduce_func", "dataset"),
        Callback(3, "window_size_func", "dataset", converted=False),
    ),
    "dataset.interleave": _one("map_func", "dataset"),
    "dataset.map": _one("map_func", "dataset"),
    "dataset.reduce": _one("reduce_func", "dataset", position=1),
    "dataset.rejection_resample": _one("class_func", "dataset", converted=False),
    "dataset.scan": _one("scan_func", "dataset", position=1),
    "dataset.take_while": _one("predicate", "dataset"),
    "strategy.run": _one("fn", "inline"),
    "strategy.distribute_datasets_from_function": _one("dataset_fn", "inline", converted=False),
    "tf.distribute.ReplicaContext.merge_call": _one("merge_fn", "inline"),
    "tf.CriticalSection.execute": _one("fn", "inline", converted=False),
}
"""Owner word or class, dot, method -> its callbacks."""


def of(name: str) -> tuple[Callback, ...]:
    """The callbacks of a function or method by its name; none if it takes no function (or is not known)."""
    found = FUNCTIONS.get(name) or METHODS.get(name)
    if found is None:
        owner, _, method = name.rpartition(".")
        kind = api.class_kind(owner)
        found = METHODS.get(f"{kind}.{method}") if kind is not None else None
    return found or ()
