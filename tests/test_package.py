"""The package as it is installed, and the words that must agree in several places."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
from pathlib import Path

from flake8_tffunction import __version__
from flake8_tffunction.plugin import Checker

ROOT = Path(__file__).parents[1]


def test_metadata() -> None:
    distribution = importlib.metadata.distribution("flake8-tffunction")
    assert distribution.version == __version__ == Checker.version
    assert distribution.metadata["Requires-Python"] == ">=3.10"
    assert [r for r in distribution.requires or () if "extra ==" not in r] == ["flake8>=7"]
    (entry,) = distribution.entry_points.select(group="flake8.extension")
    assert (entry.name, entry.value) == ("TFF", "flake8_tffunction.plugin:Checker")


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert first is not None
    assert first[1] == __version__


def test_flake8_has_no_word_for_a_plugin_that_is_off() -> None:
    """flake8 reads this attribute of a plugin's class and, if it is true, drops the whole plugin without a word."""
    assert not hasattr(Checker, "off_by_default")


def test_only_flake8_and_the_standard_library_are_imported() -> None:
    allowed = {*sys.stdlib_module_names, "flake8", "flake8_tffunction"}
    imported = set()
    for file in (ROOT / "flake8_tffunction").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {(alias.name.partition(".")[0], file) for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(((node.module or "").partition(".")[0], file))
    assert [(module, file) for module, file in imported if module not in allowed] == []


def test_files_stay_short() -> None:
    files = [file for folder in ("flake8_tffunction", "tests", "demo") for file in (ROOT / folder).rglob("*.py")]
    generated = ROOT / "flake8_tffunction" / "knowledge" / "table.py"
    assert [f for f in files if f != generated and len(f.read_text(encoding="utf-8").splitlines()) >= 400] == []
