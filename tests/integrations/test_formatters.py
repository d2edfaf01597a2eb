"""Reports for GitHub and GitLab, through the formatters that docs/ci.md names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flake8_tffunction.rules import RULES
from tests.integrations.programs import Programs
from tests.integrations.recipes import blocks, checked, run

TEXT = "`print` runs once per trace, not at each call: use `tf.print`"


def recipe(word: str) -> str:
    """The one line of shell of the page with this word."""
    (found,) = [block for block in blocks("ci.md", "sh") if word in block]
    return found


def written(project: Path, word: str, file: str) -> Any:
    """What a recipe writes into a file; nothing goes to the streams."""
    assert checked(recipe(word), project) == ""
    return json.loads((project / file).read_text(encoding="utf-8"))


def test_github_annotations(project: Path) -> None:
    """Workflow commands: `::warning file=..,line=..,col=..,title=..::message`."""
    done = run(recipe("::warning"), project)
    lines = done.out.splitlines()
    assert f"::warning file=src/train.py,line=8,col=5,title=TFF101::{TEXT}" in lines
    assert (done.code, done.err) == (1, "")


def test_no_message_breaks_an_annotation() -> None:
    """In workflow commands a percent sign begins an escape, and a line's end ends the command."""
    assert [rule.code for rule in RULES if set(rule.message) & set("%\r\n")] == []


def test_sarif(programs: Programs, project: Path) -> None:
    programs.module("flake8_sarif_reporter", "integrations")
    log = written(project, "--format=sarif", "flake8.sarif")
    assert log["version"] == "2.1.0"
    (one,) = log["runs"]
    (result,) = [result for result in one["results"] if result["ruleId"] == "TFF101"]
    assert result["message"] == {"text": TEXT}
    assert one["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == "TFF101"
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "src/train.py", "relative to the checkout"
    assert (place["region"]["startLine"], place["region"]["startColumn"]) == (8, 5)
    assert result.get("level", "warning") == "warning"


def test_code_climate(programs: Programs, project: Path) -> None:
    programs.module("flake8_gl_codeclimate", "integrations")
    issues = written(project, "--format=gl-codeclimate", "gl-code-quality-report.json")
    (issue,) = [issue for issue in issues if issue["description"].endswith("[TFF101]")]
    assert issue["description"] == f"{TEXT} [TFF101]"
    assert issue["location"] == {"path": "src/train.py", "lines": {"begin": 8, "end": 8}}
    assert (issue["check_name"], issue["severity"]) == ("unknown", "minor"), "as the page says"
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) > 1


@pytest.mark.parametrize(
    ("format", "module"), [("sarif", "flake8_sarif_reporter"), ("gl-codeclimate", "flake8_gl_codeclimate")]
)
def test_reports_of_nothing_are_whole(programs: Programs, tmp_path: Path, format: str, module: str) -> None:
    programs.module(module, "integrations")
    (tmp_path / "train.py").write_text("import tensorflow as tf\n\nprint(tf)\n", encoding="utf-8")
    document = json.loads(checked(f"flake8 --format={format} train.py", tmp_path))
    assert document == [] or document["runs"][0]["results"] == []
