"""Whether a program is there: a skip that says what to run, or with `--programs` a failure."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import NoReturn

import pytest


class Programs:
    """What is installed beside this Python, and on the PATH."""

    def __init__(self, demanded: bool) -> None:
        self._demanded = demanded

    def module(self, name: str, env: str) -> None:
        """`python -m name` can be run. (Nothing is imported: some of them start threads or read settings.)"""
        if importlib.util.find_spec(name) is None:
            self._missing(f"the Python package {name} is not installed: tox -e {env}")

    def command(self, name: str, env: str) -> str:
        """The path of a command: beside this Python, or else on the PATH."""
        beside = Path(sys.executable).parent
        found = shutil.which(name, path=str(beside)) or shutil.which(name)
        if found is None:
            self._missing(f"there is no command {name}: tox -e {env} (or the system's packages)")
        return found

    def registry(self) -> None:
        """Packages may be installed: only where all programs are demanded, since it takes time and a network."""
        if not self._demanded:
            pytest.skip("installs packages from an index: tox -e integrations")

    def built(self, folder: Path) -> None:
        """Something was built by the same environment just before: what lies there from another time is not looked at."""
        if not self._demanded:
            pytest.skip("looks at the site that tox -e docs has just built")
        if not folder.is_dir():
            pytest.fail(f"{folder.name} is not built: tox -e docs", pytrace=False)

    def system(self, name: str) -> str:
        """The path of a command that only the system's packages can bring: without it a test is always skipped."""
        found = shutil.which(name)
        if found is None:
            pytest.skip(f"there is no command {name}, and no environment brings it: the system's packages do")
        return found

    def _missing(self, reason: str) -> NoReturn:
        if self._demanded:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
