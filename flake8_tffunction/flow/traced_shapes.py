"""Shapes over which the use of a root traces it: reduce_retracing, get_concrete_function, Keras' functional API."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.dimensions import Shape, starts_open
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

Site = tuple[ast.Call, Scope]
T = Kind.TENSOR | Kind.VARIABLE


def refined(file: File, traced: Traced, argument: ast.arg, position: int, value: Value) -> Value:
    """The value of a parameter with the shape of the most general trace that the file shows."""
    function = traced.node
    if function is None:
        return value
    if traced.why == "keras":
        name = getattr(function, "name", "")
        if position == 0 and name in FEEDING and name != "call":
            return _fed(file, traced, name) or value
        found = (
            _functional(file, traced, function) or _first(_fed(file, traced, name))
            if position == 0 and name == "call"
            else None
        )
        return (
            value.but(shape=found.shape, loose=found.loose, dtype=found.dtype)
            if found is not None and not value.kind & ~T
            else value
        )
    if not traced.is_graph_function:
        return value
    spec = _concrete(file, traced, function, argument.arg)
    if spec is not None and (value.kind & Kind.UNKNOWN or value.kind & Kind.TENSOR):
        return spec
    if traced.options.relaxed and value.kind == Kind.TENSOR and value.trust >= Trust.INFERRED:
        return value.but(shape=_general(file, traced, function, argument.arg, value))
    return value


# -- reduce_retracing -------------------------------------------------------------------------------------------------


def _general(file: File, traced: Traced, function: ast.AST, name: str, value: Value) -> Shape | None:
    """With reduce_retracing the second trace has None where the shapes of two calls differ."""
    shapes = [
        shape
        for shape in file.shapes_passed(function, traced.scope, name, frozenset(traced.names))
        if shape is not None
    ]
    if not shapes or any(len(shape) != len(shapes[0]) for shape in shapes):
        return value.shape
    return tuple(_meet([shape[axis] for shape in shapes]) for axis in range(len(shapes[0])))


def _meet(sizes: list[int | str | None]) -> int | str | None:
    known = {size for size in sizes if isinstance(size, int)}
    if len(known) > 1 or None in sizes:
        return None
    return known.pop() if known and "?" not in sizes else "?"


def looped(file: File, expr: ast.expr, scope: Scope, shape: Shape | None) -> Shape | None:
    """The shape of an argument over all turns of a loop: None where the size is a loop variable's, which differs."""
    if (
        shape is None
        or "?" not in shape
        or not any(isinstance(n, ast.Name) and _differs(file, n.id, scope) for n in walk(expr))
    ):
        return shape
    return tuple(None if size == "?" else size for size in shape)


def _differs(file: File, name: str, scope: Scope) -> bool:
    """Whether a name is the target of a loop over a range, or over two different things."""
    for binding in file.index.bindings(name, scope):
        source = binding.value if binding.kind == "for" else None
        if isinstance(source, (ast.List, ast.Tuple)):
            return len({ast.dump(element) for element in source.elts}) > 1
        if isinstance(source, ast.Call) and file.names.canonical(source.func, binding.scope) in (
            "builtins.range",
            "tf.range",
            "numpy.arange",
        ):
            return True
    return False


# -- get_concrete_function --------------------------------------------------------------------------------------------


def _concrete(file: File, traced: Traced, function: ast.AST, name: str) -> Value | None:
    """The TensorSpec that `f.get_concrete_function(...)` traces a parameter over."""
    own = {*traced.names, getattr(function, "name", "")}
    for call, at in file.sites("get_concrete_function"):
        assert isinstance(call.func, ast.Attribute)
        holder = call.func.value
        if (
            holder.id if isinstance(holder, ast.Name) else holder.attr if isinstance(holder, ast.Attribute) else ""
        ) in own:
            value = file.passed_at(function, call, at, name)
            if value is not None and value.of is not None and value.of.endswith("TensorSpec"):
                return file.spec(value)
    return None


# -- Keras ------------------------------------------------------------------------------------------------------------


def _functional(file: File, traced: Traced, function: ast.AST) -> Value | None:
    """What a layer of the file is given while a functional or sequential model is built: its first dimension is None
    there."""
    for call, at in _applications(file, traced, function):
        value = file.evaluate(call.args[0], at) if call.args else None
        if value is not None and value.kind == Kind.TENSOR and starts_open(value):
            return value
    return None


FEEDING: Final = {
    "train_step": ("fit",),
    "test_step": ("evaluate",),
    "predict_step": ("predict",),
    "call": ("fit", "evaluate", "predict"),
}
"""Hooks of a Keras model -> the methods that run them over a Dataset."""


def _fed(file: File, traced: Traced, name: str) -> Value | None:
    """An element of the Datasets that `model.fit(dataset)` hands to a hook; None where the file shows not all of them."""
    elements: list[Value] = []
    for method in FEEDING[name]:
        for call, at in file.sites(method):
            model = file.evaluate(call.func.value, at) if isinstance(call.func, ast.Attribute) else None
            hook = model.cls.method(name) if model is not None and model.cls is not None else None
            if hook is None or hook[0] is not traced.node:
                continue
            given = [*call.args[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "x")]
            data = file.at_place(given[0], at) if given else None
            if data is None or data.kind != Kind.DATASET or data.elem is None:
                return None
            elements.append(data.elem)
    return join_all(elements) if elements else None


def _first(element: Value | None) -> Value | None:
    """What a model is called with, of an element (inputs, targets); its first dimension must be None."""
    if element is not None and element.kind == Kind.TUPLE and element.items:
        element = element.items[0]
    return element if element is not None and element.kind == Kind.TENSOR and starts_open(element) else None


def _applications(file: File, traced: Traced, function: ast.AST) -> list[Site]:
    assert traced.scope is not None
    made = file.made_for(function)
    direct = [(call, at) for call, at in file.index.calls if any(call.func is maker for maker, _ in made)]
    return direct + file.calls_of(function, traced.scope)
