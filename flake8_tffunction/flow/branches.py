"""Branches as AutoGraph runs them: both arms of a graph branch, one state, and what each arm leaves in it.

In a graph branch a `break` or `continue` does not leave: it sets a flag, the arms meet behind the `if`, and what follows in the
loop stands in a graph branch on that flag.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.agreement import difference
from flake8_tffunction.flow.composites import composites
from flake8_tffunction.flow.conditions import guard
from flake8_tffunction.flow.facts import Region
from flake8_tffunction.flow.graph import meeting
from flake8_tffunction.flow.liveness import Liveness, bound_by
from flake8_tffunction.flow.narrowing import Narrowing
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.returns import ALWAYS, Arms
from flake8_tffunction.flow.state import Env, merge
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.records import NamedTuple

UNBOUND = Value(Kind.UNDEFINED)
"""What a name holds where nothing has bound it."""
PAIRS = 16
"""How many pairs of returned values are compared."""
RESULT = "retval_"
"""The name under which AutoGraph keeps what is returned."""


class Exits(NamedTuple):
    """How many ways out had been met when an arm began."""

    breaks: int
    continues: int
    returned: int


class Mark(NamedTuple):
    """How far things had come between the two arms."""

    returned: int
    facts: int


class Branch(NamedTuple):
    """A graph branch whose arms have been played as they are written."""

    node: ast.If
    arms: Arms
    start: int
    """How many values had been returned before it; `middle` and `end`: before and after the second arm."""
    middle: Mark
    end: int
    body: Env
    orelse: Env


class Arm(NamedTuple):
    """One arm of a graph branch at its end."""

    env: Env
    returned: list[tuple[Value, Env]]

    @property
    def ways(self) -> list[Env]:
        """Every way to its end, `return` included."""
        return [*(env for _, env in self.returned), self.env]

    def result(self, ends: int, node: ast.If) -> Value:
        """What it returns; not bound where it does not."""
        if not self.returned:
            return UNBOUND
        value = join_all([value for value, _ in self.returned])
        return value if ends == ALWAYS else value.but(kind=value.kind | Kind.UNDEFINED, gap=node)


class Branches(Narrowing):
    """The part of a frame that plays `if`.

    Attributes
    ----------
    rest
        The region of what follows an `if` of which one arm has left.
    skipped
        The region of what follows in the loop, where a break or continue depends on a tensor.
    pending
        Graph branches of the block that is being played.
    """

    rest: Region | None = None
    skipped: Region | None = None
    pending: list[Branch] = []

    def block(self, body: Sequence[ast.stmt]) -> None:
        """Play statements until the code leaves."""
        raise NotImplementedError

    def within(self, region: Region, body: Sequence[ast.stmt]) -> None:
        """Play a block inside a region."""
        depth = len(self.regions)
        self.push(region)
        self.block(body)
        self.pop(depth)

    @property
    def liveness(self) -> Liveness:
        """What the function that is being played reads later."""
        return self.file.liveness(self.function)

    # -- if -------------------------------------------------------------------------------------------------------------

    def play_If(self, node: ast.If) -> None:
        test = self.visit(node.test)
        staged = self.staged(test)
        if self.wants(facts.Branched):
            self.tell(facts.Branched(node, self.place, test, staged))
        if test.origin == Origin.FRESH and isinstance(test.const, bool):
            self.block(node.body if test.const else node.orelse)
            return
        for_body, for_else = guard(self.file, node.test, self.own_scope, self.parameters, node.body)
        regions = Region(node, "if", staged, for_body, test), Region(node, "else", staged, for_else, test)
        start = self.env.copy()
        exits = self.exits()
        told = self.narrow(node.test, True)
        self.within(regions[0], node.body)
        body, body_skips = self.arm(exits, staged)
        middle = Mark(len(self.returned), len(self.play.facts))
        self.env.become(start)
        told_else = self.narrow(node.test, False)
        self.within(regions[1], node.orelse)
        orelse, else_skips = self.arm(exits, staged)
        if body.live and orelse.live:
            self.widen(body, told)
            self.widen(orelse, told_else)
        merged = merge((body, orelse), node)
        if merged is not None:
            self.env.become(merged)
        else:
            self.env.live = False
        if staged:
            branch = Branch(
                node,
                self.file.returns(self.function).arms[node],
                exits.returned,
                middle,
                len(self.returned),
                body,
                orelse,
            )
            if branch.arms.moved is None:
                self.settle(branch)
            else:
                self.pending.append(branch)
        if not self.env.live:
            return
        if body_skips or else_skips:
            self.skipped = Region(node, "rest", True, None, test)
        self.rest = None
        if not body.live:
            self.rest = regions[1]._replace(what="rest")
        elif not orelse.live:
            self.rest = regions[0]._replace(what="rest")

    def exits(self) -> Exits:
        """How many ways out of the loop and function have been met so far."""
        return Exits(
            len(self.breaks[-1]) if self.breaks else 0,
            len(self.continues[-1]) if self.continues else 0,
            len(self.returned),
        )

    def arm(self, exits: Exits, staged: bool | None) -> tuple[Env, bool]:
        """How an arm ends; in a graph branch its breaks and continues end it like everything else. Whether there were any."""
        end = self.env.copy()
        if not staged or not self.breaks:
            return end, False
        ways = [*self.breaks[-1][exits.breaks :], *self.continues[-1][exits.continues :]]
        if not ways:
            return end, False
        del self.breaks[-1][exits.breaks :], self.continues[-1][exits.continues :]
        met = merge((end, *ways), self.at)
        return met if met is not None else end, True

    def met(self, node: ast.IfExp, body: Value, orelse: Value) -> Value:
        if self.hears(facts.Merged):
            self.tell(facts.Merged(node, self.place, {"": (body, orelse)}))
        return meeting(body, orelse)

    # -- where arms meet --------------------------------------------------------------------------------------------------

    def settle(self, branch: Branch) -> None:
        """The arms of a graph branch meet: behind the `if`, or at the end of the block if one of them took the rest of it."""
        middle = self.returned[branch.middle.returned : branch.end]
        rest = self.returned[branch.end :]
        body, orelse = (
            Arm(branch.body, self.returned[branch.start : branch.middle.returned]),
            Arm(branch.orelse, middle),
        )
        if branch.arms.moved == "orelse":
            orelse = Arm(self.env, middle + rest)
        elif branch.arms.moved == "body":
            body = Arm(self.env, body.returned + rest)
        first, second = merge(body.ways, branch.node), merge(orelse.ways, branch.node)
        if first is None or second is None:
            return  # an arm raises, and so does the trace
        self.at = branch.node
        self.forget_place()
        bodies = [*branch.arms.body, *branch.arms.orelse]
        results: dict[str, tuple[Value, Value]] = {}
        returns = self.file.returns(self.function)
        if returns.returns_in(bodies):
            often = returns.ends(branch.arms.body), returns.ends(branch.arms.orelse)
            pair = _never_alike(body.returned, orelse.returned) if often == (ALWAYS, ALWAYS) else None
            results[RESULT] = pair or (body.result(often[0], branch.node), orelse.result(often[1], branch.node))
        self.meet(branch.node, bodies, branch.node, (first, second), results, branch.middle.facts)
        if body.returned and orelse.returned:
            values = (join_all([value for value, _ in arm.returned]) for arm in (body, orelse))
            env = merge((env for _, env in (*body.returned, *orelse.returned)), branch.node)
            assert env is not None
            self.returned[branch.start :] = [(meeting(*values), env)]

    def meet(
        self,
        node: ast.If,
        bodies: Sequence[ast.stmt],
        last: ast.stmt,
        ends: tuple[Env, Env],
        results: dict[str, tuple[Value, Value]],
        middle: int,
    ) -> None:
        """Tell what two arms leave in the names that are read behind `last`, and put what the graph makes of it there.

        TensorFlow looks at the first arm before it traces the second one. So what the first one lacks is told at `middle`, before
        the facts of the second.
        """
        live = self.liveness.after.get(last, frozenset())
        arms = dict(results)
        for name in bound_by(bodies) & live - self.own_scope.globals - self.own_scope.nonlocals:
            arms[name] = ends[0].names.get(name, UNBOUND), ends[1].names.get(name, UNBOUND)
            if self.env.live and (arms[name][0].kind | arms[name][1].kind) & ~Kind.UNDEFINED:
                self.env.names[name] = meeting(*arms[name])
        if self.hears(facts.Merged):
            arms.update(composites(self, bodies, *ends))
            if arms:
                fact = facts.Merged(node, self.place, dict(sorted(arms.items())))
                lacks = any(body.kind == Kind.UNDEFINED for body, _ in arms.values())
                self.play.facts.insert(middle if lacks else len(self.play.facts), fact)

    def guarded(self, region: Region, rest: Sequence[ast.stmt]) -> None:
        """Play what follows a `break` or `continue` on a tensor: a graph branch on its flag, in each block up to the loop."""
        if not self.env.live:
            return
        assert isinstance(region.node, ast.If)
        self.skipped = None
        start = self.env.copy()
        exits = self.exits()
        self.within(region, rest)
        end, _ = self.arm(exits, True)
        merged = merge((end, start), region.node)
        self.env.become(merged if merged is not None else start)
        if end.live:
            self.meet(region.node, rest, rest[-1], (end, start), {}, len(self.play.facts))
        self.skipped = region


def _never_alike(body: list[tuple[Value, Env]], orelse: list[tuple[Value, Env]]) -> tuple[Value, Value] | None:
    """A pair of returned values, if no two values of the arms can be one tensor, whatever Python decides inside of them."""
    pairs = [(a, b) for a, _ in body for b, _ in orelse]
    return pairs[0] if pairs and len(pairs) <= PAIRS and all(difference(a, b) is not None for a, b in pairs) else None
