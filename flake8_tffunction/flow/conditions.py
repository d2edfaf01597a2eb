"""What a condition looks at: behind a local flag, a method, a property or a function of the file.

`missing = self.v is None; if missing:` and `if self._need_init():` guard as `if self.v is None:` does.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.guards import guards
from flake8_tffunction.knowledge import host
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope, parameters

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

DEPTH: Final = 4
"""How many names and calls a condition is followed through."""
ARMS: Final = 20
"""How many arms an `elif` chain may have that decides what a function returns."""
ABOUT: Final = frozenset({"hasattr", "getattr", "len", "vars"})
"""Builtins that `flow.guards` reads itself."""


def guard(
    file: File, test: ast.expr, scope: Scope, arguments: frozenset[str], body: Sequence[ast.stmt]
) -> tuple[str | None, str | None]:
    """What guard the test of an `if` in code of `scope` is for its body and for its `else`: `flow.guards`."""
    spelled = spelled_out(file, test, scope)
    return guards(spelled, arguments, body, file.lifetimes.settled, lambda attr: stored_by(file, attr, body))


def spelled_out(file: File, test: ast.expr, scope: Scope, depth: int = 0) -> ast.expr:
    """The condition that `test` stands for, in the terms of code of `scope`; `test` itself where it stands for no other."""
    if depth > DEPTH or isinstance(test, (ast.Compare, ast.Constant)):
        return test
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = spelled_out(file, test.operand, scope, depth)
        return test if inner is test.operand else ast.copy_location(ast.UnaryOp(test.op, inner), test)
    if isinstance(test, ast.BoolOp):
        parts = [spelled_out(file, part, scope, depth) for part in test.values]
        same = all(part is value for part, value in zip(parts, test.values))
        return test if same else ast.copy_location(ast.BoolOp(test.op, parts), test)
    if isinstance(test, ast.Name) and scope.kind == "function":
        bindings = scope.bindings.get(test.id, ())
        if len(bindings) == 1 and bindings[0].kind == "assign" and bindings[0].value and not bindings[0].path:
            return spelled_out(file, bindings[0].value, scope, depth + 1)
    if isinstance(test, (ast.Call, ast.Attribute)):
        return _behind_call(file, test, scope, depth) or test
    return test


def stored_by(file: File, attr: str, body: Sequence[ast.stmt]) -> bool:
    """Whether functions of the file that a body calls store an attribute of this name, or change what it holds in place."""
    storing = {write.scope.function for write in file.index.writes.get(attr, ())}
    storing |= {
        change.scope.function
        for change in file.lifetimes.reads.changes.get(attr, ())
        if change.method is None or change.method in host.CHANGING
    }
    called = {
        node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for statement in body
        for node in walk(statement)
        if isinstance(node, ast.Call)
    }
    names = {getattr(scope.node, "name", "") for scope in storing if scope is not None}
    for _ in range(DEPTH):
        if names & called:
            return True
        before = len(names)
        callers = (at.function for name in names for _, at in file.sites(name))
        names = names | {getattr(scope.node, "name", "") for scope in callers if scope is not None}
        if len(names) == before:
            break
    return False


def _behind_call(file: File, test: ast.Call | ast.Attribute, scope: Scope, depth: int) -> ast.expr | None:
    """What a function, method or property of the file returns for these arguments, as an expression of the caller."""
    callee = test.func if isinstance(test, ast.Call) else test
    if isinstance(callee, ast.Name):
        if callee.id in ABOUT:
            return None
        if callee.id == "bool" and isinstance(test, ast.Call) and len(test.args) == 1:
            return spelled_out(file, test.args[0], scope, depth + 1)
        found = file.index.bindings(callee.id, scope)
        function: ast.AST | None = found[0].node if len(found) == 1 and found[0].kind == "def" else None
        given: list[ast.expr] = []
    elif isinstance(callee, ast.Attribute):
        if callee.attr not in file.classes.with_method:
            return None
        owner = file.evaluate(callee.value, scope).cls
        method = owner.method(callee.attr) if owner is not None else None
        function, given = (method[0] if method is not None else None), [callee.value]
    else:
        return None
    if not isinstance(function, ast.FunctionDef):
        return None
    marks = file.decorations(function)
    if ("property" in marks) is isinstance(test, ast.Call) or marks & {"classmethod", "cached", "cached_property"}:
        return None
    if "staticmethod" in marks:
        given = []
    arguments = _arguments(function, test, given)
    result = _returned(function.body) if arguments is not None else None
    if result is None or arguments is None:
        return None
    inner = spelled_out(file, result, file.index.scopes[function], depth + 1)
    spelled: ast.expr = _Substituted(arguments).visit(copied(inner))
    return ast.copy_location(spelled, test)


def copied(node: Any) -> Any:
    """A tree of its own, of the fields alone: other plugins hang parents on nodes, and with these the whole module."""
    if isinstance(node, list):
        return [copied(part) for part in node]
    if not isinstance(node, ast.AST):
        return node
    made = node.__class__(**{name: copied(part) for name, part in ast.iter_fields(node)})
    return ast.copy_location(made, node)


def _arguments(function: ast.FunctionDef, test: ast.expr, given: list[ast.expr]) -> dict[str, ast.expr] | None:
    """Parameter -> the expression that is passed for it; None where the call does not show that."""
    passed: dict[str, ast.expr] = {}
    if isinstance(test, ast.Call):
        given = [*given, *test.args]
        if any(isinstance(part, ast.Starred) for part in given) or any(k.arg is None for k in test.keywords):
            return None
        passed = {keyword.arg: keyword.value for keyword in test.keywords if keyword.arg is not None}
    for parameter, default in parameters(function.args):
        if given and parameter.arg not in passed:
            passed[parameter.arg] = given.pop(0)
        elif default is not None:
            passed.setdefault(parameter.arg, default)
    return passed


def _returned(body: Sequence[ast.stmt], after: ast.expr | None = None, depth: int = 0) -> ast.expr | None:
    """A body that only decides what to return, as one expression; None for any other.

    What follows it gives `after`. From the end, so that what several branches lead to is looked at once.
    """
    if depth > ARMS:
        return None
    result = after
    for statement in reversed(body):
        if isinstance(statement, ast.Return):
            result = statement.value
        elif isinstance(statement, ast.If):
            one, other = (_returned(part, result, depth + 1) for part in (statement.body, statement.orelse))
            result = one if one is other else _either(statement.test, one, other)
        elif not isinstance(statement, (ast.Expr, ast.Assert, ast.Assign, ast.Pass)):
            result = None
    return result


def _either(test: ast.expr, body: ast.expr | None, orelse: ast.expr | None) -> ast.expr | None:
    """`body if test else orelse` for a body or an else that is True or False."""
    if body is None or orelse is None:
        return None
    if isinstance(body, ast.Constant) and body.value in (True, False):
        if isinstance(orelse, ast.Constant) and orelse.value in (True, False):
            return test if body.value and not orelse.value else _no(test) if orelse.value and not body.value else None
        return ast.BoolOp(ast.Or(), [test, orelse]) if body.value else ast.BoolOp(ast.And(), [_no(test), orelse])
    if isinstance(orelse, ast.Constant) and orelse.value in (True, False):
        return ast.BoolOp(ast.Or(), [_no(test), body]) if orelse.value else ast.BoolOp(ast.And(), [test, body])
    return None


def _no(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


class _Substituted(ast.NodeTransformer):
    """Puts arguments in the place of parameters."""

    def __init__(self, arguments: dict[str, ast.expr]) -> None:
        self._arguments = arguments

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._arguments.get(node.id, node)
