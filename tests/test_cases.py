"""Every labelled program: what the plugin reports, what TensorFlow does, and silence without tf.function."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Finding
from tests.casefile import Case, all_cases
from tests.explained import DIFFERENCE, NO_DIFFERENCE
from tests.record import Answers
from tests.untraced import reason_traced, untraced

BUILT = {rule.code: rule for rule in RULES}
"""Codes that exist; what a case expects of later families is left aside."""

WITHOUT_TRACING: set[str] = {"TFF174"}
"""Codes that speak about untraced code as well."""

every_case = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)


def report(source: str, options: Options) -> list[Finding]:
    return check(ast.parse(source), source.splitlines(keepends=True), options)


def shown(findings: Iterable[tuple[int, str]]) -> list[str]:
    return [f"line {line}: {code}" for line, code in findings]


def yields(finding: Finding, later: set[tuple[int, str]]) -> bool:
    """Whether the rule would be silent here if a more exact one, which the line expects, existed already."""
    return any((finding.line, code) in later for code in BUILT[finding.code].yields_to)


@every_case
def test_head(case: Case) -> None:
    assert case.problems == ()
    assert isinstance(case.options, Options)
    assert case.limit > 0


@every_case
def test_plugin(case: Case) -> None:
    findings = report(case.source, case.options)
    expected = [(line, code) for line, code in case.expected if code in BUILT]
    later = {(line, code) for line, code in case.expected if code not in BUILT}
    reported = sorted((f.line, f.code) for f in findings if not yields(f, later))
    assert shown(reported) == shown(expected)
    assert case.said([f.text for f in sorted(findings)]) == case.says
    assert [f.text for f in findings if len(f.text) >= 110] == []


@every_case
def test_silent_without_tf_function(case: Case) -> None:
    tree = ast.parse(case.source)
    if reason := reason_traced(tree):
        pytest.skip(reason)
    source = untraced(tree)
    assert [f for f in report(source, case.options) if f.code not in WITHOUT_TRACING] == [], source


@every_case
def test_tensorflow(case: Case, answers: Answers) -> None:
    outcome = answers.outcome(case.name, case.source, case.limit, case.unsteady)
    assert case.disagreement(outcome.graph) == ""
    assert case.disagreement(outcome.eager, "eager") == ""
    if case.expected:
        if case.name in NO_DIFFERENCE:
            assert not outcome.differences, "there is a difference: no need to explain why not"
        else:
            assert outcome.differences, "a trap that TensorFlow shows no sign of"
    elif case.name in DIFFERENCE:
        assert outcome.differences, "there is no difference: no need to explain one"
    else:
        assert not outcome.differences, "called clean, but tf.function changes what it does"


def test_explained_cases_exist() -> None:
    traps = {case.name for case in all_cases() if case.expected}
    clean = {case.name for case in all_cases() if not case.expected}
    assert NO_DIFFERENCE.keys() - traps == set()
    assert DIFFERENCE.keys() - clean == set()
