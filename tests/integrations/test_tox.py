"""The tox environments of docs/ci.md, made by tox."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.integrations.programs import Programs
from tests.integrations.recipes import blocks, run


@pytest.mark.parametrize(("language", "file"), [("toml", "pyproject.toml"), ("ini", "tox.ini")])
def test_tox(programs: Programs, index: dict[str, str], project: Path, language: str, file: str) -> None:
    programs.module("tox", "integrations")
    (recipe,) = [block for block in blocks("ci.md", language) if "lint" in block]
    (project / file).write_text(recipe, encoding="utf-8")
    done = run("tox -e lint", project, index)
    reports = [line for line in done.reports if line.startswith("src/")]
    assert reports == ["src/train.py:1:1: F401", "src/train.py:8:5: TFF101"], done
    assert done.code == 1
    (project / "src" / "train.py").write_text("import tensorflow as tf\n\ntf.print(1)\n", encoding="utf-8")
    assert run("tox -e lint", project, index).code == 0


def test_a_plugin_that_is_not_there_is_an_error(project: Path) -> None:
    """`require-plugins`, with our name as pip knows it."""
    (recipe,) = [block for block in blocks("ci.md", "ini") if "require-plugins" in block]
    (project / ".flake8").write_text(recipe, encoding="utf-8")
    assert run("python -m flake8 src", project).reports == ["src/train.py:1:1: F401", "src/train.py:8:5: TFF101"]
    (project / ".flake8").write_text(recipe.replace("tffunction", "tffunctions"), encoding="utf-8")
    done = run("python -m flake8 src", project)
    assert "required plugins were not installed" in done.out
    assert done.code == 1
