"""What the linted code can't do: run, be imported, have other files opened, or reach a terminal through a message."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import NamedTuple

import pytest

from flake8_tffunction.options import Options
from flake8_tffunction.plugin import Checker
from tests.robustness.promises import examine, lines_of
from tests.running import flake8, python

WATCHED = """\
import json, os, sys

seen = []

def watch(event, args):
    if event in ("open", "exec", "compile", "import", "os.listdir", "os.scandir", "pickle.find_class", "marshal.loads"):
        what = args[0]
        name = getattr(what, "co_filename", what)
        if event == "compile":
            name = args[1]
        if event in ("open", "os.listdir", "os.scandir") and isinstance(name, str):
            name = os.path.abspath(name)
        seen.append([event, name if isinstance(name, str) else repr(name)])
    elif event.startswith(("socket.", "subprocess.", "os.exec", "os.spawn", "os.posix_spawn", "os.system", "os.fork", "ctypes.", "urllib.")):
        seen.append([event, repr(args)])

from flake8.main.cli import main
import flake8_tffunction.engine, flake8_tffunction.project.elsewhere, flake8_tffunction.project.inherited

sys.argv[1:] = ["-j1", "--isolated", "--select=TFF", *sys.argv[1:]]
sys.addaudithook(watch)
code = main()
print(json.dumps(seen))
sys.exit(code)
"""
"""flake8 in a process that notes what it opens, runs and starts, from the moment on when all of it has been imported."""
BOOM = 'open("BOOM", "w").close()\nimport os\nos.system("touch BOOM")\n'
LINTED = """\
import tensorflow as tf
import helper
from helper import log
from package.inner import *
from package import inner, state
import linked
from linkedpackage import trap
from . import outside
from ... import secret
from ..secret import secret
import os, pickle, sys, socket
{boom}
log("import")
pickle.loads(b"cos\\nsystem\\n(S'touch BOOM'\\ntR.")
eval("open('BOOM', 'w')")
exec("open('BOOM', 'w')")
__import__("outside")


class Meta(type):
    def __new__(cls, *args):
        open("BOOM", "w").close()


class Model(tf.keras.Model, metaclass=Meta):
    {property}


@log
@tf.function
def step(x: open("BOOM", "w") = open("BOOM", "w")):
    print(x)
    linked.log(x)
    trap.log(x)
    inner.log(x)
    outside.log(x)
    return log(x)
"""


class Watched(NamedTuple):
    """What a run of flake8 did."""

    reports: list[str]
    events: list[tuple[str, str]]

    def files(self, folder: Path) -> set[str]:
        """The files below a folder that were opened, by their real paths."""
        opened = (Path(name) for event, name in self.events if event in ("open", "os.listdir", "os.scandir"))
        return {
            path.resolve().relative_to(folder).as_posix() for path in opened if path.resolve().is_relative_to(folder)
        }


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project beside which other things lie, with links that lead out of it."""
    (tmp_path / "secret.py").write_text("import tensorflow as tf\n" + BOOM + "def secret(x):\n    print(x)\n")
    outside = tmp_path / "outside"
    outside.mkdir()
    helper = 'import tensorflow as tf\n{boom}\ndef log(x):\n    print("log")\n    return x\n'.format(boom=BOOM)
    for name in ("linked", "trap", "__init__"):
        (outside / f"{name}.py").write_text(helper)
    project = tmp_path / "project"
    (project / "package").mkdir(parents=True)
    (project / "pyproject.toml").write_text("")
    (project / "helper.py").write_text(helper)
    (project / "package" / "__init__.py").write_text("from linked import log as state\n" + BOOM)
    (project / "package" / "inner.py").write_text("from linked import *\n" + helper)
    (project / "package" / "elsewhere.py").symlink_to(outside / "trap.py")
    (project / "linked.py").symlink_to(outside / "linked.py")
    (project / "linkedpackage").symlink_to(outside)
    (project / "step.py").write_text(LINTED.format(boom=BOOM, property="pass"))
    return project


def watched(project: Path, *arguments: str) -> Watched:
    """Lint step.py of a project."""
    run = python("-c", WATCHED, *arguments, "step.py", cwd=project)
    *reports, events = run.out.splitlines()
    assert run.err == ""
    return Watched(reports, [(event, name) for event, name in json.loads(events)])


CONFIG = {"setup.cfg", "tox.ini", ".flake8"}
"""What flake8 looks for in the folders above a project, and again for the folder that --tff-roots are relative to."""
ROADS = [
    (),
    ("--tff-follow-imports=true",),
    ("--tff-follow-imports=true", "--tff-project=package,linkedpackage,linked"),
    ("--tff-follow-imports=true", "--tff-roots=package"),
]


