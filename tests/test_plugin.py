"""The plugin through real flake8 processes: every road by which a file or an option can reach it."""

from __future__ import annotations

from pathlib import Path

import pytest

from flake8_tffunction.plugin import ADVICE, OFF, OPTIONS
from flake8_tffunction.rules import RULES
from tests.running import TRAP, Run, flake8, python

TRACING = TRAP.replace('"step"', '"Tracing"')
WRAPPED = """\
import tensorflow as tf
from project import graph_function


@graph_function
def step(x):
    print("step", x)
    return tf.abs(x)
"""
LATE_LAYER = """\
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = None

    def call(self, inputs):
        if self.dense is None:
            self.dense = tf.keras.layers.Dense(2)
        return self.dense(inputs)
"""
"""Fine under Keras 2, an error under Keras 3."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with one file, train.py, that has one trap."""
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    return tmp_path


def test_by_path(project: Path) -> None:
    run = flake8("train.py", cwd=project)
    assert run.reports == ["train.py:6:5: TFF101"]
    assert (run.code, run.err) == (1, "")


def test_by_stdin(tmp_path: Path) -> None:
    run = flake8("--stdin-display-name", "models/train.py", "-", cwd=tmp_path, stdin=TRAP)
    assert run.reports == ["models/train.py:6:5: TFF101"]


PARALLEL = """\
import multiprocessing, sys
import flake8.checker
from flake8.main.cli import main

def serial(self):
    raise AssertionError("flake8 fell back to one process")

if __name__ == "__main__":
    multiprocessing.set_start_method({method!r})
    flake8.checker.Manager.run_serial = serial
    sys.exit(main())
"""


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_by_workers(project: Path, method: str) -> None:
    """Options reach the workers: inherited under fork, parsed again under spawn."""
    (project / "tracing.py").write_text(TRACING, encoding="utf-8")
    (project / "wrapped.py").write_text(WRAPPED, encoding="utf-8")
    run = python(
        "-c",
        PARALLEL.format(method=method),
        *("-j2", "--tff-allow-tracing-idiom", "--tff-tracers=project.graph_function", "."),
        cwd=project,
    )
    assert run.reports == ["./train.py:6:5: TFF101", "./wrapped.py:7:5: TFF101"]
    assert run.err == ""


def test_one_line_for_a_trap_reached_twice(tmp_path: Path) -> None:
    source = """\
import tensorflow as tf


def report(x):
    print("step", x)


@tf.function
def train(x):
    report(x)
    return x + 1


@tf.function
def test(x):
    report(x)
    report(x)
    return x - 1
"""
    assert flake8("-", cwd=tmp_path, stdin=source).reports == ["stdin:5:5: TFF101"]


def test_columns_are_characters(tmp_path: Path) -> None:
    source = TRAP.replace('    print("step", x)', '    "größer"; print("step", x)')
    assert "stdin:6:15: TFF101" in flake8("--select=TFF", "-", cwd=tmp_path, stdin=source).reports


@pytest.mark.parametrize("comment", ["# noqa: TFF101", "# noqa:TFF101,E501", "# noqa: TFF1", "# noqa: TFF", "# noqa"])
def test_noqa(tmp_path: Path, comment: str) -> None:
    source = TRAP.replace('print("step", x)', f'print("step", x)  {comment}')
    assert flake8("-", cwd=tmp_path, stdin=source) == Run(0, "", "")


@pytest.mark.parametrize("comment", ["# noqa: TFF102", "# noqa: tff101"])
def test_noqa_of_another_code(tmp_path: Path, comment: str) -> None:
    source = TRAP.replace('print("step", x)', f'print("step", x)  {comment}')
    assert flake8("-", cwd=tmp_path, stdin=source).reports == ["stdin:6:5: TFF101"]


def test_noqa_on_the_first_line_of_a_long_call(tmp_path: Path) -> None:
    source = TRAP.replace('print("step", x)', 'print(  # noqa: TFF101\n        "step",\n        x,\n    )')
    assert flake8("-", cwd=tmp_path, stdin=source) == Run(0, "", "")


