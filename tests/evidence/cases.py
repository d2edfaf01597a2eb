"""All labelled programs on the installed TensorFlow: is every report of that version a trap there, every trap reported?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from flake8_tffunction.engine import check
from tests.casefile import Case, all_cases
from tests.explained import DIFFERENCE, NO_DIFFERENCE
from tests.oracle.outcome import Outcome
from tests.oracle.run import Judge


class Judged(NamedTuple):
    """A case, what the plugin reports of it with `--tff-tensorflow` set to the installed version, and what happened."""

    case: Case
    found: list[tuple[int, str]]
    outcome: Outcome

    @property
    def disagreement(self) -> str:
        """What is wrong with the reports, "" if nothing is.

        Eager code that fails tells nothing (the program is not for this version), unless it shares the trap.
        """
        differs, name = bool(self.outcome.differences), self.case.name
        if self.outcome.eager.raised and not self.case.expected:
            return ""
        if self.found and not differs and name not in NO_DIFFERENCE:
            return f"no difference, but {_shown(self.found)} reported"
        if differs and not self.found and name not in DIFFERENCE:
            return f"nothing reported, but a difference: {', '.join(self.outcome.differences)}"
        return ""


def judged(judge: Judge, version: tuple[int, int], every: int) -> Iterator[Judged]:
    """One of `every` cases, run by the judge."""
    for case in all_cases()[::every]:
        options = case.options._replace(tensorflow=version)
        findings = check(ast.parse(case.source), case.source.splitlines(keepends=True), options)
        outcome = judge.ask(case.source, case.limit).without(case.unsteady)
        yield Judged(case, [(f.line, f.code) for f in findings], outcome)


def _shown(found: list[tuple[int, str]]) -> str:
    return ", ".join(f"{code} in line {line}" for line, code in found)
