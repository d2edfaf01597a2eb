"""What a graph loop makes of names that are None before it: zeros, from the first turn on.

AutoGraph stages the body once to learn what such a name becomes, and begins the loop with zeros of that shape and dtype
(`_try_handling_undefineds` of TensorFlow 2.21). `if best is None:` in the body was true in that trial alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.facts import Looped
from flake8_tffunction.flow.passing import bind
from flake8_tffunction.flow.values import UNKNOWN, Kind, Value
from flake8_tffunction.source.layout import within
from flake8_tffunction.source.nodes import children_of, walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope

EQUAL: Final = (ast.Is, ast.Eq)
UNEQUAL: Final = (ast.IsNot, ast.NotEq)
ZEROS: Final = ("zeros", "zeros_like", "zero_state", "get_initial_state")
"""Ends of the names of what begins with zeros, too."""

HERE: Final = Value(Kind.NONE)
"""Stands for the name among the arguments of a call."""


def asked_for_none(file: File, loop: Looped, name: str) -> ast.AST | None:
    """Where a loop's body first asks whether a name is None that it has from before the loop, or calls a function of the
    file that asks; None if it makes no difference."""
    node, scope = loop.node, loop.place.scope
    owner = scope.owner(name)
    if owner is None:
        return None
    file.eager.layout.enter(scope)
    parts: list[ast.AST] = [*node.body, *([node.test] if isinstance(node, ast.While) else [])]
    reads = [read for part in parts for read in _reads(part, name)]
    for read in sorted(reads, key=lambda read: (read.lineno, read.col_offset)):
        asks = _asks(file, read, scope)
        if asks is not None:
            reaching = file.eager.bindings(name, owner, read, scope)
            if any(not within(reach.binding.node, node) for reach in reaching):
                return asks
    return None


def _reads(part: ast.AST, name: str) -> Iterator[ast.Name]:
    """Where a statement reads a name, nested functions left out."""
    stack = [part]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
            yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            stack.extend(children_of(node))


def _asks(file: File, read: ast.Name, scope: Scope) -> ast.AST | None:
    """What asks whether a name is None where it is read: a comparison, or the call of a function that compares it."""
    parent = file.eager.layout.parent(read)
    if isinstance(parent, ast.Compare):
        return parent if _is_test(parent, read.id) and not _begins_with_zeros(file, parent, read.id, scope) else None
    call = file.eager.layout.parent(parent) if isinstance(parent, ast.keyword) else parent
    if not isinstance(call, ast.Call) or read is call.func:
        return None
    callee = file.evaluate(call.func, scope)
    if callee.kind != Kind.FUNCTION or not isinstance(callee.node, ast.FunctionDef):
        return None
    given = tuple(HERE if argument is read else UNKNOWN for argument in call.args)
    named = {word.arg: HERE if word.value is read else UNKNOWN for word in call.keywords if word.arg is not None}
    bound = bind(callee.node, callee, given, named)
    own = next((parameter for parameter, value in bound.items() if value is HERE), None)
    return call if own is not None and _function_asks(file, callee.node, own) else None


def _function_asks(file: File, function: ast.FunctionDef, parameter: str) -> bool:
    """Whether a function asks whether what it was given is None, and not only to begin with zeros."""
    scope = file.index.scopes[function]
    file.eager.layout.enter(scope)
    for node in (node for statement in function.body for node in walk(statement)):
        if isinstance(node, ast.Compare) and _is_test(node, parameter):
            reaching = file.eager.bindings(parameter, scope, node, scope)
            if any(reach.binding.kind == "param" for reach in reaching):
                return not _begins_with_zeros(file, node, parameter, scope)
    return False


def _is_test(node: ast.Compare, name: str) -> bool:
    return (
        len(node.ops) == 1
        and isinstance(node.ops[0], (*EQUAL, *UNEQUAL))
        and isinstance(node.left, ast.Name)
        and node.left.id == name
        and _is_none(node.comparators[0])
    )


def _begins_with_zeros(file: File, test: ast.Compare, name: str, scope: Scope) -> bool:
    """Whether all that the test decides is to begin with zeros: `if h is None: h = tf.zeros(...)`."""
    parent = file.eager.layout.parent(test)
    equal = isinstance(test.ops[0], EQUAL)
    if isinstance(parent, ast.IfExp) and parent.test is test:
        first, kept = (parent.body, parent.orelse) if equal else (parent.orelse, parent.body)
        return _is_zero(file, first, scope) and isinstance(kept, ast.Name) and kept.id == name
    if not isinstance(parent, ast.If) or parent.test is not test or parent.orelse or not equal:
        return False
    return all(
        isinstance(statement, ast.Assign)
        and all(isinstance(target, ast.Name) and target.id == name for target in statement.targets)
        and _is_zero(file, statement.value, scope)
        for statement in parent.body
    )


def _is_zero(file: File, value: ast.expr, scope: Scope) -> bool:
    if isinstance(value, (ast.List, ast.Tuple)):
        return all(_is_zero(file, each, scope) for each in value.elts)
    if isinstance(value, ast.Call):
        callee = value.func
        written = callee.attr if isinstance(callee, ast.Attribute) else getattr(callee, "id", "")
        word = (file.names.canonical(callee, scope) or written).rpartition(".")[2]
        if word in ("constant", "convert_to_tensor", "cast") and value.args:
            return _is_zero(file, value.args[0], scope)
        return word in ZEROS
    return isinstance(value, ast.Constant) and value.value in (0, False)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