def test_per_file_ignores(project: Path) -> None:
    (project / "other.py").write_text(TRAP, encoding="utf-8")
    run = flake8("--per-file-ignores=other.py:TFF", "train.py", "other.py", cwd=project)
    assert run.reports == ["train.py:6:5: TFF101"]


@pytest.mark.parametrize(
    ("argument", "reported"),
    [
        ("--select=TFF", True),
        ("--select=TFF101", True),
        ("--select=TFF102", False),
        ("--select=E,F,W", False),
        ("--extend-ignore=TFF1", False),
        ("--extend-ignore=TFF102", True),
        ("--ignore=TFF101", False),
    ],
)
def test_selection(project: Path, argument: str, reported: bool) -> None:
    assert flake8(argument, "train.py", cwd=project).reports == ["train.py:6:5: TFF101"] * reported


def test_codes_that_are_off() -> None:
    assert OFF == tuple(rule.code for rule in RULES if not rule.default)


@pytest.mark.parametrize(
    ("arguments", "reported"),
    [
        ((), False),
        (("--extend-ignore=E501",), False),
        (("--enable-extensions=TFF",), False),
        (("--extend-select={codes}",), True),
        (("--select={codes}",), True),
        (("--select=TFF",), True),
        (("--select=E,F,W,{codes}",), True),
        # Traps of flake8: a code that is off is ignored by its full name, which `extend-ignore` makes explicit ...
        (("--extend-ignore=TFF", "--extend-select={codes}"), False),
        # ... and one's own list replaces the default one, with all codes that are off.
        (("--ignore=TFF", "--extend-select={codes}"), True),
        (("--ignore=E501",), True),
    ],
)
def test_switching_codes_on(tmp_path: Path, arguments: tuple[str, ...], reported: bool) -> None:
    for rule in RULES:
        if rule.code in OFF:
            (tmp_path / f"{rule.code}.py").write_text(rule.bad[0].program, encoding="utf-8")
    run = flake8(*(a.format(codes=",".join(OFF)) for a in arguments), ".", cwd=tmp_path)
    named = any("{codes}" in argument for argument in arguments)
    for code in OFF:
        shown = reported and (named or code not in ADVICE)  # what costs much is never switched on by accident
        assert any(report.endswith(code) for report in run.reports) is shown, code
    assert run.err == ""


CONFIG = """\
[flake8]
select = TFF
tff-allow-tracing-idiom = true
tff-tensorflow = 2.15
tff-tracers =
    elsewhere.wrapper,
    project.graph_function
"""


@pytest.mark.parametrize("file", ["setup.cfg", "tox.ini", ".flake8"])
@pytest.mark.parametrize("dash", ["-", "_"])
def test_options_in_a_config_file(tmp_path: Path, file: str, dash: str) -> None:
    (tmp_path / "tracing.py").write_text(TRACING, encoding="utf-8")
    (tmp_path / "wrapped.py").write_text(WRAPPED, encoding="utf-8")
    (tmp_path / "late.py").write_text(LATE_LAYER, encoding="utf-8")
    before = flake8("--select=TFF", ".", cwd=tmp_path)
    assert before.reports == ["./late.py:11:26: TFF122", "./tracing.py:6:5: TFF101"]
    config = CONFIG.replace("tff-allow-tracing-idiom", f"tff{dash}allow{dash}tracing{dash}idiom")
    config = config.replace("tff-tensorflow", f"tff{dash}tensorflow").replace("tff-tracers", f"tff{dash}tracers")
    (tmp_path / file).write_text(config, encoding="utf-8")
    assert flake8(".", cwd=tmp_path).reports == ["./wrapped.py:7:5: TFF101"]


