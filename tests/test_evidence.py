"""docs/evidence.md and its records: current, as TensorFlow does it, and the rules follow them."""

from __future__ import annotations

import ast
import importlib.metadata
import re
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import NEWEST
from tests.evidence import words
from tests.evidence.page import PAGE, Answer, answers, page
from tests.evidence.record import VERSIONS, minor, read, records
from tests.examples import Shown, all_examples
from tests.oracle.outcome import Outcome, Run
from tests.oracle.run import Judge
from tests.record import recorded

AGAIN = "run `python -m tests.evidence`"

every_version = pytest.mark.parametrize("version", VERSIONS)


def asked(version: str) -> list[Answer]:
    record = read(version)
    assert record is not None
    return [answer for answer in answers(record, all_examples()) if answer.outcome is not None]


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(records(), all_examples()), f"{AGAIN} --page"


def test_every_version_was_asked() -> None:
    assert tuple(records()) == VERSIONS
    assert VERSIONS[-1] == "{}.{}".format(*NEWEST)


def test_the_newest_was_asked_everything() -> None:
    record = read(VERSIONS[-1])
    assert record is not None
    assert set(record.programs) == {shown.short for shown in all_examples()}, AGAIN
    assert [shown.short for shown in all_examples() if record.outcome(shown) is None] == [], AGAIN


@every_version
def test_keras_is_the_one_that_tox_installs(version: str) -> None:
    project = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    name = "tf" if version == VERSIONS[-1] else f"tf{version.replace('.', '')}"
    environment = project.partition(f"[tool.tox.env.{name}]")[2].partition("\n[")[0]
    pin = re.search(r'"keras==([\d.]+)\.\*"', environment)
    record = read(version)
    assert pin is not None and record is not None
    assert minor(record.keras) == pin[1]


@every_version
def test_a_page_says_where_its_claim_differs(version: str) -> None:
    """By the name of the version, or of the Keras that comes with it."""
    for answer in asked(version):
        if not answer.declared:
            told = answer.shown.rule.versions
            assert version in told or version == "2.15" and "Keras 2" in told, f"{answer.shown.short}: {answer}"


@every_version
def test_the_rules_follow(version: str) -> None:
    """With --tff-tensorflow the plugin reports the traps that show on that version, and only these."""
    major, second = map(int, version.split("."))
    for answer in asked(version):
        source = answer.shown.example.program
        options = answer.shown.rule.settings._replace(tensorflow=(major, second))
        found = check(ast.parse(source), source.splitlines(keepends=True), options)
        expected = answer.shown.expected if answer.holds else []
        assert [(f.line, f.code) for f in found] == expected, f"{answer.shown.short}: {answer}"


def test_the_newest_is_what_the_examples_are_judged_by() -> None:
    record = read(VERSIONS[-1])
    assert record is not None
    known = recorded("examples")
    for shown in all_examples():
        outcome = record.outcome(shown)
        assert outcome is not None, AGAIN
        assert outcome.to_json() == Outcome.from_json(known[shown.short]).to_json(), f"{shown.short}: {AGAIN} --all"


@pytest.mark.parametrize("shown", all_examples(), ids=lambda shown: shown.short)
def test_tensorflow(shown: Shown, installed: Judge) -> None:
    if minor(installed.version) == VERSIONS[-1]:
        pytest.skip("tests/test_examples.py asks the newest, and its record is the same")
    record = read(installed.version)
    assert record is not None, f"TensorFlow {installed.version} is none of {VERSIONS}"
    assert minor(importlib.metadata.version("keras")) == minor(record.keras)
    old = record.outcome(shown)
    assert old is not None, AGAIN
    assert installed.ask(shown.example.program).to_json() == old.to_json()


# -- the words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("graph", "eager", "told"),
    [
        (Run(("a",)), Run(("a", "a", "a")), "prints `a` once instead of 3 times"),
        (Run(("a", "b", "b")), Run(("a",)), "prints `b` twice instead of never"),
        (Run(("1.0", "end")), Run(("3.0", "end")), "prints `1.0` instead of `3.0`"),
        (Run(("a", "b")), Run(("b", "a")), "prints in another order"),
        (Run(("a", "b")), Run(("c", "d", "e")), "prints 2 lines instead of 3"),
        (Run(("a|b",)), Run(("`x`",)), "prints `a¦b` instead of `'x'`"),
        (Run(raised="TypeError"), Run(("3",)), "raises TypeError"),
        (Run(raised="TypeError"), Run(raised="ValueError"), "raises TypeError instead of ValueError"),
        (Run(), Run(raised="ValueError"), "no ValueError, which it raises without tf.function"),
        (Run(state={"n": "1"}), Run(state={"n": "3"}), "leaves n = `1` instead of `3`"),
        (Run(logged=("late",)), Run(), "logs `late` once instead of never"),
        (Run(retraced={"f:3": 4}), Run(), "4 traces of `f` for equal kinds of arguments"),
        (Run(copies=64), Run(), "64 copies of one operation in the graph"),
        (Run(("a",), retraced={"f:3": 2}), Run(("a",)), "no difference"),
        (Run(("‹3›",)), Run(("‹0›",)), "no difference"),
    ],
)
def test_a_difference_in_words(graph: Run, eager: Run, told: str) -> None:
    assert words.difference(Outcome(graph, eager)) == told


@pytest.mark.parametrize(
    ("run", "told"),
    [
        (Run(raised="TypeError"), "raises TypeError, without tf.function too"),
        (Run(("‹3›",), traces={"f:3": 3}), "3 traces of `f`"),
        (Run(("a", "b"), traces={"f:3": 1}), "prints `b`, without tf.function too"),
        (Run(), "no difference"),
    ],
)
def test_what_is_shared_in_words(run: Run, told: str) -> None:
    assert words.shared(Outcome(run, run)) == told
