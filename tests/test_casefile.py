"""Heads of case files: what is read from them, and how a run is held against them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from flake8_tffunction.options import Options
from tests import casefile
from tests.casefile import Case
from tests.oracle.outcome import Run

Read = Callable[[str], Case]

HEAD = """\
# What it shows.
# source: https://example.com/a b
# observed: first line | second
#   line | third...
# eager: other
# tf-2.15.1: something else
# options: tensorflow=2.15, allow_tracing_idiom, tracers=a.b
# limit: 5
# unsteady: start, failed
"""


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Read:
    monkeypatch.setattr(casefile, "CASES", tmp_path)

    def read(text: str) -> Case:
        path = tmp_path / "family" / "name.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return Case.read(path)

    return read


def test_a_head(read: Read) -> None:
    body = "import tensorflow as tf\n# observed: not a head\nx = 1  # why  # expect: TFF101, TFF104\n# expect: TFF102\n"
    case = read(HEAD + body)
    assert (case.name, case.words, case.problems) == ("family/name", "What it shows.", ())
    assert case.fields["observed"] == "first line | second line | third..."
    assert case.expected == [(12, "TFF101"), (12, "TFF104")]
    assert case.options == Options(tensorflow=(2, 15), allow_tracing_idiom=True, tracers=("a.b",))
    assert case.limit == 5
    assert case.unsteady == {"start", "failed"}


BAD_HEADS = ["import tensorflow\n", "# observed: x\n", "# Words.\n", "# Words.\n# observed: x\n# case: y\n", ""]


@pytest.mark.parametrize("text", BAD_HEADS)
def test_a_bad_head(read: Read, text: str) -> None:
    assert read(text).problems


def test_an_unknown_option(read: Read) -> None:
    with pytest.raises(ValueError, match="unroll"):
        read("# Words.\n# observed: x\n# options: unroll=3\n").options


@pytest.mark.parametrize(
    ("declared", "run", "agrees"),
    [
        ("a | b", Run(printed=("a", "b")), True),
        ("a b", Run(printed=("  a   b ", "")), True),
        ("a", Run(printed=("a", "b")), False),
        ("a | b", Run(printed=("a",)), False),
        ("a | c", Run(printed=("a", "b")), False),
        ("a | ...", Run(printed=("a", "b", "c")), True),
        ("a...", Run(printed=("abc",)), True),
        ("a...", Run(printed=("abc", "d")), False),
        ("a | ends with ValueError: m", Run(printed=("a",), raised="ValueError", message="m"), True),
        ("a", Run(printed=("a",), raised="ValueError", message="m"), False),
        ("ends with SIGABRT", Run(raised="SIGABRT"), True),
        ("traces 1", Run(printed=("traces ‹1›",)), True),
    ],
)
def test_agreement(read: Read, declared: str, run: Run, agrees: bool) -> None:
    assert (read(f"# Words.\n# observed: {declared}\n").disagreement(run) == "") is agrees


@pytest.mark.parametrize(
    ("declared", "texts", "agrees"),
    [
        ("", ["any words"], True),
        ("ever ends | fails", ["never ends", "which fails"], True),
        ("... | fails", ["never ends", "which fails"], True),
        ("ever ends | fails", ["which fails", "never ends"], False),
        ("fails", ["which fails", "never ends"], False),
        ("... | fails", ["which fails"], False),
        ("...", [], False),
    ],
)
def test_declared_words(read: Read, declared: str, texts: list[str], agrees: bool) -> None:
    case = read(f"# Words.\n# observed: x\n# says: {declared}\n" if declared else "# Words.\n# observed: x\n")
    assert case.problems == ()
    assert (case.said(texts) == case.says) is agrees
