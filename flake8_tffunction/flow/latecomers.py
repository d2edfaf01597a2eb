"""Objects that reach a tf.function after its first call and then still have to make their variables."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.binding import bind_call
from flake8_tffunction.flow.births import Birth, Births, parts
from flake8_tffunction.flow.facts import Ended
from flake8_tffunction.flow.flags import flagged
from flake8_tffunction.flow.late import Late
from flake8_tffunction.flow.repetition import LOOP
from flake8_tffunction.flow.uses import uses
from flake8_tffunction.flow.values import MISSING, UNKNOWN, Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.layout import within
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

CONCRETE: Final = "get_concrete_function"


class Site(NamedTuple):
    """One call of a tf.function, or of its `get_concrete_function`."""

    node: ast.Call
    scope: Scope
    traced: Traced
    callee: ast.expr
    """The tf.function as written."""
    arguments: tuple[tuple[str, ast.expr], ...]
    """The parts of the arguments by parameter: ("parts.optimizer", adam) for `parts={"optimizer": adam}`."""


class Latecomer(NamedTuple):
    """A call that hands over an object, or selects one, which makes variables too late."""

    node: ast.Call
    function: str
    """The tf.function as written."""
    birth: Birth


class Latecomers:
    """Answers for one file, once everything has been played."""

    def __init__(self, file: File) -> None:
        self._file = file

    @cached_property
    def _births(self) -> Births:
        return Births(self._file.eager)

    @cached_property
    def _late(self) -> Late:
        return Late(self._file.eager, self._births)

    # -- arguments ----------------------------------------------------------------------------------------------------

    def in_eager_code(self) -> Iterator[Latecomer]:
        """The calls by code that is not traced."""
        for traced in self._file.graph_functions():
            yield from self._second_objects(self._eager_sites(traced))

    def in_trace(self, fact: Ended) -> Iterator[Latecomer]:
        """The calls by one traced function."""
        sites: dict[Traced, list[Site]] = {}
        for call in fact.called:
            traced = call.callee.traced
            if call.callee.kind == Kind.GRAPHFN and traced is not None and isinstance(call.node, ast.Call):
                sites.setdefault(traced, []).append(
                    self._site(call.node, call.place.scope, call.callee, traced, call.node.func)
                )
        for found in sites.values():
            yield from self._second_objects(found)

    def _eager_sites(self, traced: Traced) -> list[Site]:
        code = self._file.eager
        found = [self._site(call.node, call.scope, call.callee, traced, call.node.func) for call in code.calls(traced)]
        for node, scope in self._file.sites(CONCRETE):
            if isinstance(node.func, ast.Attribute) and not code.is_traced(scope):
                callee = code.value(node.func.value, scope, node)
                if callee.traced is traced:
                    found.append(self._site(node, scope, callee, traced, node.func.value))
        return sorted(found, key=lambda site: (site.node.lineno, site.node.col_offset))

    def _site(self, node: ast.Call, scope: Scope, callee: Value, traced: Traced, written_callee: ast.expr) -> Site:
        bound = bind_call(node, callee, _unknown, _unknown)
        given = tuple(part for argument in bound.given for part in parts(argument.node, argument.name))
        return Site(node, scope, traced, written_callee, given)

    def _second_objects(self, sites: list[Site]) -> Iterator[Latecomer]:
        seen: dict[tuple[str, ast.AST, str], list[tuple[ast.AST, Site]]] = {}
        for site in sites:
            root = self._file.eager.layout.root(site.scope)
            for label, expr in site.arguments:
                births = self._births.of(expr, site.scope, site.node)
                earlier = seen.setdefault((written(site.callee), root, label), [])
                late = self._second(site, births, earlier)
                if late is not None and not _is_used(self._file, site.traced, label):
                    late = None
                earlier += [(birth.node, site) for birth in births]
                if late is not None:
                    yield Latecomer(site.node, written(site.callee), late)
                    break

    def _second(self, site: Site, births: list[Birth], earlier: list[tuple[ast.AST, Site]]) -> Birth | None:
        """The object of a site that comes after another one, and makes its variables late."""
        if not births:
            return None
        last = births[-1]
        known = {node for node, _ in earlier}
        follows = last.node not in known and any(self._can_follow(site, before) for _, before in earlier)
        if not follows and not self._one_each_turn(site, births):
            return None
        used = site.traced.node
        if (
            used is None
            or not self._late.is_late(last, used)
            or not self._births.unused(last, site.node, site.scope, frozenset({used}))
        ):
            return None
        return last

    def _can_follow(self, site: Site, before: Site) -> bool:
        """Whether one run of the code makes both calls, in this order: not in the two arms of one `if`."""
        layout = self._file.eager.layout
        layout.enter(site.scope)
        arms = {id(parent): child for child, parent in layout.around(before.node) if isinstance(parent, ast.If)}
        for child, parent in layout.around(site.node):
            other = arms.get(id(parent))
            if other is not None and isinstance(parent, ast.If) and (child in parent.body) != (other in parent.body):
                return False
        return True

    def _one_each_turn(self, site: Site, births: list[Birth]) -> bool:
        """Whether a loop hands over another object at each turn, to a tf.function made outside of the loop."""
        code = self._file.eager
        code.layout.enter(site.scope)
        birth = births[-1]
        for loop in code.layout.loops(site.node):
            fresh = (
                birth.turn is None
                and loop in code.layout.loops(birth.node)
                or birth.turn is loop
                and (birth.many or len(births) > 1)
            )
            if fresh and code.repetition.turns(loop, site.scope) and not self._made_inside(site, loop):
                return True
        return self._one_each_run(site, birth)

    def _one_each_run(self, site: Site, birth: Birth) -> bool:
        """Whether the file runs in a loop a function that makes an object and hands it to a tf.function made outside of it."""
        code = self._file.eager
        around = code.layout.root(site.scope)
        if birth.turn is not None or not within(birth.node, around) or self._made_inside(site, around):
            return False
        made = code.repetition.of(birth.node, site.scope, makes=True)
        return made.how == LOOP and not made.loops and not made.in_test

    def _made_inside(self, site: Site, loop: ast.AST) -> bool:
        """Whether each turn makes its own tf.function, or its own instance of the method's class."""
        if within(site.traced.made_at, loop):
            return True
        root = site.callee
        while isinstance(root, (ast.Attribute, ast.Subscript)):
            root = root.value
        if not isinstance(root, ast.Name):
            return not isinstance(site.callee, ast.Name)
        bindings = self._file.index.bindings(root.id, site.scope)
        return any(binding.node is loop or within(binding.node, loop) for binding in bindings)

    # -- captured objects ---------------------------------------------------------------------------------------------

    def behind_flags(self, fact: Ended) -> Iterator[Latecomer]:
        """The calls that select a captured object by a Python value for the first time, after the function's first
        call."""
        traced = fact.place.traced
        calls = self._file.eager.calls(traced)
        if len(calls) < 2 or traced.scope is None or traced.node is None:
            return
        for use in flagged(fact.called, traced):
            constants = [_constant(call.bound.arguments.get(use.parameter)) for call in calls]
            if MISSING in constants:
                continue
            for position, constant in enumerate(constants):
                if use.selects(constant):
                    if position and not self._is_other_place(calls[0].scope, calls[position].scope):
                        yield from self._selected(
                            use.chosen(constant), traced, calls[position].node, calls[position].scope
                        )
                    if not use.by_key:
                        break

    def _selected(self, expr: ast.expr, traced: Traced, node: ast.Call, scope: Scope) -> Iterator[Latecomer]:
        assert traced.scope is not None and traced.node is not None
        births = self._births.of(expr, traced.scope, node)
        if (
            len(births) == 1
            and self._late.is_late(births[0], traced.node)
            and self._births.unused(births[0], node, scope, frozenset({traced.node}))
        ):
            yield Latecomer(node, written(node.func), births[0])

    def _is_other_place(self, first: Scope, second: Scope) -> bool:
        return self._file.eager.layout.root(first) is not self._file.eager.layout.root(second)


def _is_used(file: File, traced: Traced, label: str) -> bool:
    """Whether a function does more with a parameter than to look at its attributes (a learning rate)."""
    if traced.node is None:
        return False
    for node, function in uses(file, traced.node, label.partition(".")[0]):
        inside = list(walk(function))
        above: dict[ast.AST, ast.AST] = {inner.value: inner for inner in inside if isinstance(inner, ast.Attribute)}
        top: ast.AST = node
        while top in above:
            top = above[top]
        if top is node or any(isinstance(inner, ast.Call) and inner.func is top for inner in inside):
            return True
    return False


def _unknown(node: ast.expr) -> Value:
    """The values of the arguments do not matter here."""
    return UNKNOWN


def _constant(argument: object) -> object:
    return getattr(getattr(argument, "value", None), "const", MISSING)
