"""Calls of jitted functions that a gradient tape outside of them records."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.list_work import UNBOUNDED, Work, called, fed_by, list_work, trains
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Place
    from flake8_tffunction.flow.file import File

TAPES: Final = frozenset({"tf.GradientTape", "tf.autodiff.ForwardAccumulator"})
DEPTH: Final = 3
"""How many callers outwards a tape is looked for."""


class Tape(NamedTuple):
    """What records at one place."""

    block: ast.AST
    watched: frozenset[str]
    """Names that it watches: told to, primals of an accumulator, or parameters that a caller under a tape fills."""
    variables: bool
    """Whether it watches trainable variables by itself."""


def in_tape(file: File, place: Place) -> bool:
    """Whether a tape of the same trace records a place, and the file asks for a gradient."""
    if not any(True for name in ("gradient", "jacobian", "batch_jacobian") for _ in file.sites(name)):
        return False
    return any(
        isinstance(region.node, ast.With)
        and any(_is_tape(file, item.context_expr, place.scope) for item in region.node.items)
        for region in place.regions
    )


def _is_tape(file: File, context: ast.expr, scope: Scope) -> bool:
    name = context.func if isinstance(context, ast.Call) else context
    return (file.names.canonical(name, scope) or str(getattr(name, "attr", ""))).endswith("GradientTape")


def unbounded(file: File, call: ast.Call, scope: Scope) -> list[ast.AST]:
    """The endless loops of a jitted function, if a tape outside records this call and finds no other work for a
    list."""
    work = recorded_work(file, call, scope)
    return [each.node for each in work] if work and all(each.what == UNBOUNDED for each in work) else []


def recorded_work(file: File, call: ast.Call, scope: Scope) -> list[Work]:
    """The list work of a jitted function that a tape around this call of it records; nothing without such a tape."""
    node = called(file.evaluate(call.func, scope))
    tape = _tape(file, call, scope, 0) if node is not None else None
    if tape is None or node is None:
        return []
    fed = frozenset(fed_by(node, call, partial(_records, file, tape, scope, call)))
    return list(list_work(file, node, fed, tape.variables))


def _tape(file: File, node: ast.AST, scope: Scope, depth: int) -> Tape | None:
    """The tape that records at a node: around it in its function, or around the calls of that function."""
    layout = file.eager.layout
    layout.enter(scope)
    for child, parent in layout.around(node):
        if not isinstance(parent, (ast.With, ast.AsyncWith)) or child not in parent.body:
            continue
        for item in parent.items:
            context = item.context_expr
            if not isinstance(context, ast.Call):
                continue
            if isinstance(context.func, ast.Attribute) and context.func.attr == "stop_recording":
                return None
            name = file.names.canonical(context.func, scope)
            if name in TAPES:
                return _opened(name, context, parent, node)
    function = scope.function
    if function is None or depth >= DEPTH:
        return None
    for call, at in file.calls_of(function.node, function):
        tape = _tape(file, call, at, depth + 1)
        if tape is not None:
            fed = fed_by(function.node, call, partial(_records, file, tape, at, call))
            return Tape(function.node, frozenset(fed), tape.variables)
    return None


def _opened(name: str, context: ast.Call, block: ast.AST, node: ast.AST) -> Tape:
    """The tape of one `with`, and what it watches before a node."""
    given: list[ast.expr] = []
    if name == "tf.GradientTape":
        own = not any(
            k.arg == "watch_accessed_variables" and isinstance(k.value, ast.Constant) and k.value.value is False
            for k in context.keywords
        )
        for call in walk(block):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "watch":
                if call.lineno < getattr(node, "lineno", 0):
                    given += call.args
    else:
        own = False
        given += [*context.args[:1], *(k.value for k in context.keywords if k.arg == "primals")]
    watched = frozenset(part.id for expr in given for part in walk(expr) if isinstance(part, ast.Name))
    return Tape(block, watched, own)


def _records(file: File, tape: Tape, scope: Scope, at: ast.AST, expr: ast.expr) -> bool:
    """Whether the tape records where the value of an expression comes from."""
    stack: list[ast.expr] = [expr]
    seen: set[ast.AST] = set()
    for part in _parts(stack):
        if part in seen:
            continue
        seen.add(part)
        if isinstance(part, ast.Name) and part.id in tape.watched:
            return True
        if isinstance(part, (ast.Name, ast.Attribute)) and tape.variables and trains(file, part, scope):
            return True
        owner = scope.owner(part.id) if isinstance(part, ast.Name) else None
        for binding in owner.bindings.get(part.id, ()) if owner is not None and isinstance(part, ast.Name) else ():
            if binding.value is not None and binding.value not in seen and _is_inside(tape.block, binding.node, at):
                stack.append(binding.value)
    return False


def _is_inside(block: ast.AST, node: ast.AST, before: ast.AST) -> bool:
    start, end = getattr(block, "lineno", 0), getattr(block, "end_lineno", None) or 0
    return start <= getattr(node, "lineno", 0) <= min(end, getattr(before, "lineno", end))


def _parts(stack: list[ast.expr]) -> Iterator[ast.expr]:
    """The expressions of a growing stack, with all that they hold."""
    while stack:
        yield from (node for node in walk(stack.pop()) if isinstance(node, ast.expr))
