"""The examples on the rules' pages, one by one."""

from __future__ import annotations

import re
from typing import NamedTuple

from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Example, Rule

EXPECT = re.compile(r"#\s*expect(?::\s*(TFF\d{3}(?:\s*,\s*TFF\d{3})*))?\s*$")


class Shown(NamedTuple):
    """An example in its place."""

    name: str
    """"examples/TFF101 bad 1", as in the record."""
    rule: type[Rule]
    example: Example
    bad: bool

    @property
    def short(self) -> str:
        """ "TFF101 bad 1"."""
        return self.name.partition("/")[2]

    @property
    def expected(self) -> list[tuple[int, str]]:
        """(line, code) of every report that the example asks for, sorted."""
        found = []
        for number, line in enumerate(self.example.program.splitlines(), 1):
            if match := EXPECT.search(line):
                codes = match[1].split(",") if match[1] else [self.rule.code]
                found += [(number, code.strip()) for code in codes]
        return sorted(found)


def all_examples() -> list[Shown]:
    """Every bad and good example, in the order of the rules."""
    return [
        Shown(f"examples/{rule.code} {what} {number}", rule, example, what == "bad")
        for rule in RULES
        for what in ("bad", "good")
        for number, example in enumerate(getattr(rule, what), 1)
    ]
