"""What XLA must know when it compiles a program: sizes, slice bounds and indices, and what their values come from."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.dependence import made_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Called, Place
    from flake8_tffunction.flow.file import File

SIZES: Final[dict[str, tuple[int, str]]] = {
    "tf.zeros": (0, "shape"),
    "tf.ones": (0, "shape"),
    "tf.fill": (0, "dims"),
    "tf.eye": (0, "num_rows"),
    "tf.one_hot": (1, "depth"),
    "tf.reshape": (1, "shape"),
    "tf.tile": (1, "multiples"),
    "tf.broadcast_to": (1, "shape"),
    "tf.math.top_k": (1, "k"),
    "tf.linspace": (2, "num"),
    "tf.sequence_mask": (1, "maxlen"),
    "tf.repeat": (1, "repeats"),
    "tf.random.normal": (0, "shape"),
    "tf.random.uniform": (0, "shape"),
    "tf.random.truncated_normal": (0, "shape"),
    "tf.random.stateless_normal": (0, "shape"),
    "tf.random.stateless_uniform": (0, "shape"),
    "tf.random.stateless_truncated_normal": (0, "shape"),
    "tf.pad": (1, "paddings"),
    "tf.split": (1, "num_or_size_splits"),
    "tf.image.resize": (1, "size"),
    "tf.TensorArray": (1, "size"),
    "tf.slice": (2, "size"),
}
"""Function -> position and keyword of the argument that says how large its result is. (tf.range: all of them.)"""
BOUNDED: Final = frozenset({"tf.math.top_k", "tf.slice"})
"""Those of them that work in a loop with a size that depends on it, as slices by `[]` do (measured)."""
STATIC: Final = frozenset(
    {"shape", "size", "rank", "len", "get_shape", "dtype", "ndim", "zeros_like", "ones_like", "shape_n"}
)
"""Ends of calls and attributes that depend on the shape of a tensor and not on its value: XLA knows them."""
LOOPING: Final = frozenset(
    {
        "tf.while_loop",
        "tf.map_fn",
        "tf.scan",
        "tf.foldl",
        "tf.foldr",
        "keras.ops.while_loop",
        "keras.ops.map",
        "keras.ops.scan",
        "keras.ops.fori_loop",
    }
)
"""Functions that call another one for each turn of a loop, with what differs from turn to turn."""
ASSIGNS: Final = ("assign", "assign_add", "assign_sub")


class Read(NamedTuple):
    """A name or attribute from which a value comes."""

    node: ast.Name | ast.Attribute
    scope: Scope
    callback: ast.Call | None
    """The call that hands it to a callback of which it is a parameter."""


def sizes(fact: Called) -> Iterator[tuple[ast.expr, Value]]:
    """The arguments of a call that say how large its result is."""
    node, name = fact.node, fact.callee.name or ""
    if not isinstance(node, ast.Call) or any(isinstance(argument, ast.Starred) for argument in node.args):
        return
    if name == "tf.range":
        yield from zip(node.args, fact.args)
    elif name in SIZES:
        position, keyword = SIZES[name]
        found = [(given.value, fact.keywords[keyword]) for given in node.keywords if given.arg == keyword]
        if position < len(node.args):
            found.append((node.args[position], fact.args[position]))
        # (a count for each element, `tf.repeat(x, [1, 3])`, makes a data-dependent shape, which XLA can do)
        yield from (each for each in found if name != "tf.repeat" or each[1].shape == ())


def reads(file: File, expr: ast.expr, place: Place) -> Iterator[Read]:
    """The names whose values an expression depends on, through local names, helpers, and the calls that led to a place.

    What only the shape of a tensor decides is left out.
    """
    stack: list[tuple[ast.expr, Scope, tuple[ast.AST, ...]]] = [(expr, place.scope, place.via)]
    while stack:
        part, scope, via = stack.pop()
        for node, at in made_of(file, part, scope, partial(_is_static, file, scope)):
            if isinstance(node, ast.Attribute):
                yield Read(node, at, None)
            if not isinstance(node, ast.Name):
                continue
            owner = at.owner(node.id)
            call = via[-1] if via else None
            if (
                owner is None
                or not isinstance(call, ast.Call)
                or not _is_parameter(node.id, owner)
                or owner.node is place.traced.node
            ):
                yield Read(node, at, None)
                continue
            given, around = _passed(call, owner.node, node.id), _scope_of(file, call)
            if given is None or around is None:
                yield Read(node, at, call)
            else:
                stack.append((given, around, via[:-1]))


def _is_static(file: File, scope: Scope, node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        node = node.func
        name = file.names.canonical(node, scope) or str(getattr(node, "attr", getattr(node, "id", "")))
        return name.rpartition(".")[2] in STATIC
    return isinstance(node, ast.Attribute) and node.attr in STATIC


def _is_parameter(name: str, owner: Scope) -> bool:
    return any(binding.kind == "param" for binding in owner.bindings.get(name, ()))


def _passed(call: ast.Call, function: ast.AST, name: str) -> ast.expr | None:
    """The argument of a call for a parameter of a function; None if the call does not call that function itself."""
    own = getattr(function, "name", None)
    if own is None or getattr(call.func, "attr", getattr(call.func, "id", None)) != own:
        return None
    assert isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    if isinstance(call.func, ast.Attribute) and names[:1] == ["self"]:
        del names[0]
    given = {**dict(zip(names, call.args)), **{k.arg: k.value for k in call.keywords if k.arg is not None}}
    return given.get(name)


def _scope_of(file: File, call: ast.Call) -> Scope | None:
    return next((scope for each, scope in file.index.calls if each is call), None)


# -- what differs from turn to turn, from call to call --------------------------------------------------------------


def turns_with(file: File, expr: ast.expr, place: Place) -> str | None:
    """The loop variable of a graph loop around a place on which an expression depends; None without one."""
    loops = [region.node for region in place.regions if region.staged and region.what in ("for", "while")]
    for read in reads(file, expr, place):
        if not isinstance(read.node, ast.Name):
            continue
        name = read.node.id
        if read.callback is not None:
            around = _scope_of(file, read.callback)
            if around is not None and file.names.canonical(read.callback.func, around) in LOOPING:
                return name
        owner = read.scope.owner(name)
        for binding in owner.bindings.get(name, ()) if owner is not None else ():
            if binding.kind == "for" and binding.node in loops:
                return name
            again = binding.kind == "augment" or binding.value is not None and _names(binding.value, name)
            if again and any(_holds(loop, binding.node) for loop in loops):
                return name
    return None


def _names(expr: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in walk(expr))


def _holds(loop: ast.AST, statement: ast.AST) -> bool:
    return any(node is statement for node in walk(loop))


def changes(file: File, expr: ast.expr, place: Place) -> str | None:
    """The tensor argument, or the assigned variable, on whose value an expression depends; None without one."""
    for read in reads(file, expr, place):
        value = file.evaluate(read.node, read.scope)
        if value.kind == Kind.VARIABLE and value.trust > 0:
            if _is_assigned(file, read.node):
                return ast.unparse(read.node)
        elif isinstance(read.node, ast.Name):
            owner = read.scope.owner(read.node.id)
            if owner is None or not _is_parameter(read.node.id, owner):
                continue
            traced = next((each for each in file.traced if each.node is owner.node and each.is_graph_function), None)
            value = file.root_parameters(traced).get(read.node.id, value) if traced is not None else value
            if value.kind == Kind.TENSOR and value.trust > 0:
                return read.node.id
    return None


def _is_assigned(file: File, variable: ast.Name | ast.Attribute) -> bool:
    """Whether the file assigns to a variable: otherwise its value is always the same."""
    name = getattr(variable, "attr", getattr(variable, "id", None))
    for method in ASSIGNS:
        for call, _ in file.sites(method):
            owner = call.func.value if isinstance(call.func, ast.Attribute) else None
            if getattr(owner, "attr", getattr(owner, "id", None)) == name:
                return True
    return False
