"""What TensorFlow says of each line of a generated program, and whether the plugin says the same.

A trap is one if the module shows a difference with it and none without it: for each trap the module is run with that trap
alone beside the near misses, and once without any.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.generate.programs import Plan, Program, assemble
from tests.oracle.outcome import Outcome
from tests.oracle.run import Judge

Report = tuple[int, str]


class Verdict(NamedTuple):
    """One program, judged."""

    program: Program
    true: frozenset[Report]
    """Lines that make a difference in TensorFlow, with the codes of their pieces."""
    reported: frozenset[Report]
    near_misses: str
    """What TensorFlow shows of the module without its traps; empty if nothing, as it must be."""

    @property
    def agrees(self) -> bool:
        """Whether TensorFlow, the plugin and the planted codes all say the same."""
        return self.true == self.reported == self.program.expected and not self.near_misses

    def told(self) -> str:
        """The program with what was said of it, to be saved."""
        said = [
            f"# planted: {sorted(self.program.expected)}",
            f"# TensorFlow: {sorted(self.true)} {self.near_misses}".rstrip(),
            f"# reported: {sorted(self.reported)}",
        ]
        return self.program.source + "\n".join(said) + "\n"


def reported(source: str) -> frozenset[Report]:
    """What the plugin reports."""
    findings = check(ast.parse(source), source.splitlines(keepends=True), Options())
    return frozenset((finding.line, finding.code) for finding in findings)


def judged(plan: Plan, judge: Judge) -> Verdict:
    """Ask TensorFlow about each trap of a program, and the plugin about the whole."""
    program = assemble(plan)
    suspects = plan.suspects
    clean = judge.ask(assemble(plan.without(suspects)).source)
    true: set[Report] = set()
    for number in suspects:
        alone = assemble(plan.without([other for other in suspects if other != number]))
        if _shows(judge.ask(alone.source), plan.parts[number].piece.eager_too):
            true |= {(_same_line(program, alone, line), code) for line, code in alone.expected}
    return Verdict(program, frozenset(true), reported(program.source), _told(clean))


def _shows(outcome: Outcome, eager_too: bool) -> bool:
    if eager_too:
        return outcome.graph.raised is not None and outcome.eager.raised is not None
    return bool(outcome.differences)


def _told(outcome: Outcome) -> str:
    raised = f"raises {outcome.graph.raised}: {outcome.graph.message}" if outcome.graph.raised else ""
    return " ".join(filter(None, (raised, *outcome.differences)))


def _same_line(program: Program, alone: Program, line: int) -> int:
    """The line of the whole program that a line of a smaller one is."""
    text = alone.source.splitlines()[line - 1].strip()
    return next(number for number, other in enumerate(program.source.splitlines(), 1) if other.strip() == text)
