"""The recipes of the documentation, as they stand there, and what it takes to run them without the internet."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from flake8_tffunction.plugin import RAISE
from tests.running import Run

ROOT = Path(__file__).parents[2]
HERE = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b"}
"""Who commits in scratch repositories."""


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a language in a page of docs/, in order."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def run(command: list[str] | str, cwd: Path, env: Mapping[str, str] | None = None) -> Run:
    """Run a command, or a line of shell, with this Python's own commands first on the PATH."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=cwd,
        shell=isinstance(command, str),
        env={**os.environ, RAISE: "1", "PATH": path, "NO_COLOR": "1", **(env or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def checked(command: list[str] | str, cwd: Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command that must succeed; its output."""
    done = run(command, cwd, env)
    assert done.code == 0, done
    return done.out


def checkout(into: Path) -> Path:
    """A copy of this project as its repository holds it (with what is not committed yet), without history."""
    listed = checked(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], ROOT).split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, into / name)
    return into


def commit(folder: Path) -> None:
    """Make a folder a repository with one commit, on `main`."""
    checked(["git", "init", "--quiet", "--initial-branch=main"], folder)
    checked(["git", "add", "--all"], folder)
    checked(["git", "commit", "--quiet", "--message=all"], folder, HERE)
