"""A run that is split, in the ways of docs/monorepo.md: the same reports as from one process."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.integrations.programs import Programs
from tests.integrations.recipes import ROOT, blocks, run

FILES = 1500
"""At least so many are linted: several batches of every recipe."""


@pytest.fixture(scope="module")
def project(programs: Programs, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All labelled programs of the tests as one project that imports itself, with flake8's configuration."""
    programs.registry()
    folder = tmp_path_factory.mktemp("monorepo")
    shutil.copytree(ROOT / "tests" / "cases", folder / "src")
    (folder / ".flake8").write_text("[flake8]\nselect = TFF\ntff-follow-imports = true\n", encoding="utf-8")
    models = folder / "src" / "models"
    models.mkdir()
    (models / "report.py").write_text(
        'import tensorflow as tf\n\n\ndef report(x):\n    print("step", tf.abs(x))\n', encoding="utf-8"
    )
    for number in range(20):
        step = "import tensorflow as tf\nimport report\n\n\n@tf.function\ndef step(x):\n    report.report(x)\n    return x\n"
        (models / f"model_{number}.py").write_text(step, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def alone(project: Path) -> list[str]:
    """What one process reports."""
    done = run(["flake8", "-j1", "src"], project)
    assert done.err == ""
    assert sum(1 for _ in (project / "src").rglob("*.py")) > FILES
    lines = done.out.splitlines()
    assert sum("(report.py:5)" in line for line in lines) == 20, "other modules are looked into"
    assert len({line.split(": ")[1].split()[0] for line in lines}) > 60, "nearly every code"
    return sorted(lines)


@pytest.mark.parametrize("word", ["flake8 -j 2", "xargs"])
def test_processes(project: Path, alone: list[str], word: str) -> None:
    (recipe,) = [block for block in blocks("monorepo.md", "sh") if word in block]
    done = run(recipe, project)
    assert done.err == ""
    assert sorted(done.out.splitlines()) == alone


def test_a_cluster(programs: Programs, project: Path, alone: list[str]) -> None:
    programs.module("distributed", "integrations")
    (recipe,) = blocks("monorepo.md", "python")
    (project / "lint_cluster.py").write_text(recipe, encoding="utf-8")
    done = run([sys.executable, "lint_cluster.py", "src"], project)
    assert sorted(done.out.splitlines()) == alone, done.err
    assert done.code == 1
