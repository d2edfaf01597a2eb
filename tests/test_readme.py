"""What the README promises, done: its snippet, its demo, its commands, its options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flake8_tffunction.plugin import OFF, OPTIONS
from tests.running import flake8, python

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DEMO = [
    "demo/train.py:18:8: TFF106",
    "demo/train.py:47:9: TFF104",
    "demo/train.py:52:17: TFF106",
    "demo/train.py:55:9: TFF124",
    "demo/train.py:56:9: TFF105",
    "demo/train.py:57:9: TFF101",
]


HOME = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")


def blocks(kind: str, text: str = README) -> list[str]:
    """The fenced blocks of a kind, in order."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", [README, HOME], ids=["README", "site"])
def test_the_first_snippet_gives_the_output_below_it(tmp_path: Path, text: str) -> None:
    (tmp_path / "train.py").write_text(blocks("python", text)[0], encoding="utf-8")
    command, _, output = blocks("console", text)[0].partition("\n")
    assert command == "$ flake8 train.py"
    run = flake8("train.py", cwd=tmp_path)
    assert run.out == output
    assert len(run.reports) >= 3


def test_the_demo_shows_what_it_is_there_for() -> None:
    assert flake8("--isolated", "demo", cwd=ROOT).reports == DEMO
    assert f"wrong in {['no', 'one', 'two', 'three', 'four', 'five', 'six'][len(DEMO)]} places" in README


def test_the_options_are_those_of_the_plugin() -> None:
    assert re.findall(r"^\| `(--tff-[a-z-]+)` \|", README, re.MULTILINE) == [flag for flag, _ in OPTIONS]


def test_the_codes_that_are_off_are_marked() -> None:
    rows = re.findall(r"^\| \[(TFF\d+)\]\(.*\| (on|off) \|$", README, re.MULTILINE)
    assert tuple(code for code, default in rows if default == "off") == OFF


def test_links_lead_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page, target)


def test_ci_runs_the_second_command() -> None:
    install, check = blocks("sh")[:2]
    assert "--isolated demo" in install
    assert check in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.usefixtures("judge")
def test_tensorflow_confirms_the_demo() -> None:
    trap = python("demo/train.py", cwd=ROOT, env={"TF_CPP_MIN_LOG_LEVEL": "3"})
    assert trap.code == 0
    first, steps, kept, smooth = trap.out.splitlines()
    assert first.startswith("loss Tensor(")
    assert (steps, kept) == ("steps: 1", "losses kept: 1")
    assert smooth.startswith("smoothed loss: Tensor(")
    mended = python("demo/train_fixed.py", cwd=ROOT, env={"TF_CPP_MIN_LOG_LEVEL": "3"})
    assert mended.code == 0
    steps, kept, smooth = mended.out.splitlines()
    assert (steps, kept) == ("steps: 24", "losses kept: 24")
    assert 0 < float(smooth.removeprefix("smoothed loss: ")) < 2
    assert len(re.findall(r"^loss \d", mended.err, re.MULTILINE)) == 24
