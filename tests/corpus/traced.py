"""`python -m tests.corpus.traced FOLDER...`: how much traced code is seen, each file alone and with imports followed.

Counted are the lines of the functions that are known to be traced, each line once however many files lead to it: with following
also those of other modules that the traced code of a linted file calls. A function inside of another one shares its lines. Each
way runs in a process of its own, whose CPU time and peak memory are told.
"""

from __future__ import annotations

import argparse
import ast
import multiprocessing
import pathlib
import resource
import sys
import time
import warnings
from collections.abc import Iterator
from typing import NamedTuple

from flake8_tffunction.engine import perform, project_of
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options


class Seen(NamedTuple):
    """What one way of looking at a folder saw."""

    lines: int
    """Lines of traced functions."""
    seconds: float
    """CPU time of the process, parsing included, rules left out."""
    peak: float
    """The most memory that the process had, in MiB."""


def traced_lines(source: str, path: pathlib.Path, options: Options) -> Iterator[tuple[str, int]]:
    """(path, line) of each line of a function that is traced as one file shows it; SyntaxError if it can't be parsed."""
    file = File(ast.parse(source), source.splitlines(keepends=True), options, project_of(options, str(path)), str(path))
    try:
        for function in perform(file, frozenset()).reached:
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                where, first = str(path.resolve()), function.lineno
                if file.links is not None:
                    module, first = file.links.position(function.lineno)
                    where = module.found.path
                last = first + (function.end_lineno or function.lineno) - function.lineno
                yield from ((where, line) for line in range(first, last + 1))
    finally:
        file.close()


def seen(folder: pathlib.Path, follow: bool) -> Seen:
    """Look at all files of a folder; what Python can't parse, and what is too deep for its stack, is passed over."""
    found: set[tuple[str, int]] = set()
    options = Options(follow_imports=follow)
    for path in sorted(folder.resolve().rglob("*.py")):
        source = path.read_text(encoding="utf-8", errors="replace")
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                found.update(traced_lines(source, path, options))
        except (SyntaxError, ValueError, RecursionError):
            continue
    unit = 2**20 if sys.platform == "darwin" else 2**10  # of ru_maxrss
    return Seen(len(found), time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "folder", nargs="+", type=pathlib.Path, help="an unpacked package (tests.corpus keeps them in its cache)"
    )
    print("| folder | | traced lines | CPU s | peak MiB |\n|---|---|---|---|---|")
    for folder in parser.parse_args().folder:
        for follow in (False, True):
            with multiprocessing.get_context("spawn").Pool(1) as pool:
                lines, seconds, peak = pool.apply(seen, (folder, follow))
            print(
                f"| {folder.name} | {'followed' if follow else 'alone'} | {lines:,} | {seconds:.1f} | {peak:.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
