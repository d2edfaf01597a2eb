"""Counts of a run, and what was wrong in it."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter

from flake8_tffunction.options import Options
from tests.robustness.dressing import dressed
from tests.robustness.promises import DEFAULT, Unparsable, examine

SHOWN = 3
"""How many problems of one kind are shown."""


@dataclasses.dataclass
class Tally:
    """What one part of a run has seen.

    Attributes
    ----------
    programs, reports
        What reached the plugin, and what it said.
    refused
        Texts that Python does not parse: they went through flake8, or nowhere.
    slowest
        The greatest ratio to the parser's time, and the program.
    ends
        When the part has to be done (`time.monotonic`).
    """

    name: str
    ends: float = float("inf")
    files: int = 0
    programs: int = 0
    refused: int = 0
    reports: int = 0
    problems: Counter[str] = dataclasses.field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")

    @property
    def over(self) -> bool:
        """Whether its time is up."""
        return time.monotonic() > self.ends

    def file(self, name: str, text: str, options: Options = DEFAULT) -> None:
        """Examine a text in all dressings."""
        self.files += 1
        shown = 0
        for dressing, program in dressed(text):
            self.program(f"{name}, {dressing.replace('_', ' ')}", program, options)
            shown += 1
        self.refused += not shown

    def program(self, name: str, text: str, options: Options = DEFAULT, path: str = "program.py") -> None:
        """Examine one program."""
        try:
            found = examine(text, path, options)
        except Unparsable:
            self.refused += 1
            return
        self.programs += 1
        self.reports += len(found.reports)
        self.slowest = max(self.slowest, (found.ratio, name))
        for problem in found.problems:
            self.problem(name, problem)

    def problem(self, name: str, problem: str) -> None:
        """Note, and show, what was wrong."""
        kind = problem.partition(" ")[0] + problem[problem.rfind("(") :] * problem.startswith("exception")
        self.problems[kind] += 1
        if self.problems[kind] <= SHOWN:
            print(f"  {name}: {problem[:300]}", flush=True)

    def row(self) -> str:
        """The counts in a line."""
        slowest = f"{self.slowest[0]:.0f}" if self.slowest[0] else "none above the floor"
        return (
            f"{self.name:14} {self.files:7} {self.programs:9} {self.refused:8} {self.reports:8} "
            f"{self.problems.total():9}   {slowest}"
        )


HEADING = f"{'part':14} {'files':>7} {'programs':>9} {'refused':>8} {'reports':>8} {'problems':>9}   times the parser"