def test_the_command_line_wins_over_the_config_file(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(LATE_LAYER, encoding="utf-8")
    (tmp_path / ".flake8").write_text("[flake8]\ntff-tensorflow = 2.15\n", encoding="utf-8")
    assert flake8("--tff-tensorflow=2.16.1", ".", cwd=tmp_path).reports == ["./late.py:11:26: TFF122"]


BAD_VALUES = [
    ("tff-tensorflow", "newest", "'newest' is no TensorFlow 2 version such as '2.15'"),
    ("tff-tensorflow", "2", "'2' is no TensorFlow 2 version such as '2.15'"),
    ("tff-tensorflow", "1.15", "'1.15' is no TensorFlow 2 version such as '2.15'"),
    ("tff-tensorflow", "2.x", "'2.x' is no TensorFlow 2 version such as '2.15'"),
    ("tff-tensorflow", "2.²", "'2.²' is no TensorFlow 2 version such as '2.15'"),
    ("tff-tracers", "a.b,c..d", "'c..d' is no dotted name such as 'project.training.graph_function'"),
    ("tff-tracers", "graph()", "'graph()' is no dotted name such as 'project.training.graph_function'"),
    ("tff-unroll", "many", "'many' is no number of turns (2 or more)"),
    ("tff-unroll", "1", "'1' is no number of turns (2 or more)"),
    ("tff-roots", "train.py", "'train.py' is no folder"),
    ("tff-roots", "., nowhere", "'nowhere' is no folder"),
    ("tff-project", "src/package", "'src/package' is no dotted name such as 'project.training.graph_function'"),
    ("tff-follow-imports", "maybe", "'maybe' is neither 'true' nor 'false'"),
]


@pytest.mark.parametrize(("option", "value", "message"), BAD_VALUES)
def test_bad_value_on_the_command_line(project: Path, option: str, value: str, message: str) -> None:
    run = flake8(f"--{option}={value}", "train.py", cwd=project)
    assert (run.code, run.out) == (2, "")
    assert run.err == f"usage: flake8 [options] file file ...\nflake8: error: argument --{option}: {message}\n"


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        *BAD_VALUES,
        ("tff-allow-tracing-idiom", "maybe", "'maybe' is neither 'true' nor 'false'"),
        ("tff-unroll-unknown", "2", "'2' is neither 'true' nor 'false'"),
        ("tff-keras-jit", "maybe", "'maybe' is neither 'true' nor 'false'"),
    ],
)
def test_bad_value_in_a_config_file(project: Path, option: str, value: str, message: str) -> None:
    (project / "tox.ini").write_text(f"[flake8]\n{option} = {value}\n", encoding="utf-8")
    run = flake8("train.py", cwd=project)
    assert (run.code, run.out) == (2, "")
    assert run.err == f"usage: flake8 [options] file file ...\nflake8: error: argument --{option}: {message}\n"


@pytest.mark.parametrize(("word", "reports"), [("false", ["tracing.py:6:5: TFF101"]), ("On", [])])
def test_switch_in_a_config_file(tmp_path: Path, word: str, reports: list[str]) -> None:
    (tmp_path / "tracing.py").write_text(TRACING, encoding="utf-8")
    (tmp_path / ".flake8").write_text(f"[flake8]\ntff-allow-tracing-idiom = {word}\n", encoding="utf-8")
    assert flake8("tracing.py", cwd=tmp_path).reports == reports


def test_help_has_a_group_of_its_own(tmp_path: Path) -> None:
    text = flake8("--help", cwd=tmp_path).out
    group = text.partition("\nflake8-tffunction:\n")[2].partition("\n\n")[0]
    assert [line.split()[0] for line in group.splitlines() if line.startswith("  --")] == [flag for flag, _ in OPTIONS]
    assert "(Default: 2.21)" in " ".join(group.split())


def test_version_names_the_plugin(tmp_path: Path) -> None:
    assert "flake8-tffunction: " in flake8("--version", cwd=tmp_path).out


def test_syntax_error(tmp_path: Path) -> None:
    run = flake8("--select=E9,TFF", "-", cwd=tmp_path, stdin=TRAP + "def\n")
    assert [report.split()[1] for report in run.reports] == ["E999"]


