"""The plugin's verdict on every small skeleton of control flow, held against TensorFlow's (`tests/skeletons`)."""

from __future__ import annotations

import ast
import collections
import functools
import re

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.rules import control_flow
from tests.skeletons.enumeration import skeletons
from tests.skeletons.explained import EXPLAINED
from tests.skeletons.grammar import Skeleton, simpler
from tests.skeletons.verdicts import Answer, recorded

SAMPLE = 97
"""With --tf, every so manieth skeleton is asked again; `python -m tests.skeletons.judge` asks all."""


@functools.cache
def reported() -> dict[str, frozenset[str]]:
    """Skeleton name -> codes that the plugin reports."""
    return {skeleton.name: report(skeleton) for skeleton in skeletons()}


def report(skeleton: Skeleton) -> frozenset[str]:
    source = skeleton.program
    findings = check(ast.parse(source), source.splitlines(keepends=True), Options(), control_flow.RULES)
    return frozenset(finding.code for finding in findings)


def shown(answer: Answer) -> frozenset[str]:
    """All codes that TensorFlow shows, whatever Python decides."""
    return frozenset().union(*answer)


def confirmed(name: str) -> frozenset[str]:
    """Codes that TensorFlow shows in a skeleton or, since it stops at the first error, once others of its statements are taken out."""
    record = recorded()
    codes = shown(record[name])
    for part in simpler(name):
        if part in record:
            codes |= shown(record[part])
    return codes


def agrees(name: str) -> bool:
    """Whether the plugin says what TensorFlow does.

    Where every choice of the Python flags fails it must report one of the codes shown; where none does, it must be silent; where
    only some do it may do either, since it can't know which is meant. What it reports must have been shown.
    """
    answer, codes = recorded()[name], reported()[name]
    if all(answer) and not codes & shown(answer):
        return False
    return codes <= confirmed(name) if shown(answer) else not codes


def test_the_record_is_complete() -> None:
    assert list(recorded()) != []
    assert {skeleton.name for skeleton in skeletons()} == set(recorded())


def test_every_disagreement_is_explained() -> None:
    open_ones = [name for name in recorded() if not agrees(name)]
    counts: collections.Counter[str] = collections.Counter()
    for name in open_ones:
        matching = [pattern for pattern in EXPLAINED if re.search(pattern, name)]
        assert matching, f"{name}: TensorFlow shows {recorded()[name]}, the plugin {set(reported()[name]) or 'nothing'}"
        counts[matching[0]] += 1
    assert counts == {pattern: count for pattern, (count, _) in EXPLAINED.items()}


def test_recall_and_precision() -> None:
    record = recorded()
    failing = [name for name, answer in record.items() if all(answer)]
    harmless = [name for name, answer in record.items() if not shown(answer)]
    assert len(failing) > 3000
    assert len(harmless) > 1500
    found = sum(bool(reported()[name] & shown(record[name])) for name in failing)
    codes = [(name, code) for name in failing for code in reported()[name]]
    right = sum(code in confirmed(name) for name, code in codes)
    assert found / len(failing) >= 0.99
    assert right / len(codes) >= 0.99
    assert [name for name in harmless if reported()[name]] == []


def test_a_part_of_a_skeleton_is_a_skeleton() -> None:
    names = set(recorded())
    lost = [name for name in names if (parts := simpler(name)) and not names.intersection(parts)]
    assert lost == []


@pytest.mark.usefixtures("tensorflow")
def test_tensorflow() -> None:
    from tests.skeletons.judge import ask

    names = [skeleton.name for skeleton in skeletons()][::SAMPLE]
    for answers, _ in ask(names):
        assert answers == {name: recorded()[name] for name in answers}
