"""Real flake8 processes, as users start them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from flake8_tffunction.plugin import RAISE

TRAP = """\
import tensorflow as tf


@tf.function
def step(x):
    print("step", x)
    return x + 1
"""
"""A program with one trap: TFF101 at line 6, column 5."""


class Run(NamedTuple):
    """What a process left."""

    code: int
    out: str
    err: str

    @property
    def reports(self) -> list[str]:
        """ "path:line:column: CODE" of each line of flake8's output, without the words."""
        return [" ".join(line.split(" ")[:2]) for line in self.out.splitlines()]


def python(*arguments: str, cwd: Path, stdin: str = "", env: Mapping[str, str] | None = None) -> Run:
    """Run this Python; an error of the plugin itself ends the run, unless `env` says otherwise."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        input=stdin,
        env={**os.environ, RAISE: "1", "PYTHONIOENCODING": "utf-8", **(env or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def flake8(*arguments: str, cwd: Path, stdin: str = "") -> Run:
    """Run flake8 as a command."""
    return python("-m", "flake8", *arguments, cwd=cwd, stdin=stdin)
