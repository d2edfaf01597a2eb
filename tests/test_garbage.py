"""After a file nothing of it is left, and nothing waits for the garbage collector: editors keep one process for days, and
each tree that lies about makes every look of the collector longer."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.casefile import all_cases

PART = 25
"""One case of so many is looked at."""


@pytest.fixture
def collected() -> Iterator[None]:
    """No collection but those that the test asks for."""
    gc.collect()
    gc.disable()
    gc.freeze()  # what pytest holds would be looked through each time
    yield
    gc.unfreeze()
    gc.enable()


def rings() -> list[object]:
    """Nodes of a tree that only a collection frees. (`ast.dump` leaves a function that refers to itself.)"""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    nodes: list[object] = [kept for kept in gc.garbage if isinstance(kept, ast.AST)]
    gc.garbage.clear()
    return nodes


def left_by(source: str, options: Options, path: str | None = None) -> list[object]:
    """What of its tree a check leaves."""
    tree, lines = ast.parse(source), source.splitlines(keepends=True)
    check(tree, lines, options, path=path)  # what is computed once a process
    del tree
    gc.collect()
    check(ast.parse(source), lines, options, path=path)
    return rings()


@pytest.mark.usefixtures("collected")
def test_no_rings() -> None:
    for case in all_cases()[::PART]:
        assert left_by(case.source, case.options) == [], case.name


@pytest.mark.usefixtures("collected")
def test_no_rings_with_other_modules() -> None:
    projects = Path(__file__).parent / "projects"
    files = sorted(projects.rglob("*.py"))
    assert len(files) >= 20
    for file in files:
        source = file.read_text(encoding="utf-8")
        assert left_by(source, Options(follow_imports=True), str(file)) == [], file


@pytest.mark.usefixtures("collected")
def test_a_ring_is_seen() -> None:
    node = ast.Pass()
    node.itself = node  # type: ignore[attr-defined]
    del node
    assert len(rings()) == 1
