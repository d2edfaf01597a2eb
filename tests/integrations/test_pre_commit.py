"""pre-commit on scratch repositories, with the configurations of docs/ci.md and this project's own hook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.integrations.programs import Programs
from tests.integrations.recipes import HERE, blocks, checkout, commit, run

PYCQA = "https://github.com/PyCQA/flake8"
PYCQA_HOOK = """\
- id: flake8
  name: flake8
  entry: flake8
  language: python
  types: [python]
  require_serial: true
"""
PYCQA_PROJECT = """\
from setuptools import setup

setup(name="flake8-hook", version="1", py_modules=[], install_requires=["flake8"])
"""


@pytest.fixture
def home(programs: Programs, index: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment for pre-commit, with a store of its own."""
    programs.module("pre_commit", "integrations")
    return {**index, **HERE, "PRE_COMMIT_HOME": str(tmp_path_factory.mktemp("store"))}


def recipe(word: str) -> str:
    """The one configuration of the page with this word."""
    (found,) = [block for block in blocks("ci.md", "yaml") if word in block]
    return found


def hooked(project: Path, configuration: str, env: dict[str, str]) -> list[str]:
    """What the hook reports when the project is committed; the hook must have stopped it."""
    (project / ".pre-commit-config.yaml").write_text(configuration, encoding="utf-8")
    commit(project)
    assert run("pre-commit install", project, env).code == 0
    (project / "src" / "train.py").write_text((project / "src" / "train.py").read_text() + "\n", encoding="utf-8")
    done = run("git commit --quiet --all --message=change", project, env)
    assert done.code == 1, done
    return [" ".join(line.split(" ")[:2]) for line in (done.out + done.err).splitlines() if line.startswith("src/")]


def test_the_hook_of_flake8(home: dict[str, str], project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Its repository can't be had from an index: git is led to a stand-in that installs the real flake8."""
    stand_in = tmp_path_factory.mktemp("pycqa")
    (stand_in / ".pre-commit-hooks.yaml").write_text(PYCQA_HOOK, encoding="utf-8")
    (stand_in / "setup.py").write_text(PYCQA_PROJECT, encoding="utf-8")
    commit(stand_in)
    assert run(["git", "tag", "7.3.0"], stand_in).code == 0
    led = {
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"url.{stand_in.as_uri()}.insteadOf",
        "GIT_CONFIG_VALUE_0": PYCQA,
    }
    reports = hooked(project, recipe("additional_dependencies"), {**home, **led})
    assert reports == ["src/train.py:1:1: F401", "src/train.py:8:5: TFF101", "src/train.py:10:1: W391"]


def test_the_hook_of_this_project(
    home: dict[str, str], project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    ours = checkout(tmp_path_factory.mktemp("ours"))
    commit(ours)
    configuration = recipe("id: flake8-tffunction").replace("file:///path/to/flake8-tffunction", ours.as_uri())
    assert hooked(project, configuration, home) == ["src/train.py:8:5: TFF101"]
