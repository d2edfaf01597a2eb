"""Which functions could be advised to become tf.functions: those that eager code runs again and again, with tensors."""

from __future__ import annotations

import ast
import math
import os
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice.protocol import is_keras_like
from flake8_tffunction.flow.repetition import LOOP, ONCE, OPEN, SEVERAL
from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.source import roles
from flake8_tffunction.source.classes import receiver
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope, parameters
from flake8_tffunction.source.tracing import HOOKS

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.tracing import Traced

DEPTH: Final = 4
"""How many calls outwards a loop is followed."""
OWN_BASES: Final = ("builtins.", "abc.", "typing.", "tf.Module", "keras.Model", "keras.layers.")
"""Beginnings of names of bases that call no method by a name of its own."""
TEST_FILE: Final = re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_tests?|conftest)\.py$")
"""Paths of files whose loops are those of tests."""
MOST: Final = 24
"""How many functions of a file are tried, at most: each is a play of the whole file."""
KERAS_METHODS: Final = frozenset(
    {
        *(hook for hooks in HOOKS.values() for hook in hooks),
        *("build", "get_config", "from_config", "compute_output_shape", "compute_mask", "reset_state", "reset_states"),
        *("compute_metrics", "make_train_function", "make_test_function", "make_predict_function", "update_step"),
    }
)
"""Methods that Keras calls, in traces of its own or while it builds."""
HELD: Final = (
    Kind.STATEFUL | Kind.OBJECT | Kind.FUNCTION | Kind.GRAPHFN | Kind.CLASS | Kind.MODULE | Kind.NONE | Kind.DTYPE
)
"""Kinds of arguments that are one object for good, usually."""
DATA: Final = Kind.TENSOR | Kind.VARIABLE | Kind.ARRAY
NESTS: Final = DATA | Kind.TUPLE | Kind.LIST | Kind.DICT


def candidates(file: File) -> Iterator[tuple[ast.FunctionDef, str]]:
    """(def, how often it runs) of each function that may be tried, in the order of the text."""
    if is_test_file(file):
        return
    tried = 0
    for node in file.index.functions:
        scope = file.index.scopes[node]
        if not isinstance(node, ast.FunctionDef) or not _is_plain(file, node, scope):
            continue
        how = file.eager.repetition.of_function(scope)
        if how.how == ONCE or how.how != LOOP and how.role is not None:
            continue  # (`test_step` is no test, if it is called in a loop)
        runs = how.how
        if runs != LOOP or not _is_run_here(file, scope):
            if not _is_run_by_eager_code(file, node, scope):
                continue
            runs = OPEN
        tried += 1
        if tried > MOST:
            return
        yield node, runs


def is_test_file(file: File) -> bool:
    """Whether the path says that the file holds tests."""
    return file.path is not None and TEST_FILE.search(file.path.replace(os.sep, "/")) is not None


def _is_run_here(file: File, scope: Scope, depth: int = 0) -> bool:
    """Whether the file itself runs a loop that calls a function: a loop in a library may well be traced by whoever calls it."""
    for _, at in file.calls_of(scope.node, scope):
        around = file.eager.layout.root_scope(at)
        how = file.eager.repetition.of_function(around).how
        if how in (ONCE, SEVERAL) or how == LOOP and depth < DEPTH and _is_run_here(file, around, depth + 1):
            return True
    return False


def _is_run_by_eager_code(file: File, node: ast.FunctionDef, scope: Scope) -> bool:
    """Whether nothing says that others trace it: it is not handed on, and no method of a class that a framework calls."""
    info = file.classes.of_method(scope)
    if info is not None and not all(base is not None and base.startswith(OWN_BASES) for base in info.outer):
        return False
    called = {id(call.func) for call, _ in file.sites(node.name)}
    reads = file.lifetimes.reads
    taken = (*reads.names.get(node.name, ()), *reads.attributes.get(node.name, ()))
    return all(id(read.node) in called for read in taken)


def _is_plain(file: File, node: ast.FunctionDef, scope: Scope) -> bool:
    """Whether it is an eager function that a decorator could be put on."""
    if file.eager.is_traced(scope) or scope.yields or roles.role(scope.parent) == roles.TEST:
        return False
    if any(not isinstance(d, ast.Name) or d.id != "staticmethod" for d in node.decorator_list):
        return False
    if node.name.startswith("__") or len(node.body) == 1 and isinstance(node.body[0], ast.Pass):
        return False
    info = file.classes.of_method(scope)
    return info is None or not _is_called_by_keras(file, info, node.name)


def _is_called_by_keras(file: File, info: ClassInfo, name: str) -> bool:
    if file.derives_from(info, "callback"):
        return True
    return name in KERAS_METHODS and any(base != "builtins.object" for base in info.outer)


