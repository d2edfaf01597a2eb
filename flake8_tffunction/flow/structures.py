"""Arguments that may be a structure of tensors where one tensor is usual."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Origin, Trust, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Place
    from flake8_tffunction.source.names import Names
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced

COUNTING: Final = frozenset({"len", "enumerate", "zip", "isinstance", "list", "tuple", "dict", "reversed"})
"""Builtins that code asks of a list of tensors."""
LISTED: Final = frozenset(
    {
        "tf.math.add_n",
        "tf.math.accumulate_n",
        "tf.concat",
        "tf.stack",
        "tf.convert_to_tensor",
        "tf.identity_n",
        "tf.group",
    }
    | {"tf.tuple", "tf.print", "keras.ops.concatenate", "keras.ops.stack", "keras.ops.convert_to_tensor"}
)
"""Ops that are given lists of tensors, as are those of tf.nest."""
OPS: Final = ("tf.", "keras.ops.")
METHODS: Final = frozenset({"get", "keys", "values", "items", "pop"})


def may_be_nest(value: Value, place: Place) -> bool:
    """Whether it is what Keras gives to `call`: code that takes it apart expects a list or dict of tensors.

    So does a layer that another layer of the file calls: whether it unpacks often hangs on one of its options.
    """
    function = place.function
    if isinstance(function, ast.FunctionDef) and function.name == "call" and place.via:
        if any(taken_apart(place.statement, argument.arg) for argument in function.args.args[1:2]):
            return True
    hooked = place.traced.why == "keras" or takes_inputs(place.traced)
    if is_of_one_output(place.traced) and not _asks_for_nests(place.function):
        return False
    return hooked and value.origin == Origin.PARAM and value.trust < Trust.DECLARED


def goes_over_list(node: ast.AST, value: Value, place: Place, names: Names) -> bool:
    """Whether a `for` over what Keras gives to `call` expects a list of tensors: nothing in the function treats it as one
    tensor, as `x.shape`, `x + 1` and `tf.shape(x)` would."""
    if isinstance(node, (ast.For, ast.Name)):
        source = node.iter if isinstance(node, ast.For) else node
        listed = isinstance(source, ast.Name) and (may_be_nest(value, place) or _is_sum_passed(source.id, place))
        parts = [source] if listed else _named_sum(source, place)
    else:
        parts = _added(node, place)
    names_of = [part.id for part in parts if isinstance(part, ast.Name)]
    return bool(names_of) and not any(
        _as_tensor(part, name, place.scope, names) for part in walk(place.function) for name in names_of
    )


def _named_sum(source: ast.expr, place: Place) -> list[ast.expr]:
    """A name that is bound once, to what a `+` adds, and what that adds: `h = a + b`."""
    bindings = place.scope.bindings.get(source.id, ()) if isinstance(source, ast.Name) else ()
    parts = _added(bindings[0].value, place) if len(bindings) == 1 else []
    return [source, *parts] if parts else []


def _added(node: ast.AST | None, place: Place) -> list[ast.expr]:
    """The arguments of a hook of Keras that a `+` adds: two lists of tensors make one."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Add) or place.traced.why != "keras":
        return []
    own = {argument.arg for argument in place.function.args.args} if isinstance(place.function, ast.FunctionDef) else ()
    parts = [node.left, node.right]
    given = place.function is place.traced.node and all(isinstance(part, ast.Name) and part.id in own for part in parts)
    return parts if given else []


def _is_sum_passed(name: str, place: Place) -> bool:
    """Whether a name is a parameter of a helper that the root gives such a sum: `pick(a + b)`."""
    call, function = place.via[-1] if len(place.via) == 1 else None, place.function
    if not isinstance(call, ast.Call) or not isinstance(function, ast.FunctionDef):
        return False
    names = [argument.arg for argument in function.args.args]
    passed = [given for own, given in zip(names, call.args) if own == name]
    return any(_added(given, place._replace(function=place.traced.node or function)) for given in passed)


def _as_tensor(node: ast.AST, name: str, scope: Scope, names: Names) -> bool:
    if isinstance(node, ast.Attribute):
        return _is(node.value, name) and node.attr in ("shape", "dtype", "get_shape")
    if isinstance(node, ast.BinOp):
        other = node.right if _is(node.left, name) else node.left if _is(node.right, name) else None
        number = isinstance(other, ast.Constant) or not isinstance(node.op, ast.Add)  # lists are added to lists
        return other is not None and number
    if not isinstance(node, ast.Call) or not any(_is(argument, name) for argument in node.args[:1]):
        return False
    op = names.canonical(node.func, scope)
    return op is not None and op.startswith(OPS) and not op.startswith("tf.nest.") and op not in LISTED


