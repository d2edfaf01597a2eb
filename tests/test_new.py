"""The files that `python -m tests.new` starts a rule with."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from flake8_tffunction.rules.base import Rule
from tests import new
from tests.casefile import Case


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "flake8_tffunction" / "rules" / "tensors"
    folder.mkdir(parents=True)
    (folder / "old.py").write_text('class Old:\n    code = "TFF151"\n    name = "numpy-method"\n')
    return tmp_path


def test_a_rule_that_can_be_imported_and_a_case_that_expects_it(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = new.start("TFF158", "tensorarray-write", "tensors", root)
    page = root / "flake8_tffunction" / "rules" / "tensors" / "tensorarray_write.py"
    case_file = root / "tests" / "cases" / "tensors" / "tensorarray_write_bad_01.py"
    assert [line for line in told if line.startswith("wrote")] == [f"wrote {page}", f"wrote {case_file}"]
    spec = importlib.util.spec_from_file_location("tensorarray_write", page)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rule = module.TensorarrayWrite
    assert issubclass(rule, Rule)
    assert (rule.code, rule.name, len(rule.bad), len(rule.good)) == ("TFF158", "tensorarray-write", 1, 1)
    assert [method for _, method, _ in rule.handlers()] == ["called"]
    monkeypatch.setattr("tests.casefile.CASES", root / "tests" / "cases")
    case = Case.read(case_file)
    assert (case.name, case.problems) == ("tensors/tensorarray_write_bad_01", ())
    assert {code for _, code in case.expected} == {"TFF158"}


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("TF158", "tensorarray-write", "tensors"), "is no code"),
        (("TFF158", "TensorArrayWrite", "tensors"), "is no name"),
        (("TFF158", "tensorarray-write", "tensor"), "is no family"),
        (("TFF151", "tensorarray-write", "tensors"), "is taken by"),
        (("TFF158", "numpy-method", "tensors"), "is taken by"),
    ],
)
def test_what_is_refused(root: Path, arguments: tuple[str, str, str], why: str) -> None:
    before = sorted(root.rglob("*"))
    with pytest.raises(new.Refused, match=why):
        new.start(*arguments, root)
    assert sorted(root.rglob("*")) == before


def test_nothing_is_overwritten(root: Path) -> None:
    new.start("TFF158", "tensorarray-write", "tensors", root)
    page = root / "flake8_tffunction" / "rules" / "tensors" / "tensorarray_write.py"
    page.write_text("mine")
    with pytest.raises(new.Refused, match="is there already"):
        new.start("TFF158", "tensorarray-write", "tensors", root)
    assert page.read_text() == "mine"


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert new.main(["TFF101", "print-at-trace", "trace_time"]) == 1
    assert "is taken by" in capsys.readouterr().err