@pytest.mark.parametrize("road", ROADS, ids=["alone", "imports", "callers", "roots"])
def test_nothing_of_the_project_runs_and_nothing_else_is_opened(project: Path, road: tuple[str, ...]) -> None:
    run = watched(project, *road)
    assert any(report.startswith("step.py:") and "TFF101" in report for report in run.reports)
    assert list(project.parent.rglob("BOOM")) == []
    opened = run.files(project.parent)
    assert "project/step.py" in opened
    assert ("project/helper.py" in opened) is bool(road)
    assert {path for path in opened - CONFIG if not path.startswith("project") and path != "outside"} == set()
    assert {name for event, name in run.events if event in ("exec", "compile") and str(project.parent) in name} == set()
    assert {name for event, name in run.events if event == "import"} & {
        "helper",
        "package",
        "linked",
        "tensorflow",
    } == set()
    started = ("open", "exec", "compile", "import", "os.listdir", "os.scandir", "marshal.loads")
    assert [event for event in run.events if event[0] not in started] == []


def test_a_root_may_lie_elsewhere_when_it_is_named(project: Path) -> None:
    run = watched(project, "--tff-follow-imports=true", "--tff-roots=../outside")
    assert "outside/linked.py" in run.files(project.parent)
    assert "secret.py" not in run.files(project.parent)
    assert list(project.parent.rglob("BOOM")) == []


# -- messages -----------------------------------------------------------------------------------------------------------

HOSTILE = {
    "escape": "\x1b[2J\x1b]0;title\x07",
    "newline": "a\nstep.py:1:1: E999 forged",
    "return": "a\rb",
    "null": "a\0b",
    "direction": "\u202eabc\u2066\u200f",
    "line separator": "\u2028\u2029\x85",
    "surrogate": "\ud800",
    "private": "\ue000\U000f0000",
}
MESSAGES = """\
import tensorflow as tf

TABLE = {{}}


@tf.function
def step(x, mode={text}):
    print({text}, x)
    TABLE[{text}] = x
    TABLE[{text}].append(x)
    TABLE[f"{{x:{inner}}}"] = x
    TABLE[f"{inner}{{x}}"].value = x
    if {text} == x:
        TABLE[{text}, b{ascii}] = 1
    for key in {{{text}: 1}}:
        x = getattr(x, {text})
    open({text}).read()
    return {{{text}: x}}


for i in range(9):
    step(i, {text})
    tf.function(step)(i, {text})
step(x=True, **{{{text}: 1}})
step(1, {text} "b")
step(1.0, {text} "c")
step(True, {text} "d")
step(1, {text} "e")
"""


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("raw", [True, False], ids=["as it is", "escaped"])
def test_messages_show_no_character_that_acts(name: str, raw: bool) -> None:
    text = HOSTILE[name]
    inner = text if raw else text.encode("unicode_escape").decode("ascii")
    if raw and any(char in text for char in "\n\r\0\ud800"):
        inner = text.encode("unicode_escape").decode("ascii")  # no such character stands in a literal of one line
    source = MESSAGES.format(text=f'"{inner}"', inner=inner, ascii=ascii("a"))
    found = examine(source)
    assert len(found.reports) > 5
    assert found.problems == []


@pytest.mark.parametrize("name", ["escape", "newline", "direction"])
def test_nor_do_names_of_folders(tmp_path: Path, name: str) -> None:
    """A message names the other file in which the trap stands: by a path that may have any character in it."""
    folder = tmp_path / HOSTILE[name].replace("/", "")
    inner = folder / "inner"
    inner.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (inner / "__init__.py").write_text("")
    (folder / "helper.py").write_text('def log(x):\n    print("log")\n    return x\n')
    source = "import tensorflow as tf\nfrom ..helper import log\n\n\n@tf.function\ndef step(x):\n    return log(x)\n"
    (inner / "step.py").write_text(source)
    found = examine(source, str(inner / "step.py"), Options(follow_imports=True))
    assert len(found.reports) == 1
    assert "helper.py:2" in found.reports[0][2]
    assert found.problems == []


def test_a_message_that_was_forged_before_it_is_shown() -> None:
    """The last door: whatever a rule says."""
    source = 'import tensorflow as tf\n\n\n@tf.function\ndef step(x):\n    print("step")\n'
    checker = Checker(ast.parse(source), lines_of(source), "step.py")
    finding = checker.findings()[0]
    checker.findings = lambda: [finding._replace(text="a\x1b[31m\n\u202e\ud800é")]  # type: ignore[method-assign]
    assert [text for _, _, text, _ in checker.run()] == [r"TFF101 a\x1b[31m\n\u202e\ud800é"]


def test_flake8_prints_one_line_for_a_report(tmp_path: Path) -> None:
    source = MESSAGES.format(text=r'"\x1b[2J\u202e\ud800\nx"', inner=r"\x1b\n", ascii=ascii("a"))
    (tmp_path / "step.py").write_text(source, encoding="utf-8")
    run = flake8("--isolated", "--select=TFF", "step.py", cwd=tmp_path)
    assert run.err == ""
    assert len(run.reports) > 5
    assert [line for line in run.out.splitlines() if not line.isprintable() or not line.startswith("step.py:")] == []
