"""The words in which `variation` and `varying_sizes` answer: how much something differs, and over which runs of a
call."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from flake8_tffunction.flow.values import Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import receiver
from flake8_tffunction.source.layout import Loop
from flake8_tffunction.source.scopes import Scope

NO: Final = 0
"""The same value, a few values, or nothing is known."""
FED: Final = 1
"""The value of the turn before, as it is: many only if something is computed from it."""
CUT: Final = 2
"""Of sizes: a part of the value of the turn before, which another part may make up for (`concat([window[1:], [x]])`)."""
MANY: Final = 3

FEW: Final = 3
"""From so many different values on, one trace for each is a trap."""
DEPTH: Final = 12
"""How many names, calls and callers deep a difference is looked for."""


STEPS: Final = 400
"""How many expressions one question may lead to: names that are used twice in each other would cost 2^depth."""
NESTING: Final = 100
"""How deep they may be nested."""


Asked = TypeVar("Asked")


class Steps:
    """What one question has cost so far; shared by `variation` and `varying_sizes`, which ask each other."""

    def __init__(self) -> None:
        self._left = 0
        self._nesting = 0

    def ask(self, handler: Callable[[Asked, Any, Here], int] | None, asked: Asked, expr: ast.expr, here: Here) -> int:
        """The answer of a handler of `asked`, or NO without one, and when the question has become too long."""
        if not self._nesting:
            self._left = STEPS
        self._left -= 1
        if handler is None or self._left < 0 or self._nesting > NESTING or here.depth > DEPTH:
            return NO
        self._nesting += 1
        try:
            return handler(asked, expr, here)
        finally:
            self._nesting -= 1


class Differs(NamedTuple):
    """How much an argument differs."""

    value: int
    size: int


class Here(NamedTuple):
    """Where, and over which runs, an expression is looked at."""

    scope: Scope
    at: ast.AST
    loops: frozenset[Loop]
    """The loops whose turns count."""
    given: Mapping[str, Differs] | None = None
    """Inside of a function that is called there: how much its parameters differ."""
    depth: int = 0
    flat: bool = False
    """Whether only the length of a list counts, and not the size of what it holds."""

    def deeper(self, **changes: Any) -> Here:
        """The same runs, seen from another place."""
        return self._replace(depth=self.depth + 1, **changes)


def component(expr: ast.expr, path: tuple[int, ...]) -> ast.expr:
    """The part of a tuple display that a target takes; the whole expression where it is no display."""
    for position in path:
        if not isinstance(expr, (ast.Tuple, ast.List)) or not 0 <= position < len(expr.elts):
            return expr
        expr = expr.elts[position]
    return expr


def passed(call: ast.Call, callee: Value) -> dict[str, ast.expr]:
    """The expressions that a call hands to parameters of a function, as far as it names them (no defaults, nothing
    starred)."""
    function = callee.node
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        return {}
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    skipped = int(callee.bound is not None and receiver(function) is not None) + len(callee.items or ())
    found: dict[str, ast.expr] = {}
    for name, argument in zip(names[skipped:], call.args):
        if isinstance(argument, ast.Starred):
            break
        found[name] = argument
    found.update({keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None})
    return found
