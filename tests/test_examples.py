"""The examples on the rules' pages: reported as marked, and true."""

from __future__ import annotations

import ast
import re
from typing import NamedTuple

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Example, Rule
from tests.record import Answers

EXPECT = re.compile(r"#\s*expect(?::\s*(TFF\d{3}(?:\s*,\s*TFF\d{3})*))?\s*$")


class Shown(NamedTuple):
    """An example in its place."""

    name: str
    rule: type[Rule]
    example: Example
    bad: bool

    @property
    def expected(self) -> list[tuple[int, str]]:
        found = []
        for number, line in enumerate(self.example.program.splitlines(), 1):
            if match := EXPECT.search(line):
                codes = match[1].split(",") if match[1] else [self.rule.code]
                found += [(number, code.strip()) for code in codes]
        return sorted(found)


def all_examples() -> list[Shown]:
    return [
        Shown(f"examples/{rule.code} {what} {number}", rule, example, what == "bad")
        for rule in RULES
        for what in ("bad", "good")
        for number, example in enumerate(getattr(rule, what), 1)
    ]


every_example = pytest.mark.parametrize("shown", all_examples(), ids=lambda shown: shown.name.partition("/")[2])


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_there_are_both(rule: type[Rule]) -> None:
    assert rule.bad
    assert rule.good


@every_example
def test_plugin(shown: Shown) -> None:
    source = shown.example.program
    findings = check(ast.parse(source), source.splitlines(keepends=True), Options())
    assert [(f.line, f.code) for f in findings] == shown.expected
    assert [f.text for f in findings if len(f.text) >= 110] == []
    if shown.bad:
        assert shown.rule.code in {f.code for f in findings}
    else:
        assert shown.expected == []


@every_example
def test_tensorflow(shown: Shown, answers: Answers) -> None:
    outcome = answers.outcome(shown.name, shown.example.program)
    example = shown.example
    assert outcome.graph.lines == example.graph
    assert outcome.graph.raised == example.raises, outcome.graph.message
    assert outcome.eager.lines == example.eager
    assert outcome.eager.raised == example.eager_raises, outcome.eager.message
    if not shown.bad:
        assert not outcome.differences
    elif example.why:
        assert not example.differs, "it differs from eager: no need to explain why not"
    else:
        assert outcome.differences, "a trap that TensorFlow shows no sign of, and no word about why"
