"""What TensorFlow says of each line of a generated program, and whether the plugin says the same.

A trap is one if the module shows a difference with it and none without it: for each trap the module is run with that trap
alone beside the near misses, and once without any. Where both modes show the trap alike, it is one if it ends the program
with its exception, or prints that it measured itself, which the module without it does not.
"""

from __future__ import annotations

import ast
import dataclasses
from typing import NamedTuple

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.generate.pieces import SHOWN, Piece
from tests.generate.programs import LEFT_OUT, Plan, Program, assemble
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
    """What the plugin reports, as far as TensorFlow can judge it."""
    findings = check(ast.parse(source), source.splitlines(keepends=True), Options())
    return frozenset((finding.line, finding.code) for finding in findings if finding.code not in LEFT_OUT)


class Questions:
    """Asks TensorFlow about plans, and about the near misses that several modules share once."""

    def __init__(self, judge: Judge) -> None:
        self.asked = 0
        """How many programs TensorFlow was given; it runs each twice."""
        self._judge = judge
        self._shared: tuple[Plan, Outcome] | None = None

    def ask(self, plan: Plan) -> Outcome:
        """What the program does."""
        self.asked += 1
        return self._judge.ask(assemble(plan).source)

    def without_traps(self, plan: Plan, around: Plan | None) -> str:
        """What TensorFlow shows of the near misses alone; `around` are those of which the module has some."""
        alone = plan.without(plan.suspects)
        if around is not None:
            if self._shared is None or self._shared[0] != around:
                self._shared = around, self.ask(around)
            if alone == around or not _told(self._shared[1]):
                return _told(self._shared[1])
        return _told(self.ask(alone))


class Answer(NamedTuple):
    """What TensorFlow says of one program."""

    true: frozenset[Report]
    """Lines that make a difference, with the codes of their pieces."""
    near_misses: str
    """What it shows of the module without its traps; empty if nothing, as it must be."""


def answered(program: Program, questions: Questions, around: Plan | None = None) -> Answer:
    """Ask TensorFlow about each trap of a program."""
    plan = program.plan
    near_misses = questions.without_traps(plan, around)
    true: set[Report] = set()
    for number in plan.suspects:
        alone = plan.without([other for other in plan.suspects if other != number])
        if _shows(questions.ask(alone), plan.parts[number].piece):
            true |= {(_same_line(program, line), code) for line, code in marked(assemble(alone))}
    return Answer(frozenset(true), near_misses)


def judged(plan: Plan, judge: Judge) -> Verdict:
    """Ask TensorFlow about each trap of a program, and the plugin about the whole."""
    program = assemble(plan)
    return verdict(program, answered(program, Questions(judge)))


def verdict(program: Program, answer: Answer) -> Verdict:
    """TensorFlow's answer beside the plugin's."""
    return Verdict(program, answer.true, reported(program.source), answer.near_misses)


def _shows(outcome: Outcome, piece: Piece) -> bool:
    if piece.error:
        return outcome.graph.raised == outcome.eager.raised == piece.error
    if piece.measured:
        return f"{SHOWN} True" in outcome.graph.printed
    return bool(_unmeasured(outcome).differences)


def _unmeasured(outcome: Outcome) -> Outcome:
    """Without the lines in which pieces measure themselves: graph and eager execution may differ there in a near miss."""
    runs = (
        dataclasses.replace(run, printed=tuple(line for line in run.printed if not line.startswith(SHOWN)))
        for run in (outcome.graph, outcome.eager)
    )
    return Outcome(*runs)


def _told(outcome: Outcome) -> str:
    raised = f"raises {outcome.graph.raised}: {outcome.graph.message}" if outcome.graph.raised else ""
    measured = f"{SHOWN} True" if f"{SHOWN} True" in outcome.graph.printed else ""
    return " ".join(filter(None, (raised, measured, *_unmeasured(outcome).differences)))


def marked(program: Program) -> list[tuple[str, str]]:
    """The lines that are to be reported, as text, and their codes."""
    lines = program.source.splitlines()
    return [(lines[number - 1].strip(), code) for number, code in sorted(program.expected)]


def _same_line(program: Program, text: str) -> int:
    """The line of the whole program that a line of a smaller one is: its mark tells it from all others."""
    return next(number for number, line in enumerate(program.source.splitlines(), 1) if line.strip() == text)
