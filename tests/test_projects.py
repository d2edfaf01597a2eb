"""Programs of several files under `tests/projects/<name>/`: what is reported in each file, and what TensorFlow does.

`main.py` runs the program and has the head of a case file. A line of any file that is to be reported ends in
`# expect: TFF101 losses.py:9`; the place is that of the trap in the other file, and is left out for one of the file itself.
Every line without it asks for silence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker
from flake8_tffunction.rules.base import Finding
from tests.casefile import Case
from tests.record import Answers
from tests.running import flake8

DEFAULT = Options(follow_imports=True)
FOLLOW = "--tff-follow-imports=true"
PROJECTS = Path(__file__).parent / "projects"
NAMES = sorted(folder.name for folder in PROJECTS.iterdir() if (folder / "main.py").exists())
EXPECT = re.compile(r"# expect: ((?:TFF\d{3}(?: [\w/.]+:\d+)?(?:, )?)+)$")
PLACE = re.compile(r" \(([\w/.]+:\d+)\)$")

every_project = pytest.mark.parametrize("name", NAMES)


def modules(name: str) -> list[Path]:
    """The files of a project, in order."""
    return sorted((PROJECTS / name).rglob("*.py"))


def program(name: str) -> tuple[Case, dict[str, str]]:
    """The program of a project, and its other files by their paths."""
    folder = PROJECTS / name
    files = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".toml") and path != folder / "main.py"
    }
    return Case.read(folder / "main.py", folder), files


def linted(path: Path, options: Options = DEFAULT) -> list[Finding]:
    """What the plugin reports in a file that lies where it lies."""
    source = path.read_text(encoding="utf-8")
    return check(ast.parse(source), source.splitlines(keepends=True), options, path=str(path))


def told(findings: Sequence[Finding]) -> list[str]:
    """Findings as the comments of the files ask for them."""
    places = ((finding, PLACE.search(finding.text)) for finding in findings)
    return sorted(f"line {f.line}: {f.code}{' ' + place[1] if place else ''}" for f, place in places)


def expected(path: Path) -> list[str]:
    """What the comments of a file ask for."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if match := EXPECT.search(line):
            found += [f"line {number}: {report}" for report in match[1].split(", ")]
    return sorted(found)


@every_project
def test_reports(name: str) -> None:
    for path in modules(name):
        assert told(linted(path)) == expected(path), path.name


@every_project
def test_without_following(name: str) -> None:
    for path in modules(name):
        assert [f for f in linted(path, Options(follow_imports=False)) if PLACE.search(f.text)] == []


@every_project
def test_tensorflow(name: str, answers: Answers) -> None:
    case, files = program(name)
    assert case.problems == ()
    outcome = answers.outcome(f"projects/{name}", case.source, case.limit, case.unsteady, files)
    assert case.disagreement(outcome.graph) == ""
    assert case.disagreement(outcome.eager, "eager") == ""
    assert bool(outcome.differences) is any(expected(path) for path in modules(name))


def test_flake8_reports_at_the_call() -> None:
    run = flake8("--isolated", FOLLOW, "--select=TFF", "training/steps.py", cwd=PROJECTS / "forms")
    assert (
        "training/steps.py:25:9: TFF101 `print` runs once per trace, not at each call: use `tf.print` (fallback.py:2)"
        in run.out.splitlines()
    )
    assert run.err == ""


@pytest.mark.parametrize("order", [1, -1])
def test_the_order_of_files_changes_nothing(order: int) -> None:
    paths = [path for name in NAMES for path in modules(name)][::order]
    found = {path: linted(path) for path in paths}
    assert found == {path: linted(path) for path in reversed(paths)}


# -- one file, and what lies beside it ----------------------------------------------------------------------------------

STEP = """\
import tensorflow as tf
from helper import log


@tf.function
def step(x):
    return log(x)
"""
LOG = """\
def log(x):
    print("log")
    return x
"""


