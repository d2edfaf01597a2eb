"""Two checks in two threads of one process: an editor or a server may embed flake8."""

from __future__ import annotations

import ast
import functools
import os
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from flake8_tffunction import plugin
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker
from flake8_tffunction.project import modules, reading
from tests.casefile import all_cases
from tests.robustness.promises import Report, lines_of
from tests.test_projects import NAMES
from tests.test_projects import modules as files

FOLLOW = Options(follow_imports=True)
ROUNDS = 3


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Threads take turns as often as Python can, and the caches keep next to nothing."""
    monkeypatch.setattr(modules, "KEPT", 2000)
    monkeypatch.setattr(reading, "FILES", 3)
    monkeypatch.setattr(Checker, "options", FOLLOW)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def reports(path: Path) -> list[Report]:
    """What flake8 is told of a file."""
    source = path.read_text(encoding="utf-8")
    checker = Checker(parsed(path, source), lines_of(source), str(path))
    return [(line, column, text) for line, column, text, _ in checker.run()]


@functools.cache
def parsed(path: Path, source: str) -> ast.Module:
    """The tree of a file, made before the threads start: CPython's own parser stumbles over threads (SystemError, in 3.11)."""
    return ast.parse(source)


def together(*works: list[Path]) -> list[list[tuple[Path, list[Report]]]]:
    """What comes of each list of files, each in a thread of its own."""
    found: list[list[tuple[Path, list[Report]]]] = [[] for _ in works]
    failures: list[Exception] = []

    def work(number: int) -> None:
        try:
            found[number] += [(path, reports(path)) for path in works[number]]
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    return found


def test_each_thread_gets_its_own_reports() -> None:
    projects = [path for name in NAMES for path in files(name)][:90]
    cases = [Path(__file__).parent / "cases" / f"{case.name}.py" for case in all_cases()[::60]]
    alone = {path: reports(path) for path in (*projects, *cases)}
    assert sum(map(len, alone.values())) > 30
    for _ in range(ROUNDS):
        for found in together(projects, projects[::-1], [*cases, *projects[::3]], projects[1:] + projects[:1]):
            assert {path: told for path, told in found if told != alone[path]} == {}


def test_warnings_are_as_they_were(tmp_path: Path) -> None:
    """To parse another module the filters of the process are set aside for a moment."""
    for number in range(20):
        (tmp_path / f"helper{number}.py").write_text(f'def log(x):\n    print("log", "{number}")\n    return x\n' * 20)
        step = f"import tensorflow as tf\nfrom helper{number} import log\n\n\n@tf.function\ndef step(x):\n    return log(x)\n"
        (tmp_path / f"step{number}.py").write_text(step)
    before = list(warnings.filters)
    for path in tmp_path.glob("step*.py"):  # CPython 3.11 fails now and then where two threads parse at the same time
        parsed(path, path.read_text(encoding="utf-8"))
    steps = sorted(tmp_path.glob("step*.py")) * ROUNDS
    assert all(told for found in together(steps, steps[::-1]) for _, told in found)
    assert list(warnings.filters) == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")
def test_a_worker_that_is_forked_while_another_thread_checks_does_not_wait_for_it() -> None:
    """flake8 forks its workers: a lock that was held then is held for ever there."""
    path = files(NAMES[0])[0]
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with plugin._one_at_a_time:
            held.set()
            done.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Python 3.12 on: a fork beside threads
        child = os.fork()
    if not child:
        threading.Timer(20, os._exit, (1,)).start()
        reports(path)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    done.set()
    thread.join()
    assert status == 0
