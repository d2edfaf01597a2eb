"""Runs of flake8 in environments of their own, in turn, each with its CPU time and peak memory."""

from __future__ import annotations

import os
import pathlib
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from typing import NamedTuple

from tests.corpus.__main__ import unpacked
from tests.corpus.table import packages

ROOT = pathlib.Path(__file__).parents[2]
FLAKE8 = "flake8==7.5.0"
LINT = ("flake8", "--isolated", "--select=TFF", "-j1")


class Environment(NamedTuple):
    """Something to compare: a virtual environment and what runs in it."""

    packages: tuple[str, ...] = ()
    """What is installed beside flake8."""
    command: tuple[str, ...] = LINT
    """The module that runs, and its arguments before the files. (All plugins run, whatever codes are shown.)"""


ENVIRONMENTS = {
    "flake8": Environment(),
    "tffunction": Environment((str(ROOT),)),
    "following": Environment((str(ROOT),), (*LINT, "--tff-follow-imports=true")),
    "bugbear": Environment(("flake8-bugbear==26.10.27",)),
    "pyflakes": Environment((), ("pyflakes",)),
}
"""The first is what the others are compared with."""


class Run(NamedTuple):
    """One run of flake8."""

    seconds: float
    """CPU time, user and system."""
    memory: float
    """Peak resident memory in MiB."""


class Corpus(NamedTuple):
    """Files to lint."""

    name: str
    paths: tuple[str, ...]
    lines: int


def corpora(cache: pathlib.Path, names: tuple[str, ...]) -> Iterator[Corpus]:
    """The pinned packages of these names, and "stdlib": the modules of this Python's library, without TensorFlow."""
    for name in names:
        if name == "stdlib":
            paths = tuple(map(str, sorted(pathlib.Path(sysconfig.get_path("stdlib")).glob("*.py"))))
        else:
            (package,) = (package for package in packages() if package.name == name)
            paths = tuple(map(str, sorted(unpacked(package, cache).rglob("*.py"))))
        yield Corpus(name, paths, sum(pathlib.Path(path).read_bytes().count(b"\n") for path in paths))


def environment(name: str, cache: pathlib.Path) -> str:
    """The Python of an environment; it is made at the first call, and the plugin installed anew at each."""
    folder, packages = cache / "bench" / name, ENVIRONMENTS[name].packages
    python = str(folder / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not folder.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([*install, FLAKE8, *packages], check=True)
    elif str(ROOT) in packages:
        subprocess.run([*install, "--force-reinstall", "--no-deps", *packages], check=True)
    subprocess.run([python, "-m", "compileall", "-q", str(folder / "lib")], check=False, stdout=subprocess.DEVNULL)
    return python


def lint(name: str, python: str, paths: tuple[str, ...], before: tuple[str, ...] = ()) -> Run:
    """Run what is to be compared, behind the command `before`. Raises RuntimeError if it fails."""
    command = [*before, python, "-m", *ENVIRONMENTS[name].command, *paths]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with open(os.devnull, "w") as nowhere, tempfile.TemporaryDirectory() as empty:
        # neither the folder of a checkout nor its path may bring the plugin into an environment that is without it
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere, cwd=empty, env=alone)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"{name} ended with {process.returncode}: {' '.join(command)[:200]}")
    return Run(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def compare(corpus: Corpus, cache: pathlib.Path, names: tuple[str, ...], times: int) -> dict[str, list[Run]]:
    """So many runs in each environment, one after the other in turn, so that a busy machine is busy for all of them."""
    pythons = {name: environment(name, cache) for name in names}
    runs: dict[str, list[Run]] = {name: [] for name in names}
    for number in range(times):
        for name, python in pythons.items():
            print(f"{corpus.name}: {number + 1} of {times}, {name}", file=sys.stderr, flush=True)
            runs[name].append(lint(name, python, corpus.paths))
    return runs


def ratios(runs: dict[str, list[Run]], name: str) -> list[float]:
    """CPU time with a plugin over CPU time of flake8 alone, pair by pair, sorted."""
    return sorted(one.seconds / plain.seconds for one, plain in zip(runs[name], runs["flake8"]))


def median_ratio(runs: dict[str, list[Run]], name: str) -> float:
    """The middle one of them."""
    return statistics.median(ratios(runs, name))
