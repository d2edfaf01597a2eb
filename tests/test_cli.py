"""`python -m flake8_tffunction`, as a command."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from flake8_tffunction import __version__
from flake8_tffunction.plugin import OFF
from flake8_tffunction.rules import RULES
from tests.running import TRAP, Run, python


def command(*arguments: str, cwd: Path, stdin: str = "") -> Run:
    """Run one subcommand."""
    return python("-m", "flake8_tffunction", *arguments, cwd=cwd, stdin=stdin)


def test_version(tmp_path: Path) -> None:
    assert command("--version", cwd=tmp_path) == Run(0, f"{__version__}\n", "")


def test_no_command(tmp_path: Path) -> None:
    run = command(cwd=tmp_path)
    assert (run.code, run.out) == (2, "")
    assert run.err.endswith("python -m flake8_tffunction: error: the following arguments are required: command\n")


@pytest.mark.parametrize("spelling", ["TFF101", "tff101", "print-at-trace"])
def test_explain(tmp_path: Path, spelling: str) -> None:
    run = command("explain", spelling, cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("TFF101: print-at-trace\n======================\n\n")
    assert "# <- TFF101" in run.out
    assert "`tf.print`" in run.out


def test_explain_several(tmp_path: Path) -> None:
    run = command("explain", "TFF101", "TFF126", cwd=tmp_path)
    assert [line for line in run.out.splitlines() if line.startswith("TFF1")] == [
        "TFF101: print-at-trace",
        "TFF126: return-variable",
    ]
    assert "`--extend-select=TFF126` switches it on" in run.out


@pytest.mark.parametrize(
    ("text", "hint"),
    [("TFF19", "; did you mean "), ("print-at-tracing", "; did you mean print-at-trace"), ("E501", "")],
)
def test_explain_what_is_no_rule(tmp_path: Path, text: str, hint: str) -> None:
    run = command("explain", text, cwd=tmp_path)
    assert (run.code, run.out) == (2, "")
    assert f"error: argument CODE: there is no rule {text!r}{hint}" in run.err


def seen(*arguments: str, **env: str) -> str:
    """What a terminal of 60 columns is sent."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    inner, outer = pty.openpty()
    quiet = {
        key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM", "COLUMNS", "FORCE_COLOR")
    }
    command = [sys.executable, "-m", "flake8_tffunction", *arguments]
    parts = []
    with subprocess.Popen(command, stdout=outer, env={**quiet, "COLUMNS": "60", "TERM": "xterm", **env}):
        os.close(outer)
        with contextlib.suppress(OSError):  # Linux: the other end is closed
            while part := os.read(inner, 4096):
                parts.append(part)
    os.close(inner)
    return b"".join(parts).decode().replace("\r\n", "\n")


def test_explain_in_a_terminal() -> None:
    text = seen("explain", "TFF101")
    assert text.startswith("\x1b[1mTFF101: print-at-trace\x1b[0m\n\nA Python \x1b[36mprint\x1b[0m or log call runs")
    bare = re.sub(r"\x1b\[[\d;]*m", "", text)
    prose = [line for line in bare.splitlines() if not line.startswith(("    ", "- "))]
    assert len(prose) > 20
    assert [line for line in prose if len(line) > 60] == []


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_explain_without_colours(tmp_path: Path, env: dict[str, str]) -> None:
    text = seen("explain", "TFF101", **env)
    assert "\x1b" not in text
    assert text.startswith("TFF101: print-at-trace\n======================\n\n")
    assert text.split() == command("explain", "TFF101", cwd=tmp_path).out.split(), "the same words"


def test_an_empty_no_color_refuses_nothing() -> None:
    assert "\x1b[" in seen("explain", "TFF101", NO_COLOR="")


def test_explain_into_a_file_has_neither_colours_nor_a_width(tmp_path: Path) -> None:
    text = command("explain", "TFF101", cwd=tmp_path).out
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) > 100


def test_rules(tmp_path: Path) -> None:
    run = command("rules", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    rows = [line.split(maxsplit=3) for line in run.out.splitlines()]
    assert [(code, name) for code, _, name, _ in rows] == [(rule.code, rule.name) for rule in RULES]
    assert tuple(code for code, default, *_ in rows if default == "off") == OFF


def test_traced(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    run = command("traced", "train.py", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    assert "step" in run.out
    assert command("traced", "-", cwd=tmp_path, stdin=TRAP) == run


def test_facts(tmp_path: Path) -> None:
    run = command("facts", "-", cwd=tmp_path, stdin=TRAP)
    assert (run.code, run.err) == (0, "")
    assert any("Called" in line and "print" in line for line in run.out.splitlines())


def test_the_options_of_flake8_are_understood(tmp_path: Path) -> None:
    source = "import tensorflow as tf\nfrom a import b\n\n\n@b\ndef step(x):\n    print(x)\n"
    assert "step" not in command("traced", "-", cwd=tmp_path, stdin=source).out
    assert "step" in command("traced", "--tff-tracers=a.b", "-", cwd=tmp_path, stdin=source).out
    run = command("facts", "--tff-tensorflow=1.15", "-", cwd=tmp_path)
    assert (run.code, run.out) == (2, "")
    assert "error: argument --tff-tensorflow: '1.15' is no TensorFlow 2 version such as '2.15'" in run.err


def test_a_file_is_read_as_python_reads_it(tmp_path: Path) -> None:
    latin = "# coding: latin-1\n" + TRAP.replace("step(x)", "größe(x)")
    (tmp_path / "latin.py").write_bytes(latin.encode("latin-1"))
    (tmp_path / "mark.py").write_bytes(b"\xef\xbb\xbf" + TRAP.replace("\n", "\r\n").encode())
    assert "größe" in command("traced", "latin.py", cwd=tmp_path).out
    assert "step" in command("traced", "mark.py", cwd=tmp_path).out


@pytest.mark.parametrize("subcommand", ["traced", "facts"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "train.py: No such file or directory"),
        (b"def\n", "train.py: invalid syntax"),
        (b"x = '\xff'\n", "train.py: invalid or missing encoding declaration"),
        (b"# coding: klingon\n", "train.py: unknown encoding: klingon"),
        (b"x = '\0'\n", "train.py: source code"),
    ],
    ids=["missing", "syntax error", "not UTF-8", "unknown encoding", "null byte"],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, subcommand: str, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / "train.py").write_bytes(content)
    run = command(subcommand, "train.py", cwd=tmp_path)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(message)
    assert run.err.count("\n") == 1


def test_a_reader_that_stops_early(tmp_path: Path) -> None:
    """`... | head -1`: the other end of the pipe is closed, which is no error."""
    with subprocess.Popen(
        [sys.executable, "-m", "flake8_tffunction", "explain", *[rule.code for rule in RULES] * 20],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