def project(folder: Path, **files: str) -> Path:
    """Write modules into a folder; the path of the first one."""
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder / f"{next(iter(files))}.py"


def test_an_edit_is_seen_by_a_process_that_lives_on(tmp_path: Path) -> None:
    path = project(tmp_path, step=STEP, helper=LOG)
    assert told(linted(path)) == ["line 7: TFF101 helper.py:2"]
    project(tmp_path, helper="\n" + LOG)
    assert told(linted(path)) == ["line 7: TFF101 helper.py:3"]
    project(tmp_path, helper=LOG.replace("print", "return"))
    assert told(linted(path)) == []
    (tmp_path / "helper.py").unlink()
    assert told(linted(path)) == []


def test_one_report_for_a_call_and_a_cause(tmp_path: Path) -> None:
    twice = LOG + "\n\ndef both(x):\n    return log(x) + log(-x)\n"
    calls = (
        STEP.replace("import log", "import both as log") + "\n\n@tf.function\ndef other(x):\n    return log(log(x))\n"
    )
    path = project(tmp_path, step=calls, helper=twice)
    assert told(linted(path)) == [
        "line 12: TFF101 helper.py:2",
        "line 12: TFF101 helper.py:2",
        "line 7: TFF101 helper.py:2",
    ]


def test_what_is_traced_in_its_own_file_is_reported_there(tmp_path: Path) -> None:
    helper = "import tensorflow as tf\n\n\n@tf.function\n" + LOG
    path = project(tmp_path, step=STEP, helper=helper)
    assert told(linted(path)) == []
    assert told(linted(tmp_path / "helper.py")) == ["line 6: TFF101"]


def test_what_a_python_condition_guards_may_not_run(tmp_path: Path) -> None:
    helper = 'def log(x, verbose=None):\n    if verbose:\n        print("log")\n    if x is None:\n        raise ValueError(x)\n'
    path = project(tmp_path, step=STEP, helper=helper + '    print("always")\n    return x\n')
    assert told(linted(path)) == ["line 7: TFF101 helper.py:6"]
    chosen = STEP.replace("log(x)", "log(x, verbose=True)")
    assert told(linted(project(tmp_path, step=chosen))) == ["line 7: TFF101 helper.py:3", "line 7: TFF101 helper.py:6"]


def test_rings_of_imports_and_calls_end(tmp_path: Path) -> None:
    helper = 'from step import again\n\n\ndef log(x):\n    print("log")\n    return again(x)\n'
    step = STEP + "\n\ndef again(x):\n    return log(x)\n"
    path = project(tmp_path, step=step, helper=helper)
    assert told(linted(path)) == ["line 11: TFF101 helper.py:5", "line 7: TFF101 helper.py:5"]


def test_a_chain_of_star_imports_that_is_a_ring(tmp_path: Path) -> None:
    path = project(
        tmp_path,
        step=STEP.replace("from helper import log", "from first import *"),
        first="from second import *\n",
        second="from first import *\nfrom helper import *\n",
        helper=LOG,
    )
    assert told(linted(path)) == ["line 7: TFF101 helper.py:2"]


BROKEN = {
    "syntax": b"def log(x):\n    print('log'\n",
    "null": b"def log(x):\n    print('log')\n\x00",
    "encoding": b"# coding: latin-99\n" + LOG.encode(),
    "undecodable": b"\xff\xfe" + LOG.encode(),
    "large": LOG.encode() + b"#" * 2_000_000,
    "deep": LOG.encode() + b"x = 1" + b" + 1" * 3000 + b"\n",
}


