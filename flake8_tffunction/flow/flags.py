"""Captured objects that a traced function uses only for some values of a Python argument."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from flake8_tffunction.flow.facts import Called, Region
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.scopes import parameters
from flake8_tffunction.source.tracing import Traced


class Flagged(NamedTuple):
    """One captured object that is used under a flag, or a dict of which a key selects one."""

    expr: ast.expr
    """The name of the object or of the dict."""
    parameter: str
    by_key: bool = False
    constant: object = True
    """The value of the parameter for which it is used."""
    negated: bool = False
    compared: bool = False

    def selects(self, value: object) -> bool:
        """Whether the object is used for this value of the parameter."""
        if self.by_key:
            return True
        holds = value == self.constant if self.compared else bool(value)
        return holds is not self.negated

    def chosen(self, value: object) -> ast.expr:
        """The expression of the object for this value."""
        if not self.by_key:
            return self.expr
        key = ast.Constant(value)  # type: ignore[arg-type]
        return ast.copy_location(ast.Subscript(self.expr, key, ast.Load()), self.expr)


def flagged(called: Iterable[Called], traced: Traced) -> list[Flagged]:
    """The objects whose methods a trace calls under a Python flag alone, in the order of the trace."""
    found: dict[str, Flagged | None] = {}
    names = _parameters(traced)
    exits = _exits(traced)
    for call in called:
        holder = _holder(call)
        if holder is None or call.place.function is not traced.node:
            continue
        if isinstance(holder, ast.Subscript):
            if isinstance(holder.slice, ast.Name) and holder.slice.id in names and isinstance(holder.value, ast.Name):
                found.setdefault(ast.unparse(holder), Flagged(holder.value, holder.slice.id, by_key=True))
        elif isinstance(holder, ast.Name) and holder.id not in names:
            flags = [flag for region in call.place.regions if (flag := _flag(region, names, holder)) is not None]
            flags += [flag for exit in exits if (flag := _after(exit, call.node, names, holder)) is not None]
            if not flags:
                found[holder.id] = None  # used whatever the flag is
            elif len(flags) == 1:
                found.setdefault(holder.id, flags[0])
    return [flag for flag in found.values() if flag is not None]


def _parameters(traced: Traced) -> frozenset[str]:
    arguments = getattr(traced.node, "args", None)
    return frozenset(parameter.arg for parameter, _ in parameters(arguments)) if arguments is not None else frozenset()


def _holder(call: Called) -> ast.expr | None:
    """The object of `optimizer.apply_gradients(...)` and `model(x)`."""
    function = call.node.func if isinstance(call.node, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.value
    return function if isinstance(function, (ast.Name, ast.Subscript)) and call.callee.name is None else None


def _flag(region: Region, names: frozenset[str], holder: ast.expr) -> Flagged | None:
    """The flag of a Python branch: `if training:`, `if not training:`, `if which == "adam":`."""
    if region.what not in ("if", "else") or region.staged or not isinstance(region.node, (ast.If, ast.IfExp)):
        return None
    return _read(region.node.test, region.what == "else", names, holder)


def _exits(traced: Traced) -> list[ast.If]:
    """The branches of a function that return: what follows them stands in their `else`."""
    body = getattr(traced.node, "body", None)
    statements = body if isinstance(body, list) else []
    return [
        s
        for s in statements
        if isinstance(s, ast.If) and isinstance(s.body[-1], (ast.Return, ast.Raise)) and not s.orelse
    ]


def _after(exit: ast.If, node: ast.AST, names: frozenset[str], holder: ast.expr) -> Flagged | None:
    if getattr(node, "lineno", 0) <= (exit.end_lineno or exit.lineno):
        return None
    return _read(exit.test, True, names, holder)


def _read(test: ast.expr, negated: bool, names: frozenset[str], holder: ast.expr) -> Flagged | None:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        test, negated = test.operand, not negated
    if isinstance(test, ast.Name) and test.id in names:
        return Flagged(holder, test.id, negated=negated)
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq):
        left, right = test.left, test.comparators[0]
        if isinstance(left, ast.Name) and left.id in names and isinstance(right, ast.Constant):
            return Flagged(holder, left.id, constant=right.value, negated=negated, compared=True)
    return None