def takes_inputs(traced: Traced) -> bool:
    """Whether the first argument of a root is what a layer is called with, or a part of what tf.vectorized_map goes over:
    both may be a list or dict of tensors."""
    if traced.why == "keras":
        return getattr(traced.node, "name", "") == "call" and not is_of_one_output(traced)
    made = traced.made_at
    maker = getattr(made.func, "attr", getattr(made.func, "id", "")) if isinstance(made, ast.Call) else ""
    return traced.why == "vectorized" or traced.why == "loss" and maker == "Lambda"


def is_of_one_output(traced: Traced) -> bool:
    """Whether Keras calls a hook with tensors alone: a loss, or a metric that compares, gets `y_true` and `y_pred` of one output of
    the model (measured on Keras 3.15 and 2.15, for models with several outputs too), a schedule gets the step."""
    if traced.why != "keras" or traced.cls is None or not isinstance(traced.node, ast.FunctionDef):
        return False
    kinds = {api.class_kind(base) for base in traced.cls.outer if base is not None}
    compares = bool(kinds & ONE_OUTPUT) and (len(traced.node.args.args) > COMPARING or "schedule" in kinds)
    return compares and not any(_is_asked_by_key(traced.node, argument.arg) for argument in traced.node.args.args[1:])


ONE_OUTPUT: Final = frozenset({"loss", "metric", "schedule"})
COMPARING: Final = 2
"""More parameters than these has what compares: self, y_true, y_pred. `update_state(self, values)` is called by code of its own."""


def _asks_for_nests(function: ast.AST) -> bool:
    """Whether code deals with structures: `tf.nest.flatten(y_pred)`, `tree.is_nested(y_pred)`."""
    return any(
        isinstance(node, ast.Attribute)
        and (node.attr in NESTING or isinstance(node.value, ast.Name) and node.value.id in NESTING)
        for node in walk(function)
    )


NESTING: Final = frozenset({"nest", "tree", "is_nested"})


def taken_apart(code: ast.AST, name: str) -> bool:
    """Whether a function or statement treats an argument as a list or dict of tensors: unpacks it, counts it, asks it for a key."""
    return any(_takes_apart(node, name) for node in walk(code) if node.__class__ in APART) or _is_asked_by_key(
        code, name
    )


APART = frozenset(
    (ast.Assign, ast.Subscript, ast.Compare, ast.Starred, ast.Call, ast.BinOp, ast.For, ast.comprehension)
)


def _takes_apart(node: ast.AST, name: str) -> bool:
    if isinstance(node, ast.Assign):
        source = node.value.value if isinstance(node.value, ast.Subscript) else node.value
        return _is(source, name) and any(isinstance(target, (ast.Tuple, ast.List)) for target in node.targets)
    if isinstance(node, ast.Subscript):
        key = node.slice
        text = isinstance(key, ast.JoinedStr) or isinstance(key, ast.Constant) and isinstance(key.value, str)
        return text and _is(node.value, name)
    if isinstance(node, ast.BinOp):  # `inputs + [mask]`, `[mask] + inputs[1:]`
        listed = isinstance(node.left, DISPLAYS) and _is_some(node.right, name)
        return isinstance(node.op, ast.Add) and (
            listed or isinstance(node.right, DISPLAYS) and _is_some(node.left, name)
        )
    if isinstance(node, (ast.For, ast.comprehension)):  # Keras does not convert it: a tensor has no such loop
        return isinstance(node.iter, ast.Subscript) and _is_some(node.iter, name)
    if isinstance(node, ast.Compare):
        return isinstance(node.ops[0], (ast.In, ast.NotIn)) and _is(node.comparators[0], name)
    if isinstance(node, ast.Starred):
        return _is(node.value, name)
    if isinstance(node, ast.Call):
        function = node.func
        if isinstance(function, ast.Attribute):
            return _is(function.value, name) and function.attr in METHODS
        return (
            isinstance(function, ast.Name) and function.id in COUNTING and any(_is_some(arg, name) for arg in node.args)
        )
    return False


def _is_asked_by_key(code: ast.AST, name: str) -> bool:
    """Whether code asks what a name holds for a key that it gives: `for key in outputs: outputs[key]`."""
    loops = [node for node in walk(code) if isinstance(node, (ast.For, ast.comprehension)) and _is(node.iter, name)]
    keys = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)}
    return bool(keys) and any(
        isinstance(node, ast.Subscript)
        and _is(node.value, name)
        and isinstance(node.slice, ast.Name)
        and node.slice.id in keys
        for node in walk(code)
    )


DISPLAYS = (ast.List, ast.Tuple, ast.ListComp)


def _is_some(node: ast.expr, name: str) -> bool:
    """Whether it is what a name holds, or a slice of it: `inputs[1:]`."""
    return _is(node.value if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) else node, name)


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