@pytest.mark.parametrize("kind", sorted(BROKEN))
def test_files_that_are_passed_over(tmp_path: Path, kind: str) -> None:
    path = project(tmp_path, step=STEP)
    (tmp_path / "helper.py").write_bytes(BROKEN[kind])
    assert told(linted(path)) == []
    quiet = flake8("--isolated", FOLLOW, "--select=TFF", "step.py", cwd=tmp_path)
    assert (quiet.out, quiet.err) == ("", "")
    loud = flake8("--isolated", FOLLOW, "--select=TFF", "-vv", "step.py", cwd=tmp_path)
    assert "helper.py: not followed" in loud.out + loud.err


def test_a_folder_and_a_pipe_are_no_modules(tmp_path: Path) -> None:
    path = project(tmp_path, step=STEP)
    (tmp_path / "helper.py").mkdir()
    assert told(linted(path)) == []


def test_links_that_leave_the_roots(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside", tmp_path / "inside"
    outside.mkdir()
    inside.mkdir()
    project(outside, helper=LOG)
    path = project(inside, step=STEP)
    (inside / "helper.py").symlink_to(outside / "helper.py")
    assert told(linted(path)) == []
    assert told(linted(path, Options(follow_imports=True, roots=(str(outside),)))) == ["line 7: TFF101 helper.py:2"]
    (inside / "helper.py").unlink()
    project(inside, real=LOG)
    (inside / "helper.py").symlink_to(inside / "real.py")
    assert told(linted(path)) == ["line 7: TFF101 helper.py:2"]


def test_installed_packages_are_not_followed(tmp_path: Path) -> None:
    for name in ("mine", "theirs"):
        (tmp_path / "site-packages" / name).mkdir(parents=True)
        project(tmp_path / "site-packages" / name, __init__="", helper=LOG)
    path = project(tmp_path / "site-packages" / "mine", step=STEP.replace("helper", "theirs.helper"))
    assert told(linted(path)) == []
    project(tmp_path / "site-packages" / "mine", step=STEP.replace("helper", "mine.helper"))
    assert told(linted(path)) == ["line 7: TFF101 helper.py:2"]


def test_further_roots(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "app").mkdir()
    project(tmp_path / "lib", helper=LOG)
    project(tmp_path / "app", step=STEP)
    assert flake8("--isolated", FOLLOW, "app", cwd=tmp_path).reports == []
    assert flake8("--isolated", FOLLOW, "--tff-roots=lib", "app", cwd=tmp_path).reports == ["app/step.py:7:12: TFF101"]
    (tmp_path / "setup.cfg").write_text("[flake8]\ntff-follow-imports = yes\ntff-roots = lib\n", encoding="utf-8")
    assert flake8("app", cwd=tmp_path).reports == ["app/step.py:7:12: TFF101"]
    assert flake8("--tff-follow-imports=no", "app", cwd=tmp_path).reports == []


def test_roots_are_relative_to_the_config_file_that_names_them(tmp_path: Path) -> None:
    for folder in ("lib", "app", "app/lib"):
        (tmp_path / folder).mkdir()
    project(tmp_path / "lib", helper=LOG)
    project(tmp_path / "app", step=STEP)
    (tmp_path / "setup.cfg").write_text("[flake8]\ntff-follow-imports = yes\ntff-roots = lib\n", encoding="utf-8")
    assert flake8("step.py", cwd=tmp_path / "app").reports == ["step.py:7:12: TFF101"]
    assert flake8("-j2", ".", cwd=tmp_path / "app").reports == ["./step.py:7:12: TFF101"]
    assert flake8("--tff-roots=lib", "step.py", cwd=tmp_path / "app").reports == []  # that of the current folder
    assert flake8("--tff-roots=../lib", "step.py", cwd=tmp_path / "app").reports == ["step.py:7:12: TFF101"]
    config = ("--config", "../setup.cfg")
    assert flake8(*config, "step.py", cwd=tmp_path / "app").reports == ["step.py:7:12: TFF101"]
    (tmp_path / "lib" / "helper.py").unlink()
    (tmp_path / "lib").rmdir()
    run = flake8("step.py", cwd=tmp_path / "app")
    assert (run.code, run.out) == (2, "")
    assert run.err.endswith("flake8: error: argument --tff-roots: 'lib' is no folder\n")


def test_the_gate_lets_in_what_imports_a_graph_function(tmp_path: Path) -> None:
    specs = "import tensorflow as tf\n\n\n@tf.function\ndef step(x):\n    return x\n"
    loop = "from package import step\n\nfor i in range(9):\n    step(i)\n"
    (tmp_path / "package").mkdir()
    project(tmp_path / "package", __init__="from .specs import step\n", specs=specs)
    project(tmp_path, loop=loop, other="import json\n\nprint(json.dumps({}))\n")
    assert flake8("--isolated", FOLLOW, "--select=TFF", ".", cwd=tmp_path).reports == ["./loop.py:4:5: TFF111"]
    assert flake8("--isolated", "--select=TFF", ".", cwd=tmp_path).reports == []


def test_standard_input_lies_where_flake8_says(tmp_path: Path) -> None:
    project(tmp_path, helper=LOG)
    arguments = ("--isolated", FOLLOW, "--stdin-display-name", str(tmp_path / "step.py"), "-")
    run = flake8(*arguments, cwd=tmp_path.parent, stdin=STEP)
    assert run.reports == [f"{tmp_path / 'step.py'}:7:12: TFF101"]


def test_two_processes_report_what_one_does() -> None:
    one, two = (flake8("--isolated", FOLLOW, "--select=TFF", jobs, ".", cwd=PROJECTS) for jobs in ("-j1", "-j2"))
    assert one.out == two.out
    assert len(one.reports) > 20


def test_the_checker_follows_when_it_is_told_to() -> None:
    assert not Checker.options.follow_imports


# -- the other direction ------------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose helper another module of it traces."""
    folder = tmp_path / "package"
    folder.mkdir()
    project(folder, __init__="", helper=LOG, step=STEP.replace("helper", ".helper"), other="import tensorflow as tf\n")
    return folder


def test_what_other_files_trace(package: Path) -> None:
    elsewhere = Options(follow_imports=True, project=("package",))
    helper, step = package / "helper.py", package / "step.py"
    assert linted(helper) == []
    (finding,) = linted(helper, elsewhere)
    assert (finding.line, finding.column, finding.code) == (2, 4, "TFF101")
    assert finding.text.endswith("use `tf.print` (traced from step.py:7)")
    assert linted(helper, Options(follow_imports=True, project=("other",))) == []
    assert linted(helper, elsewhere._replace(follow_imports=False)) == []
    assert told(linted(step, elsewhere)) == ["line 7: TFF101 helper.py:2"]
    project(package, step=STEP.replace("helper", ".helper").replace("@tf.function", ""))
    assert linted(helper, elsewhere) == []


def test_what_other_files_trace_is_told_of_the_saved_file(package: Path) -> None:
    tree, lines = ast.parse("\n" + LOG), ["\n", *LOG.splitlines(True)]
    options = Options(follow_imports=True, project=("package",))
    assert check(tree, lines, options, path=str(package / "helper.py")) == []


def test_a_trap_is_reported_once(package: Path) -> None:
    again = "import tensorflow as tf\n\n" + LOG + "\n\n@tf.function\ndef here(x):\n    return log(x)\n"
    project(package, helper=again, more=STEP.replace("helper", ".helper"))
    assert [f.line for f in linted(package / "helper.py", Options(follow_imports=True, project=("package",)))] == [4]


def test_packages_are_named_in_the_configuration(package: Path) -> None:
    assert flake8("--isolated", FOLLOW, "package/helper.py", cwd=package.parent).reports == []
    (package.parent / ".flake8").write_text(
        "[flake8]\ntff-follow-imports = yes\ntff-project =\n    package\n", encoding="utf-8"
    )
    assert flake8("package/helper.py", cwd=package.parent).reports == ["package/helper.py:2:5: TFF101"]