@pytest.mark.parametrize(
    "source", ["", "\n", "# tensorflow", "import tensorflow", "\ufeffimport keras\n", "'keras'\f\n"]
)
def test_next_to_empty_file(tmp_path: Path, source: str) -> None:
    assert flake8("--select=TFF", "-", cwd=tmp_path, stdin=source) == Run(0, "", "")


LOADED = """\
import sys
from flake8.main.cli import main

sys.argv[1:] = ["-j1", "-q", *sys.argv[1:]]
main()
print(*(m for m in ("tensorflow", "keras", "numpy", "flake8_tffunction.plugin", "flake8_tffunction.engine",
                    "flake8_tffunction.rules", "flake8_tffunction.flow") if m in sys.modules))
"""


def test_nothing_is_loaded_before_the_gate(tmp_path: Path) -> None:
    (tmp_path / "plain.py").write_text('print("step")\n', encoding="utf-8")
    run = python("-c", LOADED, "plain.py", cwd=tmp_path)
    assert run == Run(0, "flake8_tffunction.plugin\n", "")


def test_tensorflow_is_never_imported(project: Path) -> None:
    run = python("-c", LOADED, "--exit-zero", "train.py", cwd=project)
    assert run.out.splitlines()[0] == "train.py"
    assert run.out.splitlines()[1].split() == [
        "flake8_tffunction.plugin",
        "flake8_tffunction.engine",
        "flake8_tffunction.rules",
        "flake8_tffunction.flow",
    ]


TWICE = """\
import sys
from flake8.main.cli import main

for arguments in (["--tff-allow-tracing-idiom"], [], ["--tff-tracers=project.graph_function"], ["--select=E"], []):
    print("run", *arguments)
    sys.stdout.flush()
    main(["--select=TFF", "-j1", *arguments, "tracing.py", "wrapped.py"])
"""


def test_a_process_that_lives_on(tmp_path: Path) -> None:
    """Editors keep one process for many runs: no option may leak from one into the next."""
    (tmp_path / "tracing.py").write_text(TRACING, encoding="utf-8")
    (tmp_path / "wrapped.py").write_text(WRAPPED, encoding="utf-8")
    assert python("-c", TWICE, cwd=tmp_path).reports == [
        "run --tff-allow-tracing-idiom",
        "run",
        "tracing.py:6:5: TFF101",
        "run --tff-tracers=project.graph_function",
        "tracing.py:6:5: TFF101",
        "wrapped.py:7:5: TFF101",
        "run --select=E",
        "run",
        "tracing.py:6:5: TFF101",
    ]


BROKEN = """\
import sys
import flake8_tffunction.engine
from flake8.main.cli import main

def check(tree, lines, options, path):
    raise ZeroDivisionError("engine")

flake8_tffunction.engine.check = check
sys.exit(main())
"""


def test_our_mistake_costs_our_findings_only(project: Path) -> None:
    (project / "train.py").write_text(TRAP + "x = None == step\n", encoding="utf-8")
    run = python("-c", BROKEN, "-j1", "train.py", cwd=project, env={"FLAKE8_TFFUNCTION_RAISE": ""})
    assert run.reports == ["train.py:8:1: E305", "train.py:8:10: E711"]
    assert run.err == ""


def test_our_mistake_is_told_to_those_who_ask(project: Path) -> None:
    run = python("-c", BROKEN, "-j1", "-v", "train.py", cwd=project, env={"FLAKE8_TFFUNCTION_RAISE": ""})
    assert "train.py: dropped, since flake8-tffunction failed" in run.err
    assert "ZeroDivisionError: engine" in run.err


def test_our_mistake_ends_a_test_run(project: Path) -> None:
    run = python("-c", BROKEN, "-j1", "train.py", cwd=project)
    assert run.code == 1
    assert "ZeroDivisionError: engine" in run.err
