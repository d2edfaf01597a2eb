"""What the plugin promises about every file that Python can parse, and how it is held to it.

No exception; no report outside of the file; none twice; no control character in a message; the same reports again; and a time
that is no more than a multiple of the time that Python's own parser takes.
"""

from __future__ import annotations

import ast
import dataclasses
import gc
import io
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Sequence

from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker
from flake8_tffunction.rules.base import Finding

DEFAULT = Options()
MOST = 50.0
"""How many times as long as the parser the plugin may take."""
FLOOR = 0.5
"""Seconds that are always allowed: for a collection of garbage, or what is loaded at the first question."""
AGAIN = 3
"""How often a time that is too long is taken again, since other processes share the machine."""

Report = tuple[int, int, str]
"""Line, column and text, as flake8 gets them."""


@dataclasses.dataclass
class Examination:
    """What came of one program.

    Attributes
    ----------
    reports
        What flake8 would be told.
    problems
        Which promises were broken, in words; the first word says which.
    parsing, checking
        Seconds of CPU time.
    """

    reports: list[Report] = dataclasses.field(default_factory=list)
    problems: list[str] = dataclasses.field(default_factory=list)
    parsing: float = 0.0
    checking: float = 0.0

    @property
    def ratio(self) -> float:
        """How many times as long as the parser the plugin took, beyond the floor."""
        return max(0.0, self.checking - FLOOR) / max(self.parsing, 1e-4)


class Unparsable(Exception):
    """Python can't parse it: no plugin ever sees it."""


def lines_of(text: str) -> list[str]:
    """The lines as flake8 reads them, with universal newlines (`str.splitlines` knows eight more ends)."""
    return io.StringIO(text, newline=None).readlines()


def parsed(text: str) -> ast.Module:
    """The tree of a program.

    Raises
    ------
    Unparsable
        Python refuses it, for whatever reason.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError) as error:
        raise Unparsable(f"{type(error).__name__}: {error}") from error


def examine(text: str, path: str = "program.py", options: Options = DEFAULT) -> Examination:
    """Hold the plugin to its promises about one program.

    Raises
    ------
    Unparsable
        It is no program.
    """
    start = time.process_time()
    tree = parsed(text)
    found = Examination(parsing=time.process_time() - start)
    lines = lines_of(text)
    Checker.options = options
    try:
        findings, found.checking = _timed(tree, lines, path)
        found.problems += _places(findings, lines)
        checker = Checker(parsed(text), lines, path)
        found.reports = [(line, column, told) for line, column, told, _ in checker.run()]
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        found.problems.append(f"exception {type(error).__name__}: {error} ({where.filename}:{where.lineno})")
        return found
    finally:
        Checker.options = Options()
    told_again = [(line, column, told[:6]) for line, column, told in found.reports]
    if not found.problems and [(f.line, f.column, f.code) for f in findings] != told_again:
        found.problems.append("steadiness: another tree of the same text has other reports")
    found.problems += _words(found.reports)
    for _ in range(AGAIN):
        if found.ratio <= MOST:
            break
        start = time.process_time()
        tree = parsed(text)
        found.parsing = max(found.parsing, time.process_time() - start)
        found.checking = min(found.checking, _timed(tree, lines, path, options)[1])
    if found.ratio > MOST:
        found.problems.append(
            f"time: {found.checking:.2f} s, {found.ratio:.0f} times the parser's {found.parsing:.4f} s"
        )
    return found


def _timed(
    tree: ast.Module, lines: Sequence[str], path: str, options: Options | None = None
) -> tuple[list[Finding], float]:
    if options is not None:
        Checker.options = options
    gc.collect(0)
    start = time.process_time()
    try:
        findings = Checker(tree, lines, path).findings()
    finally:
        if options is not None:
            Checker.options = Options()
    return findings, time.process_time() - start


def _places(findings: Sequence[Finding], lines: Sequence[str]) -> list[str]:
    """Findings outside of the file (`Checker.run` would push them into it), and doubles."""
    problems = []
    for finding in findings:
        if not 1 <= finding.line <= len(lines) or not 0 <= finding.column < len(lines[finding.line - 1]):
            problems.append(f"place: {finding.code} at {finding.line}:{finding.column} of {len(lines)} lines")
    counts = Counter((f.line, f.column, f.code, f.text) for f in findings)
    return problems + [f"double: {place}" for place, count in counts.items() if count > 1]


def _words(reports: Sequence[Report]) -> list[str]:
    """Messages that a terminal would not print as they are."""
    return [f"words: {told!r} at {line}" for line, _, told in reports if not told.isprintable()]
