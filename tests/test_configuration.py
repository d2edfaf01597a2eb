"""docs/configuration.md: every option, in step with `flake8 --help`, and every example taken by flake8 as it stands."""

from __future__ import annotations

import ast
import configparser
import re
from pathlib import Path

import pytest

from flake8_tffunction.options import Options
from flake8_tffunction.plugin import OPTIONS
from flake8_tffunction.rules import RULES
from tests.running import TRAP, flake8, python

PAGE = (Path(__file__).parents[1] / "docs" / "configuration.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (--tff-[a-z-]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
ROWS = dict(re.findall(r"^\| \[`(--tff-[a-z-]+)`\]\(#[a-z-]+\) \| (.*?) \|", PAGE, re.MULTILINE))

READ = """\
import sys
from flake8.main.cli import main
from flake8_tffunction.plugin import Checker

assert main(["--config", sys.argv[1], "empty.py"]) == 0
print(dict(Checker.options._replace(advice=())._asdict()))
"""


def examples() -> list[str]:
    """The configurations that stand in the page."""
    return re.findall(r"^```ini\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def merged() -> str:
    """All of them as one file: no two of them set an option to different values."""
    values: dict[str, str] = {}
    for example in examples():
        parser = configparser.RawConfigParser()
        parser.read_string(example)
        for key, value in parser["flake8"].items():
            assert values.setdefault(key, value) == value, key
    return "[flake8]\n" + "".join(f"{key} = {value}\n" for key, value in values.items())


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The plugin's group of `flake8 --help`, on one line."""
    text = flake8("--help", cwd=tmp_path_factory.mktemp("help")).out
    return " ".join(text.partition("\nflake8-tffunction:\n")[2].partition("\n\n")[0].split())


def test_each_option_has_a_section_and_a_row() -> None:
    flags = [flag for flag, _ in OPTIONS]
    assert list(SECTIONS) == flags
    assert list(ROWS) == flags


@pytest.mark.parametrize("flag", [flag for flag, _ in OPTIONS])
def test_the_default_is_that_of_help(shown: str, flag: str) -> None:
    of_help = re.search(rf"{flag} (?:(?!--tff-).)*\(Default: ([^)]*)\)", shown)
    of_page = re.search(r"\ADefault: (.*?)\. ", SECTIONS[flag].strip())
    assert of_help is not None
    assert of_page is not None
    assert of_page[1] == ROWS[flag]
    assert of_page[1].strip("`") == of_help[1]


def test_the_examples_change_every_option(tmp_path: Path) -> None:
    (tmp_path / "empty.py").touch()
    for folder in ("libs/training", "libs/models"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "examples.cfg").write_text(merged(), encoding="utf-8")
    run = python("-c", READ, "examples.cfg", cwd=tmp_path)
    assert run.err == ""
    read = ast.literal_eval(run.out)
    del read["advice"]  # follows from what is selected
    assert [name for name, value in read.items() if value == getattr(Options(), name)] == []
    for flag in SECTIONS:
        assert f"\n{flag.removeprefix('--')} = " in SECTIONS[flag], "its own example"


def test_the_error_is_the_one_that_is_shown(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    (block,) = re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    command, _, output = block.partition("\n")
    run = flake8(*command.removeprefix("$ flake8 ").split(), cwd=tmp_path)
    assert (run.code, run.out, run.err) == (2, "", output)


def test_the_codes_are_selected_as_the_page_says(tmp_path: Path) -> None:
    """Its example: TFF126 is switched on, and TFF101 is silent in tests."""
    (example,) = [example for example in examples() if "extend-select" in example]
    (tmp_path / ".flake8").write_text(example, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_train.py").write_text(TRAP, encoding="utf-8")
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    (off,) = [rule for rule in RULES if rule.code == "TFF126"]
    (tmp_path / "variable.py").write_text(off.bad[0].program, encoding="utf-8")
    first, second = [report for report in flake8(".", cwd=tmp_path).reports if " TFF" in report]
    assert first == "./train.py:6:5: TFF101"
    assert second.startswith("./variable.py:")
    assert second.endswith(" TFF126")
