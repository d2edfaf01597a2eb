"""Which `return`s of a function a call can reach, by what it passes: the two ways of a decorator with options.

`def jit(function=None, **options): if function is None: return lambda f: jit(f, **options) ...`
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.source.scopes import Scope, parameters

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.layout import Layout

DECIDED = Kind.FUNCTION | Kind.GRAPHFN | Kind.CLASS
"""Kinds that are certainly not None, and true."""


def reached_returns(file: File, scope: Scope, given: Mapping[str, Value]) -> Sequence[ast.Return]:
    """The `return`s of a function without those that an `if` about None, or about a function, rules out.

    Parameters
    ----------
    given
        What the call passes, by parameter; what is missing has its default.
    """
    function = scope.node
    if len(scope.returns) < 2 or not isinstance(function, ast.FunctionDef):
        return scope.returns
    known: dict[str, bool] = {}
    for parameter, default in parameters(function.args):
        name = parameter.arg
        if len(scope.bindings.get(name, ())) != 1:
            continue
        if name in given:
            value = given[name]
            if value.kind and not value.kind & ~DECIDED:
                known[name] = True
            elif value.kind == Kind.NONE:
                known[name] = False
        elif isinstance(default, ast.Constant) and default.value is None:
            known[name] = False
    if not known:
        return scope.returns
    layout = file.eager.layout
    layout.enter(scope)
    return [statement for statement in scope.returns if _is_reached(layout, statement, known)]


def _is_reached(layout: Layout, statement: ast.Return, known: Mapping[str, bool]) -> bool:
    for child, parent in layout.around(statement):
        if isinstance(parent, ast.If) and child is not parent.test:
            decided = _holds(parent.test, known)
            if decided is not None and decided is not (child in parent.body):
                return False
        if isinstance(child, ast.stmt) and any(_holds(earlier.test, known) for earlier in layout.exits_before(child)):
            return False
    return True


def _holds(test: ast.expr, known: Mapping[str, bool]) -> bool | None:
    """Whether a condition about a parameter holds; None if that is not known."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = _holds(test.operand, known)
        return None if inner is None else not inner
    if isinstance(test, ast.Name):
        return known.get(test.id)
    if isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "callable" and test.args:
        return _holds(test.args[0], known) if isinstance(test.args[0], ast.Name) else None
    if (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Name)
        and test.left.id in known
        and isinstance(test.ops[0], (ast.Is, ast.IsNot))
        and isinstance(test.comparators[0], ast.Constant)
        and test.comparators[0].value is None
    ):
        return known[test.left.id] is isinstance(test.ops[0], ast.IsNot)
    return None
