"""Attributes and globals that code changes for a while: `old = layer.bias`, `layer.bias = zeros`, ..., `layer.bias = old`; and
counters and stacks that it leaves as they were: `depth += 1`, ..., `depth -= 1`."""

from __future__ import annotations

import ast
from bisect import bisect
from collections.abc import Iterator

from flake8_tffunction.records import NamedTuple

PARTNERS = {"__enter__": "__exit__", "__exit__": "__enter__"}
"""Methods of which one never runs without the other one."""


class Step(NamedTuple):
    """A statement, and what has to come about for it to run."""

    node: ast.stmt
    needs: frozenset[tuple[str, bool] | ast.AST]
    """The conditions around it, as written, and the loops and handlers."""
    surely: bool
    """Whether it stands in a `finally`, so that no `return` goes past it."""


def put_back(target: ast.expr, function: ast.AST) -> bool:
    """Whether a function gives an attribute or name its former value again, at or after the store that has this target.

    It does where a name has kept what the attribute was, and a statement that runs whenever the store does assigns that
    name to the attribute.
    """
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return False
    steps = list(_steps(function.body, frozenset(), False))
    store = next((step for step in steps if any(node is target for node in _targets(step.node))), None)
    if store is None:
        return False
    text = ast.unparse(target)
    at = steps.index(store)
    kept = {name for step in steps[:at] for name in _keeping(step.node, text)}
    bound = [node.id for step in steps for node in _targets(step.node) if isinstance(node, ast.Name)]
    kept = {name for name in kept if bound.count(name) == 1}
    for last, step in enumerate(steps[at:], at):
        if step.needs <= store.needs and _restores(step.node, text, kept):
            return step.surely or not any(isinstance(between.node, ast.Return) for between in steps[at:last])
    return False


class Change(NamedTuple):
    """What a statement adds to something, or takes from it."""

    text: str
    """What it changes, as written."""
    adds: bool
    amount: str
    """The number, as written; empty for an element."""


class Changes:
    """What the statements of one function add and take, looked up once."""

    def __init__(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.steps = list(_steps(function.body, frozenset(), False))
        self.at: dict[ast.AST, tuple[int, Change]] = {}
        """Target or call -> the number of its statement, and what that changes."""
        self.places: dict[Change, list[int]] = {}
        for number, step in enumerate(self.steps):
            change = _change(step.node)
            if change is not None:
                self.at[_changing(step.node)] = number, change
                self.places.setdefault(change, []).append(number)
        self.returns = [number for number, step in enumerate(self.steps) if isinstance(step.node, ast.Return)]

    def taken_back(self, node: ast.AST, partner: Changes | None) -> bool:
        """Whether what a statement adds is taken away again, or the other way round: the number that `count += 1` adds to it, or
        the element that `stack.append(x)` puts on it.

        `node` is the target of the `+=` or the call; the other statement stands in the same function, in the same branch, or in
        `partner`, the other one of `__enter__` and `__exit__`.
        """
        if node not in self.at:
            return False
        own, change = self.at[node]
        inverse = change._replace(adds=not change.adds)
        needs = self.steps[own].needs
        for other in self.places.get(inverse, ()):
            if self.steps[other].needs == needs:
                first, last = sorted((own, other))
                return self.steps[last].surely or bisect(self.returns, first) == bisect(self.returns, last)
        around = partner.places.get(inverse, ()) if partner is not None else ()
        return not needs and partner is not None and any(not partner.steps[other].needs for other in around)


def _change(node: ast.stmt) -> Change | None:
    if isinstance(node, ast.AugAssign):
        if not isinstance(node.op, (ast.Add, ast.Sub)) or not isinstance(node.value, (ast.Constant, ast.Name)):
            return None
        return Change(ast.unparse(node.target), isinstance(node.op, ast.Add), ast.unparse(node.value))
    call = node.value if isinstance(node, (ast.Expr, ast.Assign)) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    last = not call.args or ast.unparse(call.args[0]) == "-1"
    if call.func.attr == "append" or call.func.attr == "pop" and last:
        return Change(ast.unparse(call.func.value), call.func.attr == "append", "")
    return None


def _changing(statement: ast.stmt) -> ast.AST:
    """The target or call by which a statement that changes something is known."""
    return statement.target if isinstance(statement, ast.AugAssign) else statement.value  # type: ignore[attr-defined]


def _keeping(node: ast.stmt, text: str) -> list[str]:
    """The names that a statement assigns an attribute to."""
    if not isinstance(node, ast.Assign) or ast.unparse(node.value) != text:
        return []
    return [target.id for target in node.targets if isinstance(target, ast.Name)]


def _restores(node: ast.stmt, text: str, kept: set[str]) -> bool:
    """Whether a statement assigns one of the names to the attribute."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Name) or node.value.id not in kept:
        return False
    return any(ast.unparse(target) == text for target in node.targets)


def _steps(body: list[ast.stmt], needs: frozenset[tuple[str, bool] | ast.AST], surely: bool) -> Iterator[Step]:
    """All statements of a body and of the blocks in it, in the order of the text."""
    for node in body:
        yield Step(node, needs, surely)
        if isinstance(node, ast.If):
            test = ast.unparse(node.test)
            yield from _steps(node.body, needs | {(test, True)}, surely)
            yield from _steps(node.orelse, needs | {(test, False)}, surely)
        elif isinstance(node, ast.Try):
            yield from _steps(node.body, needs, surely)
            for handler in node.handlers:
                yield from _steps(handler.body, needs | {handler}, surely)
            yield from _steps(node.orelse, needs, surely)
            yield from _steps(node.finalbody, needs, True)
        elif isinstance(node, (ast.With, ast.AsyncWith)):
            yield from _steps(node.body, needs, surely)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            yield from _steps(node.body, needs | {node}, surely)
            yield from _steps(node.orelse, needs | {node}, surely)


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return [part for target in node.targets for part in _parts(target)]
    return [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else []


def _parts(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from _parts(element)
    else:
        yield target
