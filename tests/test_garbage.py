"""After a file nothing of it is left, and nothing waits for the garbage collector: editors keep one process for days, and
each tree that lies about makes every look of the collector longer."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker
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


TRACED = "import tensorflow as tf\n" + "".join(
    f"@tf.function\ndef f{number}(x):\n    print(x)\n    return [x + y for y in range(3)]\n" for number in range(100)
)


def looks(checker: Checker) -> int:
    """How often the collector looks while a file is checked."""
    seen: list[str] = []

    def look(phase: str, _: dict[str, int]) -> None:
        seen.append(phase)

    gc.callbacks.append(look)
    try:
        assert len(checker.findings()) == 100
    finally:
        gc.callbacks.remove(look)
    return seen.count("start")


def test_no_look_in_between() -> None:
    checker = Checker(ast.parse(TRACED), TRACED.splitlines(keepends=True), "a.py")
    assert looks(checker) <= 1  # the one that was due comes afterwards
    assert gc.isenabled()


def test_a_look_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flake8_tffunction.plugin.no_collection", nullcontext)
    assert looks(Checker(ast.parse(TRACED), TRACED.splitlines(keepends=True), "a.py")) > 1


@pytest.mark.parametrize("on", [True, False])
def test_the_collector_is_left_as_it_was(on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flake8_tffunction.plugin.mentions_tensorflow", lambda lines: 1 // 0)
    monkeypatch.delenv("FLAKE8_TFFUNCTION_RAISE", raising=False)
    if not on:
        gc.disable()
    try:
        assert Checker(ast.parse(""), [], "a.py").findings() == []
        assert gc.isenabled() is on
    finally:
        gc.enable()
