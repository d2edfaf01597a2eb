"""Shapes over which the use of a root traces it: reduce_retracing, get_concrete_function, Keras' functional API."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.dimensions import BATCH, Shape, layer_output, starts_open
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

Site = tuple[ast.Call, Scope]
T = Kind.TENSOR | Kind.VARIABLE
LAMBDA: Final = "keras.layers.Lambda"


def refined(file: File, traced: Traced, argument: ast.arg, position: int, value: Value) -> Value:
    """The value of a parameter with the shape of the most general trace that the file shows."""
    function = traced.node
    if function is None:
        return value
    if traced.why in ("keras", "loss"):
        return _of_keras(file, traced, function, position, value)
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


def _of_keras(file: File, traced: Traced, function: ast.AST, position: int, value: Value) -> Value:
    """The value of a parameter that Keras hands over: an element of a Dataset, the input of a layer, the targets of a loss."""
    name = getattr(function, "name", "")
    if position:
        return value
    if traced.why == "keras" and name in FEEDING and name != "call":
        return _fed(file, traced, name) or value
    if value.kind & ~T:
        return value
    if name == "call" or traced.why == "loss":
        found = _functional(file, traced, function) or _sequential(file, traced, function)
        found = found or (_first(_fed(file, traced, name)) if traced.why == "keras" else None)
        if found is not None:
            return value.but(shape=found.shape, loose=found.loose, dtype=found.dtype)
    return value.but(loose=BATCH) if _compared(file, traced, function) else value


def _functional(file: File, traced: Traced, function: ast.AST) -> Value | None:
    """What a layer of the file is given while a functional model is built: its first dimension is None there."""
    for call, at in _applications(file, traced, function):
        value = file.evaluate(call.args[0], at) if call.args else None
        if value is not None and value.kind == Kind.TENSOR and starts_open(value):
            return value
    return None


def _sequential(file: File, traced: Traced, function: ast.AST) -> Value | None:
    """What a layer is given while a model is built that is a list of layers with an input at its head."""
    makers = _makers(file, traced, function)
    for call, at in file.sites("Sequential") if makers else ():
        layers = call.args[0] if call.args else None
        if not isinstance(layers, (ast.List, ast.Tuple)) or file.names.canonical(call.func, at) != "keras.Sequential":
            continue
        value = file.evaluate(layers.elts[0], at) if layers.elts else None
        for layer in layers.elts[1:]:
            if value is None or value.kind != Kind.TENSOR or not starts_open(value):
                break
            if layer in makers:
                return value
            value = layer_output(file.evaluate(layer, at), (value,))
    return None


def _compared(file: File, traced: Traced, function: ast.AST) -> bool:
    """Whether a loss or metric is given targets of which the first dimension is None: those of a `model.fit(dataset)`."""
    makers = _makers(file, traced, function)
    for call, at in file.sites("compile"):
        model = call.func.value if isinstance(call.func, ast.Attribute) else None
        if not isinstance(model, ast.Name) or len(file.index.bindings(model.id, at)) != 1:
            continue
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        parts = [part for each in given for part in (each.elts if isinstance(each, (ast.List, ast.Tuple)) else [each])]
        if any(part in makers or file.evaluate(part, at).node is function for part in parts):
            return any(_has_open_targets(file, model.id, at, method) for method in ("fit", "evaluate"))
    return False


def _has_open_targets(file: File, model: str, scope: Scope, method: str) -> bool:
    """Whether `model.method(dataset)` hands out targets of which the first dimension is None."""
    for call, at in file.sites(method):
        owner = call.func.value if isinstance(call.func, ast.Attribute) else None
        if not isinstance(owner, ast.Name) or owner.id != model or at.owner(model) is not scope.owner(model):
            continue
        element = _element(file, call, at)
        if element is not None and element.kind == Kind.TUPLE and element.items and len(element.items) > 1:
            if element.items[1].kind == Kind.TENSOR and starts_open(element.items[1]):
                return True
    return False


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
            element = _element(file, call, at)
            if element is None:
                return None
            elements.append(element)
    return join_all(elements) if elements else None


def _element(file: File, call: ast.Call, scope: Scope) -> Value | None:
    """What a method of a Keras model takes from a Dataset; None if it is given something else."""
    given = [*call.args[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "x")]
    data = file.at_place(given[0], scope) if given else None
    return data.elem if data is not None and data.kind == Kind.DATASET else None


def _first(element: Value | None) -> Value | None:
    """What a model is called with, of an element (inputs, targets); its first dimension must be None."""
    if element is not None and element.kind == Kind.TUPLE and element.items:
        element = element.items[0]
    return element if element is not None and element.kind == Kind.TENSOR and starts_open(element) else None


def _applications(file: File, traced: Traced, function: ast.AST) -> list[Site]:
    makers = _makers(file, traced, function)
    direct = [(call, at) for call, at in file.index.calls if call.func in makers]
    if traced.why == "loss" or traced.scope is None:
        return direct  # what calls the function itself is not the layer
    return direct + file.calls_of(function, traced.scope)


def _makers(file: File, traced: Traced, function: ast.AST) -> set[ast.AST]:
    """The calls that make the layer, loss or metric that calls a function: of its class, or of a `Lambda` around it."""
    if traced.why == "keras":
        return {call for call, _ in file.made_for(function)}
    made, scope = traced.made_at, traced.made_in
    return {made} if isinstance(made, ast.Call) and file.names.canonical(made.func, scope) == LAMBDA else set()
