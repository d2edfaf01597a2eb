"""The examples on the rules' pages: reported as marked, and true."""

from __future__ import annotations

import ast

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Rule
from tests.examples import Shown, all_examples
from tests.record import Answers

every_example = pytest.mark.parametrize("shown", all_examples(), ids=lambda shown: shown.name.partition("/")[2])


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_there_are_both(rule: type[Rule]) -> None:
    assert rule.bad
    assert rule.good


@every_example
def test_plugin(shown: Shown) -> None:
    source = shown.example.program
    findings = check(ast.parse(source), source.splitlines(keepends=True), shown.rule.settings)
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
