"""How often eager code runs: in a loop, at several places, once, or as often as unknown callers like."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.guards import guards
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source import roles
from flake8_tffunction.source.classes import Def
from flake8_tffunction.source.layout import Loop
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

LOOP: Final = "loop"
"""The file certainly runs it several times: it stands in a loop, or in a function that the file calls in one."""
SEVERAL: Final = "several"
"""The file runs it at several places."""
OPEN: Final = "open"
"""Only callers elsewhere could tell."""
ONCE: Final = "once"
"""Once: module level, `main`, `__init__`, a test, a cached function, a create-once guard."""

DEPTH: Final = 6
"""How many calls outwards callers are followed."""
_ORDER: Final = {ONCE: 0, OPEN: 1, SEVERAL: 2, LOOP: 3}


class Repeats(NamedTuple):
    """How often the code at one place runs."""

    how: str
    loops: tuple[Loop, ...] = ()
    """The loops around the place in its own function, innermost first."""
    sites: tuple[tuple[ast.Call, Scope], ...] = ()
    """The calls of that function in this file, those in traced code left out."""
    role: str | None = None
    """What the function's name says: `source.roles`."""

    @property
    def certain(self) -> bool:
        """Whether the file itself runs it more than once."""
        return self.how in (LOOP, SEVERAL)

    @property
    def in_test(self) -> bool:
        """Whether it belongs to a test."""
        return self.role == roles.TEST


class Repetition:
    """Answers for one file; each function is asked once."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code
        self._functions: dict[ast.AST, Repeats] = {}

    def of(self, node: ast.AST, scope: Scope, makes: bool = False) -> Repeats:
        """How often `node`, in eager code of `scope`, runs; if it `makes` something, create-once guards count."""
        layout = self._code.layout
        layout.enter(scope)
        around = layout.root_scope(scope)
        whole = self.of_function(around)
        if makes and (self.guarded(node, scope) or self.graph_only(node, scope)):
            return whole._replace(how=ONCE, loops=())
        loops = tuple(loop for loop in layout.loops(node) if self.turns(loop, scope))
        return whole._replace(how=LOOP if loops else whole.how, loops=loops)

    def of_function(self, scope: Scope, depth: int = 0) -> Repeats:
        """How often a function runs (its `loops` are empty)."""
        known = self._functions.get(scope.node)
        if known is None:
            self._functions[scope.node] = Repeats(OPEN)  # a recursion asks itself
            known = self._functions[scope.node] = self._of_function(scope, depth)
        return known

    def _of_function(self, scope: Scope, depth: int) -> Repeats:
        node = scope.node
        role = roles.role(scope)
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return Repeats(ONCE if scope.kind == "module" else OPEN, role=role)
        if self._code.file.decorations(node) & {"cached", "cached_property"} or node.name == "__init__":
            return Repeats(ONCE, role=role)
        sites = tuple((call, at) for call, at in self._sites(node, scope) if not self._code.is_traced(at))
        how = ONCE if role is not None and len(sites) < 2 else OPEN
        found = [self._at_site(call, at, depth) for call, at in sites] if depth < DEPTH else []
        if found:
            how = max(found, key=lambda each: _ORDER[each])
            if how != LOOP and len(found) > 1 and role != roles.TEST:
                how = SEVERAL
        return Repeats(how, sites=sites, role=role)

    def _sites(self, node: Def, scope: Scope) -> list[tuple[ast.Call, Scope]]:
        """The calls of a function, its own recursion left out."""
        inside = self._code.layout.root
        return [(call, at) for call, at in self._code.file.calls_of(node, scope) if inside(at) is not node]

    def _at_site(self, call: ast.Call, scope: Scope, depth: int) -> str:
        layout = self._code.layout
        layout.enter(scope)
        if any(self.turns(loop, scope) for loop in layout.loops(call)):
            return LOOP
        return self.of_function(layout.root_scope(scope), depth + 1).how

    # -- loops ---------------------------------------------------------------------------------------------------------

    def turns(self, loop: Loop, scope: Scope) -> bool:
        """Whether a loop may turn more than once: not one that leaves at the end of its first turn, or over one
        element."""
        if isinstance(loop, (ast.For, ast.AsyncFor, ast.While)) and isinstance(
            loop.body[-1], (ast.Break, ast.Return, ast.Raise)
        ):
            return False
        if isinstance(loop, ast.While):
            return True
        count = self._code.count(loop.iter, scope)
        return count is None or count > 1

    # -- guards --------------------------------------------------------------------------------------------------------

    def guarded(self, node: ast.AST, scope: Scope) -> bool:
        """Whether a place runs only while something is not there yet: a branch of such an `if`, or what follows one
        that left."""
        layout = self._code.layout
        layout.enter(scope)
        for child, parent in layout.around(node):
            if isinstance(parent, ast.If) and child is not parent.test:
                body, other = guards(parent.test, frozenset(), parent.body)
                if body if child in parent.body else other:
                    return True
            elif isinstance(parent, ast.IfExp) and child is not parent.test:
                body, other = guards(parent.test, frozenset(), [ast.Expr(parent.body)])
                if body if child is parent.body else other:
                    return True
            elif isinstance(parent, ast.ExceptHandler) and _missing_key(parent):
                return True
            if isinstance(child, ast.stmt) and self._after_exit(child):
                return True
        return False

    def graph_only(self, node: ast.AST, scope: Scope) -> bool:
        """Whether a place runs only while TensorFlow traces: the other branch of `if tf.executing_eagerly():`."""
        layout = self._code.layout
        layout.enter(scope)
        for child, parent in layout.around(node):
            if isinstance(parent, ast.If) and child is not parent.test:
                if _graph_branches(parent.test)[child not in parent.body]:
                    return True
            for earlier in layout.exits_before(child):
                if isinstance(earlier.body[-1], (ast.Return, ast.Raise)) and _graph_branches(earlier.test)[1]:
                    return True
        return False

    def _after_exit(self, statement: ast.stmt) -> bool:
        """Whether an earlier statement of the block leaves once the thing is there: `if self._f is not None: return
        ...`."""
        return any(
            isinstance(earlier.body[-1], (ast.Return, ast.Continue)) and guards(earlier.test, frozenset())[1]
            for earlier in self._code.layout.exits_before(statement)
        )


def _graph_branches(test: ast.expr) -> tuple[bool, bool]:
    """Whether the body, and the else branch, of an `if` run only while TensorFlow traces."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        body, other = _graph_branches(test.operand)
        return other, body
    if isinstance(test, ast.BoolOp):
        bodies, others = zip(*(_graph_branches(value) for value in test.values))
        return (any(bodies), all(others)) if isinstance(test.op, ast.And) else (all(bodies), any(others))
    if isinstance(test, ast.Call):
        name = test.func.attr if isinstance(test.func, ast.Attribute) else getattr(test.func, "id", "")
        return name == "inside_function", name == "executing_eagerly"
    return False, False


def _missing_key(handler: ast.ExceptHandler) -> bool:
    names = {n.id for n in walk(handler.type) if isinstance(n, ast.Name)} if handler.type is not None else set()
    return bool(names) and names <= {"KeyError", "AttributeError"}