def takes_tensors(file: File, traced: Traced) -> bool:
    """Whether what it is called with is tensors, by evidence, beside objects that stay the same.

    A Python value that may be another one at each call is another trace at each call; where the file does not show what is passed, only
    what the function itself uses as a tensor counts.
    """
    function, scope = traced.node, traced.scope
    assert isinstance(function, ast.FunctionDef) and scope is not None
    values = file.root_parameters(traced)
    if any(is_large(value) for value in values.values()):
        return False
    me = receiver(function) if traced.cls is not None else None
    pairs = [(argument, default) for argument, default in parameters(function.args) if argument.arg != me]
    if function.args.vararg or function.args.kwarg:
        return False
    tensors = 0
    sites = [call for call, at in file.calls_of(function, scope) if not file.eager.is_traced(at)]
    for argument, default in pairs:
        value = values[argument.arg]
        if _is_data(value):
            tensors += 1
        elif not _is_python(value) and _is_used_as_tensor(function, argument.arg, file, scope):
            tensors += not _is_used_as_object(function, argument.arg)
        elif _is_held(value) or _is_used_as_object(function, argument.arg):
            continue
        elif default is not None and not _is_passed(sites, function, argument.arg, me):
            continue
        elif not _is_same(sites, function, argument.arg, me):
            return False
    return tensors > 0 or not pairs


def _is_data(value: Value) -> bool:
    kind = value.kind
    if value.trust < Trust.INFERRED or not kind or kind & ~NESTS:
        return False
    if not kind & ~DATA:
        return True
    if kind & Kind.TENSOR:  # a nest of tensors
        return True
    items = value.items or ((value.elem,) if value.elem is not None else ())
    return bool(items) and all(_is_data(item) for item in items)


def _is_python(value: Value) -> bool:
    """Whether it certainly is a number or a string, of which each is a trace."""
    return value.must(Kind.NUMBER | Kind.STRING | Kind.NONE) and not value.must(Kind.NONE)


def _is_held(value: Value) -> bool:
    return bool(value.kind) and not value.kind & ~HELD and value.trust >= Trust.INFERRED


def _is_used_as_object(function: ast.FunctionDef, name: str) -> bool:
    """Whether a parameter is called, or asked for what models, optimizers and tapes have."""
    for node in walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            return True
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name:
            if node.attr in (
                "trainable_variables",
                "trainable_weights",
                "variables",
                "apply_gradients",
                "update_state",
            ):
                return True
    return False


def _is_used_as_tensor(function: ast.FunctionDef, name: str, file: File, scope: Scope) -> bool:
    """Whether the function hands a parameter to an op, or to what it calls like a model, as the first argument."""
    if _is_used_as_number(function, name):
        return False
    for node in walk(function):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        places = [isinstance(argument, ast.Name) and argument.id == name for argument in node.args[:2]]
        if not any(places):
            continue
        canonical = file.names.canonical(node.func, scope) or ""
        if places[0] and canonical.startswith("tf.") and not canonical.startswith(FILLING):
            return True
        if places[0] and any(k.arg == "training" for k in node.keywords):
            return True
        if getattr(node.func, "attr", "") == "update_state" or is_keras_like(file, node.func, scope):
            return True
        if isinstance(node.func, (ast.Name, ast.Attribute)):
            callee = file.evaluate(node.func, scope)
            if callee.kind & (Kind.STATEFUL | Kind.OBJECT) and (callee.of or "").startswith("keras."):
                return True  # a loss, a metric, a layer
    return False


def is_large(value: Value) -> bool:
    """Whether the file shows that a tensor is so large that its ops take longer than the calls of them."""
    if value.items is not None:
        return any(is_large(item) for item in value.items)
    sizes = [size for size in value.shape or () if isinstance(size, int)]
    return bool(sizes) and len(sizes) == len(value.shape or ()) and math.prod(sizes) >= LARGE


LARGE: Final = 1 << 19
"""Elements of a tensor; a sum of so many takes some ten times as long as the call of an op."""
FILLING: Final = (
    "tf.zeros",
    "tf.ones",
    "tf.fill",
    "tf.range",
    "tf.eye",
    "tf.random",
    "tf.constant",
    "tf.convert",
    "tf.cast",
    "tf.summary",
    "tf.io",
    "tf.train",
    "tf.saved_model",
    "tf.data",
    "tf.device",
    "tf.name_scope",
)
"""Ops whose first argument is usually a Python value, or may be; and functions that take a name or a path."""


def _is_used_as_number(function: ast.FunctionDef, name: str) -> bool:
    """Whether Python itself needs a parameter: `range(n)`, `str(n)`, `format(n)`."""
    for node in walk(function):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("range", "str", "format")
        ):
            if any(isinstance(argument, ast.Name) and argument.id == name for argument in node.args):
                return True
    return False


def _argument(call: ast.Call, function: ast.FunctionDef, name: str, me: str | None) -> ast.expr | None:
    """What a call passes for a parameter; None if it leaves it out."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    names = [a.arg for a in (*function.args.posonlyargs, *function.args.args) if a.arg != me]
    position = names.index(name) if name in names else len(call.args)
    return call.args[position] if position < len(call.args) else None


def _is_passed(sites: list[ast.Call], function: ast.FunctionDef, name: str, me: str | None) -> bool:
    return not sites or any(_argument(call, function, name, me) is not None for call in sites)


def _is_same(sites: list[ast.Call], function: ast.FunctionDef, name: str, me: str | None) -> bool:
    """Whether all calls pass one constant."""
    given = [_argument(call, function, name, me) for call in sites]
    constants = [each.value for each in given if isinstance(each, ast.Constant)]
    return bool(given) and len(constants) == len(given) and len(set(constants)) == 1
