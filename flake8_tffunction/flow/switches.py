"""Where a file switches graphs off, for debugging, and leaves it at that.

Measured on TensorFlow 2.21: after `tf.config.run_functions_eagerly(True)` no tf.function is traced;
`compile(run_eagerly=True)` and `model.run_eagerly = True` run every batch eagerly;
`tf.data.experimental.enable_debug_mode()` the functions of Datasets.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source import roles
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

GLOBAL: Final = {
    "tf.config.run_functions_eagerly": "every tf.function",
    "tf.config.experimental_run_functions_eagerly": "every tf.function",
    "tf.data.experimental.enable_debug_mode": "all graphs of Datasets",
}
"""Functions that switch graphs off -> which."""
WORDS: Final = ("run_functions_eagerly", "run_eagerly", "enable_debug_mode")
STEPS: Final = ("call", "train_step", "test_step", "predict_step", "compute_loss")


class Switch(NamedTuple):
    """Graphs are switched off here."""

    node: ast.AST
    text: str
    """As written, without its arguments: "tf.config.run_functions_eagerly(True)"."""
    off: str
    """What runs eagerly from then on."""


def left_eager(file: File) -> Iterator[Switch]:
    """The places that switch graphs off and are neither taken back, nor guarded, nor part of a test."""
    if not any(word in file.text for word in WORDS):
        return
    if any(roles.role(scope) == roles.TEST for scope in file.index.module.children):
        return  # a file of tests
    yield from _global(file)
    yield from _compiled(file)


# -- for everything ---------------------------------------------------------------------------------------------------


def _global(file: File) -> Iterator[Switch]:
    named = [(call, scope, file.names.canonical(call.func, scope) or "") for call, scope in file.index.calls]
    calls = [found for found in named if found[2] in GLOBAL]
    if any(not _switches_off(call, name) for call, _, name in calls):
        return  # it is switched back, or a flag decides
    for call, scope, name in calls:
        if _runs_always(file, call, scope):
            argument = "" if name.endswith("enable_debug_mode") else "True"
            yield Switch(call, f"{name.rpartition('.')[2]}({argument})", GLOBAL[name])


def _switches_off(call: ast.Call, name: str) -> bool:
    if name.endswith("enable_debug_mode"):
        return True
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    return len(values) == 1 and isinstance(values[0], ast.Constant) and values[0].value is True


def _runs_always(file: File, node: ast.AST, scope: Scope, depth: int = 0) -> bool:
    """Whether a place runs whenever the program does: in the module, in `main`, or in a function that they call."""
    if not _unguarded(file, node, scope):
        return False
    function = scope.function
    if function is None:
        return scope.kind != "class"
    if (
        roles.role(function) == roles.TEST
        or depth > 3
        or not isinstance(function.node, (ast.FunctionDef, ast.AsyncFunctionDef))
    ):
        return False
    if function.node.name == "main":
        return True
    sites = file.calls_of(function.node, function)
    return bool(sites) and any(_runs_always(file, call, at, depth + 1) for call, at in sites)


def _unguarded(file: File, node: ast.AST, scope: Scope) -> bool:
    """Whether no condition stands around a node, other than the one for a main program."""
    layout = file.eager.layout
    layout.enter(scope)
    for child, parent in layout.around(node):
        if isinstance(parent, (ast.If, ast.IfExp)) and child is not parent.test and not _is_main(parent.test):
            return False
        if isinstance(parent, (ast.While, ast.ExceptHandler, ast.BoolOp, ast.match_case)):
            return False
    return True


def _is_main(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"


# -- for one model ----------------------------------------------------------------------------------------------------


def _compiled(file: File) -> Iterator[Switch]:
    for call, scope in file.sites("compile"):
        for keyword in call.keywords:
            if keyword.arg == "run_eagerly" and _is_true(keyword.value) and isinstance(call.func, ast.Attribute):
                if _left_on(file, call, scope) and not _needs_eager(file, call.func.value, scope):
                    yield Switch(call, "compile(run_eagerly=True)", "this model's graph")
    for write in file.index.writes.get("run_eagerly", ()):
        if (
            write.value is not None
            and _is_true(write.value)
            and write.kind == "assign"
            and _left_on(file, write.node, write.scope)
        ):
            others = [w for w in file.index.writes["run_eagerly"] if w.value is not None and not _is_true(w.value)]
            if not others and not _needs_eager(file, write.owner, write.scope):
                yield Switch(write.node, f"{ast.unparse(write.node)} = True", "this model's graph")


def _is_true(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is True


def _left_on(file: File, node: ast.AST, scope: Scope) -> bool:
    return _unguarded(file, node, scope) and roles.role(scope.function or scope) != roles.TEST


def _needs_eager(file: File, owner: ast.expr, scope: Scope) -> bool:
    """Whether the model's own steps look at values (`.numpy()`), which only an eager run can."""
    cls = file.evaluate(owner, scope).cls
    methods = [cls.method(name) for name in STEPS] if cls is not None else []
    return any(
        isinstance(part, ast.Attribute) and part.attr == "numpy"
        for found in methods
        if found is not None
        for part in walk(found[0])
    )
