"""`python -m tests.corpus.traced` counts each line of traced code once, in whichever file it lies."""

from __future__ import annotations

from pathlib import Path

from tests.corpus.traced import seen

STEP = """\
import tensorflow as tf
from helper import log


@tf.function
def step(x):
    return log(x)
"""
HELPER = """\
def log(x):
    y = x + 1
    return y


def idle(x):
    return x
"""


def test_lines_of_other_modules_count_once(tmp_path: Path) -> None:
    for name, text in (("step", STEP), ("again", STEP), ("helper", HELPER), ("broken", "def f(:\n")):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    assert seen(tmp_path, follow=False).lines == 2 * 2  # `step` in two files
    assert seen(tmp_path, follow=True).lines == 2 * 2 + 3  # and `log`, to which both lead
