"""Keras classes inside of a function, whose every use can be seen: layers of tests, mostly, that only eager code calls."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo

TRACING: Final = frozenset(
    "fit predict evaluate train_on_batch test_on_batch predict_on_batch export save call train_step test_step predict_step "
    "make_train_function make_test_function make_predict_function compute_output_spec symbolic_call stateless_call".split()
)
"""Attributes of an object that trace its hooks, or hand them on."""
SYMBOLIC: Final = frozenset({"Input", "KerasTensor", "Sequential"})
"""Words of a function that may call a layer without values."""


def called_eagerly(file: File, info: ClassInfo) -> bool:
    """Whether a class that a function defines is only used there, by code that is not traced: its instances get names, are
    called, and are asked for attributes."""
    around = info.scope.parent
    if around is None or not isinstance(around.node, ast.FunctionDef) or len(file.classes.derived[info]) > 1:
        return False
    if any(traced.node is around.node for traced in file.graph_functions()):
        return False
    layout = file.eager.layout
    layout.enter(around)
    own = set(walk(info.node))
    loads: dict[str, list[ast.Name]] = {}
    for node in walk(around.node):
        if isinstance(node, (ast.Name, ast.Attribute)) and getattr(node, "attr", getattr(node, "id", "")) in SYMBOLIC:
            return False
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node not in own:
            loads.setdefault(node.id, []).append(node)
    for load in loads.get(info.name, ()):
        made = layout.parent(load)
        if not isinstance(made, ast.Call) or made.func is not load:
            return False
        holder = layout.parent(made)
        if isinstance(holder, ast.Assign) and len(holder.targets) == 1 and isinstance(holder.targets[0], ast.Name):
            uses: list[ast.expr] = [*loads.get(holder.targets[0].id, ())]
        else:
            uses = [made]
        for use in uses:
            parent = layout.parent(use)
            called = isinstance(parent, ast.Call) and parent.func is use
            if not called and not (isinstance(parent, ast.Attribute) and parent.attr not in TRACING):
                return False
    return bool(loads.get(info.name))
