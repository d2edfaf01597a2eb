"""Reports on real packages: the judged tables, and programs reduced from them that TensorFlow confirms."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.casefile import FIELD, Case
from tests.corpus.table import FAMILIES, HERE, PACKAGES, Package, read_table
from tests.oracle.outcome import Run
from tests.oracle.run import Judge

HEAD = re.compile(r"# reduced from (?P<package>\S+) (?P<version>\S+) (?P<path>\S+\.py):(?P<line>\d+)")
REDUCED = tuple(sorted((HERE / "reduced").glob("*.py")))
"""Programs that show what a report on a package says, and that it is true."""
FIXED = tuple(sorted((HERE / "fixed").glob("*.py")))
"""Programs that show why a report was false; the plugin is silent about them now."""
ENOUGH = 20
NO_SIGN = {
    "TFF173": "the result is right, the tf.function only costs",
    "TFF175": "the name is gone in eager code too",
    "TFF181": "the old names still work or do nothing, and at most log a warning",
}
"""Codes that are true without tf.function changing what a program shows."""

every_program = pytest.mark.parametrize("path", REDUCED + FIXED, ids=lambda path: f"{path.parent.name}-{path.stem}")
every_package = pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)


def head(path: Path) -> re.Match[str]:
    """The first line of a program."""
    found = HEAD.fullmatch(path.read_text(encoding="utf-8").splitlines()[0])
    assert found is not None, f"{path.name}: no '# reduced from PACKAGE VERSION PATH:LINE'"
    return found


def read(path: Path) -> Case:
    """A program as a case: what its head declares, and the lines that are to be reported."""
    source = path.read_text(encoding="utf-8")
    fields: dict[str, str] = {}
    field = ""
    for line in source.splitlines()[1:]:
        if match := FIELD.match(line):
            field = match[1]
            fields[field] = match[2]
        elif line.startswith("#   ") and field:
            fields[field] += " " + line[4:].strip()
        else:
            break
    return Case(path.stem, source, "", fields, ())


def told(run: Run) -> Run:
    """A run whose log lines stand among what it printed."""
    return dataclasses.replace(run, printed=run.printed + tuple(f"logs {line}" for line in run.logged))


@every_package
def test_table(package: Package) -> None:
    rows = read_table(HERE / "judged" / f"{package.name}.tsv")
    assert [row for row in rows if not row.code.startswith(FAMILIES)] == []
    assert [row for row in rows if not row.path.endswith(".py") or row.line < 1] == []
    keys = [row.key for row in rows]
    assert keys == sorted(set(keys)), "rows stand in the order of the reports, each once"


def test_every_table_belongs_to_a_package() -> None:
    assert {path.stem for path in (HERE / "judged").iterdir()} == {package.name for package in PACKAGES}


@pytest.mark.parametrize(
    "row",
    ["a.py\t1\tTFF101\ttrue", "a.py\t1\tTFF101\tyes\twhy", "a.py\t1\tTFF101\ttrue\t ", "a.py\tx\tTFF101\ttrue\twhy"],
)
def test_malformed_row(row: str, tmp_path: Path) -> None:
    path = tmp_path / "package.tsv"
    path.write_text(f"# a comment\n{row}\n", encoding="utf-8")
    with pytest.raises(ValueError):
        read_table(path)


def test_enough_programs() -> None:
    assert len(REDUCED) >= ENOUGH
    assert FIXED


@pytest.mark.parametrize("path", REDUCED, ids=lambda path: path.stem)
def test_reduced_from_a_report_called_true(path: Path) -> None:
    found = head(path)
    assert (found["package"], found["version"]) in {package[:2] for package in PACKAGES}
    ((_, code),) = read(path).expected
    assert path.stem == f"{found['package']}_{code}_{found['line']}"
    rows = {row.key: row for row in read_table(HERE / "judged" / f"{found['package']}.tsv")}
    assert rows[found["path"], int(found["line"]), code].verdict == "true"


@pytest.mark.parametrize("path", FIXED, ids=lambda path: path.stem)
def test_fixed_is_reported_no_more(path: Path) -> None:
    found = head(path)
    code = path.stem.split("_")[1]
    rows = read_table(HERE / "judged" / f"{found['package']}.tsv")
    assert (found["path"], int(found["line"]), code) not in {row.key for row in rows}
    assert read(path).expected == []


@every_program
def test_report(path: Path) -> None:
    case = read(path)
    findings = check(ast.parse(case.source), case.source.splitlines(keepends=True), Options())
    assert sorted((f.line, f.code) for f in findings if f.code.startswith(FAMILIES)) == case.expected


@every_program
def test_tensorflow(path: Path, judge: Judge) -> None:
    case = read(path)
    outcome = judge.ask(case.source)
    assert {"observed", "eager"} <= case.fields.keys()
    assert case.disagreement(told(outcome.graph)) == ""
    assert case.disagreement(told(outcome.eager), "eager") == ""
    if any(code in NO_SIGN for _, code in case.expected):
        assert not outcome.differences, "there is a difference: no need to explain why not"
    elif case.expected:
        assert outcome.differences, "a report called true that TensorFlow shows no sign of"
    else:
        assert not outcome.differences, "called false, but tf.function changes what the program does"


def test_what_following_imports_adds_is_judged() -> None:
    tables = sorted((HERE / "followed").glob("*.tsv"))
    assert {path.stem for path in tables} <= {package.name for package in PACKAGES}
    rows = [row for path in tables for row in read_table(path)]
    assert [row for row in rows if row.verdict == "false"] == []
    assert len(rows) >= ENOUGH
