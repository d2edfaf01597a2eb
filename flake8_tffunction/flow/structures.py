"""Arguments that may be a structure of tensors where one tensor is usual."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Origin, Trust, Value
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
        if any(_takes_apart(place.statement, argument.arg) for argument in function.args.args[1:2]):
            return True
    hooked = place.traced.why == "keras" or takes_inputs(place.traced)
    return hooked and value.origin == Origin.PARAM and value.trust < Trust.DECLARED


def goes_over_list(node: ast.AST, value: Value, place: Place, names: Names) -> bool:
    """Whether a `for` over what Keras gives to `call` expects a list of tensors: nothing in the function treats it as one
    tensor, as `x.shape`, `x + 1` and `tf.shape(x)` would."""
    if not isinstance(node, (ast.For, ast.Name)) or not may_be_nest(value, place):
        return False
    source = node.iter if isinstance(node, ast.For) else node
    if not isinstance(source, ast.Name):
        return False
    return not any(_as_tensor(part, source.id, place.scope, names) for part in walk(place.function))


def _as_tensor(node: ast.AST, name: str, scope: Scope, names: Names) -> bool:
    if isinstance(node, ast.Attribute):
        return _is(node.value, name) and node.attr in ("shape", "dtype", "get_shape")
    if isinstance(node, ast.BinOp):
        return _is(node.left, name) or _is(node.right, name)
    if not isinstance(node, ast.Call) or not any(_is(argument, name) for argument in node.args[:1]):
        return False
    op = names.canonical(node.func, scope)
    return op is not None and op.startswith(OPS) and not op.startswith("tf.nest.") and op not in LISTED


def takes_inputs(traced: Traced) -> bool:
    """Whether the first argument of a root is what a layer is called with, or a part of what tf.vectorized_map goes over:
    both may be a list or dict of tensors."""
    if traced.why == "keras":
        return getattr(traced.node, "name", "") == "call"
    made = traced.made_at
    maker = getattr(made.func, "attr", getattr(made.func, "id", "")) if isinstance(made, ast.Call) else ""
    return traced.why == "vectorized" or traced.why == "loss" and maker == "Lambda"


def taken_apart(function: ast.AST, name: str) -> bool:
    """Whether a function treats an argument as a list or dict of tensors: unpacks it, counts it, asks it for a key."""
    return any(_takes_apart(node, name) for node in walk(function) if node.__class__ in APART)


APART = frozenset((ast.Assign, ast.Subscript, ast.Compare, ast.Starred, ast.Call))


def _takes_apart(node: ast.AST, name: str) -> bool:
    if isinstance(node, ast.Assign):
        source = node.value.value if isinstance(node.value, ast.Subscript) else node.value
        return _is(source, name) and any(isinstance(target, (ast.Tuple, ast.List)) for target in node.targets)
    if isinstance(node, ast.Subscript):
        return _is(node.value, name) and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)
    if isinstance(node, ast.Compare):
        return isinstance(node.ops[0], (ast.In, ast.NotIn)) and _is(node.comparators[0], name)
    if isinstance(node, ast.Starred):
        return _is(node.value, name)
    if isinstance(node, ast.Call):
        function = node.func
        if isinstance(function, ast.Attribute):
            return _is(function.value, name) and function.attr in METHODS
        return isinstance(function, ast.Name) and function.id in COUNTING and any(_is(arg, name) for arg in node.args)
    return False


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
