"""The checker class by itself, with an engine that says what the test wants."""

from __future__ import annotations

import ast
from collections.abc import Sequence

import pytest

from flake8_tffunction import engine
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker, mentions_tensorflow
from flake8_tffunction.project import gate
from flake8_tffunction.rules.base import Finding


def run(monkeypatch: pytest.MonkeyPatch, source: str, *findings: Finding) -> list[tuple[int, int, str]]:
    """What the checker yields about `source` if the engine finds `findings`."""

    def check(tree: ast.Module, lines: Sequence[str], options: Options, path: str) -> list[Finding]:
        return list(findings)

    monkeypatch.setattr(engine, "check", check)
    checker = Checker(ast.parse(source), source.splitlines(keepends=True), "train.py")
    reports = list(checker.run())
    assert all(kind is Checker for *_, kind in reports)
    return [(line, column, text) for line, column, text, _ in reports]


def test_finding_in_the_form_of_flake8(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "import keras\nx = 1\n", Finding(2, 4, "TFF101", "`x`")) == [(2, 4, "TFF101 `x`")]


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [(0, 3, (1, 3)), (3, 2, (2, 2)), (1, -1, (1, 0)), (2, 99, (2, 6)), (-5, 99, (1, 13))],
    ids=["line 0", "beyond the last line", "before the line", "beyond the line", "both"],
)
def test_no_place_outside_of_the_file(
    monkeypatch: pytest.MonkeyPatch, line: int, column: int, expected: tuple[int, int]
) -> None:
    """An editor may look up the line of a report, so there must be one."""
    reports = run(monkeypatch, "import keras\nx = 1\n", Finding(line, column, "TFF101", "`x`"))
    assert reports == [(*expected, "TFF101 `x`")]


@pytest.mark.parametrize(
    ("source", "passes"),
    [
        ("import tensorflow as tf\n", True),
        ("from keras import layers\n", True),
        ('module = importlib.import_module("tensorflow")\n', True),
        ("import tensor\nflow = 1\n", False),
        ("import numpy as np\n", False),
        ("", False),
    ],
)
def test_text_gate(monkeypatch: pytest.MonkeyPatch, source: str, passes: bool) -> None:
    assert mentions_tensorflow(source.splitlines(keepends=True)) is passes
    assert bool(run(monkeypatch, source, Finding(1, 0, "TFF101", "`x`"))) is passes


def test_a_failure_of_the_second_gate_costs_our_reports_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> bool:
        raise OSError("a folder that can't be read")

    monkeypatch.delenv("FLAKE8_TFFUNCTION_RAISE")
    monkeypatch.setattr(Checker, "options", Options(follow_imports=True))
    monkeypatch.setattr(gate, "links_to_tensorflow", fails)
    assert list(Checker(ast.parse("import steps\n"), ["import steps\n"], "train.py").run()) == []
    assert "train.py: dropped" in caplog.text
