"""What callers get and make of the result of a tf.function: whether they take it for the variable it once was."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.source.layout import within
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

ASSIGNS: Final = ("assign", "scatter_")
"""How the methods of a tf.Variable begin that change it."""
GRADIENTS: Final = frozenset({"gradient", "jacobian"})
OPTIMIZING: Final = frozenset({"apply_gradients", "apply", "minimize"})


def output(value: Value) -> Value:
    """What the traced caller of a tf.function gets of what it returns: the value of a variable, never the variable."""
    if value.kind & (Kind.TUPLE | Kind.LIST | Kind.DICT) and value.items is not None:
        value = value.but(items=tuple(map(output, value.items)))
    if value.kind & Kind.VARIABLE:
        value = value.but(kind=value.kind & ~Kind.VARIABLE | Kind.TENSOR, origin=Origin.FRESH, of=None, born=None)
    return value


def used_as_variable(file: File, traced: Traced, variables: frozenset[str]) -> ast.AST | None:
    """The first place where a caller uses the result of a tf.function as a tf.Variable, or None.

    A tensor has no `assign`, a tape does not watch it, an optimizer can't change it, and it does not follow the
    variable: what is read from it after an assignment to the variable is the old value.

    Parameters
    ----------
    variables
        The names and attributes of the variables that it returns.
    """
    if traced.node is None or traced.scope is None:
        return None
    for call, scope in file.calls_of(traced.node, traced.scope, frozenset(traced.names)):
        holders = _holders(call, scope)
        for use, at in file.index.calls:
            function = use.func
            if not isinstance(function, ast.Attribute) or at.function is not scope.function:
                continue
            if function.attr.startswith(ASSIGNS) and (
                _root(function.value) in holders or _core(function.value) is call
            ):
                return use
            if (
                function.attr in GRADIENTS
                and _mentions(use.args[1:], use.keywords, holders, call)
                and not _watched(file, at, holders)
                and not _recorded(function.value, call, at)
            ):
                return use
            if function.attr in OPTIMIZING and _mentions(use.args, use.keywords, holders, call):
                return use
        stale = _read_after_assignment(file, call, scope, holders, variables)
        if stale is not None:
            return stale
    return None


def _holders(call: ast.Call, scope: Scope) -> set[str]:
    """The names that hold the result of a call, or a part of it: also the target of a loop over it."""
    holders: set[str] = set()
    for _ in range(3):  # `ws = f()`, `for w in ws`, `a, b = w`
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                if binding.value is not None and (_core(binding.value) is call or _root(binding.value) in holders):
                    holders.add(name)
    return holders


def _core(expr: ast.expr) -> ast.expr:
    """What is subscripted, wrapped by enumerate or zip, or gone through by `.values()`."""
    while True:
        if isinstance(expr, (ast.Subscript, ast.Starred)):
            expr = expr.value
        elif (
            isinstance(expr, ast.Call)
            and isinstance(expr.func, ast.Attribute)
            and expr.func.attr in ("values", "items")
        ):
            expr = expr.func.value
        elif (
            isinstance(expr, ast.Call)
            and isinstance(expr.func, ast.Name)
            and expr.func.id in ("enumerate", "zip", "list", "tuple", "reversed")
            and expr.args
        ):
            expr = expr.args[-1]
        else:
            return expr


def _root(expr: ast.expr) -> str | None:
    core = _core(expr)
    return core.id if isinstance(core, ast.Name) else None


def _mentions(
    args: list[ast.expr], keywords: list[ast.keyword], holders: set[str], call: ast.Call | None = None
) -> bool:
    parts = [*args, *(keyword.value for keyword in keywords)]
    return any(
        node is call or isinstance(node, ast.Name) and node.id in holders for part in parts for node in walk(part)
    )


def _watched(file: File, scope: Scope, holders: set[str]) -> bool:
    """Whether a tape of the same code watches the result, which makes its gradient right."""
    return any(
        at.function is scope.function and _mentions(call.args, call.keywords, holders)
        for call, at in file.sites("watch")
    )


def _recorded(tape: ast.expr, call: ast.Call, scope: Scope) -> bool:
    """Whether the call stands in the block of the tape: then the result is a step of what it records."""
    name = tape.id if isinstance(tape, ast.Name) else ""
    return any(binding.kind == "with" and within(call, binding.node) for binding in scope.bindings.get(name, ()))


def _read_after_assignment(
    file: File, call: ast.Call, scope: Scope, holders: set[str], variables: frozenset[str]
) -> ast.AST | None:
    for use, at in file.index.calls:
        function = use.func
        if (
            at is not scope
            or use.lineno <= call.lineno
            or not isinstance(function, ast.Attribute)
            or not function.attr.startswith(ASSIGNS)
        ):
            continue
        target = function.value
        name = target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else None
        if name in variables:
            for read in _reads(file, scope, holders):
                if read.lineno > use.lineno:
                    return read
    return None


def _reads(file: File, scope: Scope, holders: set[str]) -> Iterator[ast.Name]:
    for holder in sorted(holders):
        for read in file.lifetimes.reads.names.get(holder, ()):
            if read.scope.function is scope.function and isinstance(read.node, ast.Name):
                yield read.node
