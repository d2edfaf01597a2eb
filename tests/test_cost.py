"""What a file costs, as a ratio to what flake8 does with it anyhow: a machine's speed does not matter.

The measure is the CPU time of Python's parser and of pyflakes together, on the same text: about a third of a flake8 run. The
limits leave some room above what was measured when they were set (0.004, 0.03, 0.25, 2.6). What whole runs over real packages
cost stands in docs/performance.md.
"""

from __future__ import annotations

import argparse
import ast
import configparser
import gc
import inspect
import optparse
import time
from collections.abc import Callable

import pytest
from pyflakes.checker import Checker as Pyflakes

from flake8_tffunction.plugin import Checker
from tests.casefile import all_cases

TIMES = 3
"""Each is measured so often; the fastest counts, since what else the machine does only adds."""

PLAIN = "".join(inspect.getsource(module) for module in (configparser, optparse))
"""Real code without TensorFlow, some 3,000 lines."""

WORDY = "".join(inspect.getsource(module) for module in (argparse, inspect))
"""Real code with names that TensorFlow's tracing methods have as well."""


def seconds(work: Callable[[], object]) -> float:
    """The CPU time of the fastest of some runs."""
    taken = []
    for _ in range(TIMES):
        gc.collect()
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken)


def share(texts: list[str]) -> float:
    """The CPU time of the plugin over that of parser and pyflakes."""
    files = [(ast.parse(text), text.splitlines(keepends=True)) for text in texts]

    def anyhow() -> None:
        for text in texts:
            Pyflakes(ast.parse(text))

    def plugin() -> None:
        for tree, lines in files:
            list(Checker(tree, lines, "file.py").run())

    plugin()  # what is loaded once a process is not a file's
    return seconds(plugin) / seconds(anyhow)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        pytest.param(PLAIN, 0.008, id="no TensorFlow"),
        pytest.param(f"import tensorflow as tf\n{PLAIN}", 0.05, id="TensorFlow, and no word of what is traced"),
        pytest.param(f"import tensorflow as tf\n{WORDY}", 0.4, id="words of what is traced, and nothing is"),
    ],
)
def test_a_file_takes_its_share_and_no_more(text: str, limit: float) -> None:
    assert share([text]) < limit


def test_traced_programs_take_their_share_and_no_more() -> None:
    assert share([case.source for case in all_cases()[::40]]) < 4.2
