"""Loops: played until what they carry round is stable. A graph loop is traced once, over tensors."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

from flake8_tffunction.flow import composites, facts
from flake8_tffunction.flow.branches import UNBOUND, Branches
from flake8_tffunction.flow.dimensions import in_turns
from flake8_tffunction.flow.facts import Carried, Region
from flake8_tffunction.flow.graph import bound, entering, meeting
from flake8_tffunction.flow.liveness import bound_by, read_by
from flake8_tffunction.flow.operators import drawn_from
from flake8_tffunction.flow.state import Env, merge
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.source.nodes import own_nodes, walk

TURNS: Final = 3
"""Silent turns of a loop, at most, before the one that speaks."""
TENSORS: Final = Kind.TENSOR | Kind.VARIABLE
LOOPED: Final = TENSORS | Kind.DATASET | Kind.DATASET_ITERATOR
NULL: Final = Kind.NONE | Kind.UNDEFINED

Loop = ast.For | ast.AsyncFor | ast.While


class Loops(Branches):
    """The part of a frame that plays `for` and `while`."""

    def play_For(self, node: ast.For | ast.AsyncFor) -> None:
        source = self.visit(node.iter)
        staged = self.staged_loop(source)
        self.iterated(node.iter, "for", source, staged)
        own = self.iterate(node.iter, source)
        elem = own or in_turns(source, node) or self.loop_element(source, staged)

        def turn() -> Value | None:
            self.assign(node.target, self.lifted(elem), node)
            return None

        self.loop(node, Region(node, "for", staged, kind=_kind(source, staged)), turn, source)
        self.block(node.orelse)

    play_AsyncFor = play_For

    def staged_loop(self, source: Value) -> bool | None:
        """Whether a `for` over this value becomes a graph loop."""
        if source.kind & LOOPED and not source.kind & ~LOOPED:
            return True if source.trust and not self.unconverted else None
        return None if source.kind & (LOOPED | Kind.UNKNOWN | Kind.OBJECT) else False

    def loop_element(self, source: Value, staged: bool | None) -> Value:
        """What the loop variable holds."""
        elem = drawn_from(source)
        return elem.but(const=MISSING) if elem.kind & Kind.NUMBER else elem

    def play_While(self, node: ast.While) -> None:
        def turn() -> Value | None:
            test = self.visit(node.test)
            if self.wants(facts.Branched):
                self.tell(facts.Branched(node, self.place, test, self.staged(test)))
            return test

        before = self.env.copy()
        self.play.mute += 1
        staged = self.staged(self.visit(node.test))
        self.play.mute -= 1
        self.env.become(before)
        kind = facts.TENSOR if staged else facts.PYTHON if staged is False else facts.UNKNOWN
        self.loop(node, Region(node, "while", staged, kind=kind), turn, None)
        self.block(node.orelse)

    # -- turns ----------------------------------------------------------------------------------------------------------

    def loop(self, node: Loop, region: Region, turn: Callable[[], Value | None], source: Value | None) -> None:
        """Play a loop: silently until its state is stable, then once aloud. Inside a silent turn inner loops turn once."""
        before = self.env.copy()
        mark = len(self.play.facts)
        names = self.carried(node) if region.staged else frozenset()
        for name in names:
            if name in self.env.names:
                self.env.names[name] = entering(self.env.names[name])
        slots = composites.carried(node.body, self.bound_in(node), self.env) if region.staged else {}
        composites.enter(self.env, slots.values(), before)
        entry = self.env.copy()
        first: Env | None = None
        tests: list[Value] = []
        if not self.play.mute:
            self.play.mute += 1
            for number in range(TURNS):
                start = self.env.copy()
                self.play.early += not number
                self.turn(node, region, turn, tests)
                self.play.early -= not number
                if first is None:
                    first = self.env.copy()
                    tests += [self.second_test(node, region)] if isinstance(node, ast.While) and self.env.live else []
                again = merge((start, self.env), node)
                if again is not None:
                    composites.enter(again, slots.values(), entry)
                self.env.become(self.next_turn(again, entry, first, names) if again is not None else start)
                if self.env == start:
                    break
            self.play.mute -= 1
        start = self.env.copy()
        operations, uses, self.play.python_uses = self.play.operations, self.play.python_uses, set()
        exits = self.turn(node, region, turn, [])
        if first is None:
            first = self.env.copy()
        self.tell_loop(
            node, region, source, tests, before, first, names, slots, self.play.operations > operations, mark
        )
        self.play.python_uses |= uses
        forever = isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and bool(node.test.value)
        certain = forever or region.staged is False and _turns(source)
        merged = merge((self.env, *exits) if certain else (start, self.env, *exits), node)
        if merged is None:
            self.env.become(start)
            self.env.live = False
            return
        for name in names:
            if name in merged.names:
                merged.names[name] = self.left_by(entry.names.get(name, UNBOUND), first.names.get(name, UNBOUND))
        composites.leave(merged, slots.values(), entry, first)
        self.env.become(merged)

    def turn(self, node: Loop, region: Region, turn: Callable[[], Value | None], tests: list[Value]) -> list[Env]:
        """One turn of a loop; the ways out by `break` that do not depend on a tensor."""
        self.breaks.append([])
        self.continues.append([])
        depth = len(self.regions)
        skipped, self.skipped = self.skipped, None
        self.push(region)
        test = turn()
        if test is not None:
            tests.append(test)
        self.block(node.body)
        self.pop(depth)
        self.skipped = skipped
        back = merge((self.env, *self.continues.pop()), region.node)
        if back is not None:
            self.env.become(back)
        return self.breaks.pop()

    def second_test(self, node: ast.While, region: Region) -> Value:
        """What Python asks after the first turn. A call in it gets what that turn left, and not what the loop begins with, too:
        of a Python loop this is told aloud (`while np.abs(error) > 1e-3:` with an error that is a tensor by then)."""
        aloud = region.staged is False and any(isinstance(part, ast.Call) for part in walk(node.test))
        depth = len(self.regions)
        self.push(region)
        self.play.mute -= aloud
        test = self.visit(node.test)
        self.play.mute += aloud
        self.pop(depth)
        return test

    def next_turn(self, again: Env, entry: Env, first: Env, names: frozenset[str]) -> Env:
        """What the next turn of a graph loop begins with: its state has the types of its beginning, and a None or an unbound name
        stands for what the first turn put there."""
        for name in names:
            before = entry.names.get(name)
            if before is not None and before.kind & ~NULL:
                again.names[name] = before
            elif name in first.names:
                again.names[name] = entering(bound(first.names[name]))
        return again

    def left_by(self, entry: Value, first: Value) -> Value:
        """What a name that a graph loop carries holds after it."""
        return meeting(entry, first) if entry.kind & ~NULL else entering(bound(first))

    # -- what is told -----------------------------------------------------------------------------------------------------

    def carried(self, node: Loop) -> frozenset[str]:
        """The names that AutoGraph carries round a graph loop: bound in it, and read in a later turn or after it."""
        liveness = self.liveness
        read = liveness.before.get(node, frozenset()) | liveness.after.get(node, frozenset())
        return (self.bound_in(node) & read) - self.own_scope.globals - self.own_scope.nonlocals

    def bound_in(self, node: Loop) -> frozenset[str]:
        """The names that a loop binds."""
        return bound_by([*node.body, *([] if isinstance(node, ast.While) else [node.target])])

    def tell_loop(
        self,
        node: Loop,
        region: Region,
        source: Value | None,
        tests: list[Value],
        before: Env,
        first: Env,
        names: frozenset[str],
        slots: dict[str, composites.Target],
        works: bool,
        mark: int,
    ) -> None:
        """Tell that a loop has been played. What a loop over a Dataset lacks TensorFlow sees before it traces the body, at `mark`."""
        if not self.hears(facts.Looped):
            return
        after = self.liveness.after.get(node, frozenset()) if names else frozenset()
        carried = {
            name: Carried(
                before.names.get(name, UNBOUND), first.names.get(name, UNBOUND), _store(node, name), name in after
            )
            for name in sorted(names)
        }
        for text, target in slots.items():
            held, left = composites.held(before, target), composites.held(first, target)
            if held is not None and left is not None:
                carried[text] = Carried(held, left, target, True)
        targets = frozenset() if isinstance(node, ast.While) else bound_by([node.target])
        indexes = not targets.isdisjoint(self.play.python_uses)
        fact = facts.Looped(
            node, self.place, region.staged, region.kind, source, tuple(tests[:2]), carried, works, indexes
        )
        lacks = region.kind in (facts.DATASET, facts.ITERATOR) and any(
            not each.before.kind & ~NULL for each in carried.values()
        )
        self.play.facts.insert(mark if lacks else len(self.play.facts), fact)

    # -- what a turn does -------------------------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> Value:
        result = super().visit_Call(node)
        self.count(result)
        return result

    def operate(self, node: ast.expr | ast.AugAssign, op: str, left: Value, right: Value) -> Value:
        result = super().operate(node, op, left, right)
        self.count(result)
        return result

    def visit_Subscript(self, node: ast.Subscript) -> Value:
        owner = self.visit(node.value)
        result = self.subscripted(node, owner)
        self.count(result)
        if not owner.kind or owner.kind & ~(TENSORS | Kind.ARRAY | Kind.TENSORARRAY):
            self.play.python_uses |= read_by(node.slice)
        return result

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Value:
        result = super().visit_UnaryOp(node)
        self.count(result)
        return result

    def visit_FormattedValue(self, node: ast.FormattedValue) -> Value:
        self.play.python_uses |= read_by(node.value)
        return super().visit_FormattedValue(node)

    def count(self, result: Value) -> None:
        """Note that an operation may have been made, by what it gave."""
        if result.kind and not result.kind & ~TENSORS:
            self.play.operations += 1


def _turns(source: Value | None) -> bool:
    """Whether a Python `for` over a value certainly turns: what its body binds is bound behind it, to what a turn leaves."""
    if source is None or source.kind not in (Kind.RANGE, Kind.LIST, Kind.TUPLE, Kind.ITERATOR):
        return False
    if source.items is not None:
        return bool(source.items)
    length = source.shape[0] if source.shape else None
    return isinstance(length, int) and length > 0


def _kind(source: Value, staged: bool | None) -> str:
    if not staged:
        return facts.PYTHON if staged is False else facts.UNKNOWN
    if source.kind == Kind.DATASET:
        return facts.DATASET
    if source.kind == Kind.DATASET_ITERATOR:
        return facts.ITERATOR
    return facts.UNKNOWN if source.kind & ~TENSORS else facts.TENSOR


def _store(node: Loop, name: str) -> ast.AST | None:
    """The first statement of a loop's body that binds a name; the loop itself for its target."""
    found = [
        inner
        for statement in node.body
        for inner in own_nodes(statement)
        if isinstance(inner, (ast.Assign, ast.AugAssign, ast.AnnAssign)) and name in bound_by([inner])
    ]
    if found:
        return min(found, key=lambda inner: (inner.lineno, inner.col_offset))
    return node
