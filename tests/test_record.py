"""The record as a whole, and the code that makes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests import record as record_module
from tests.casefile import all_cases
from tests.examples import all_examples
from tests.oracle.outcome import Outcome, Run
from tests.oracle.run import VERSION, Judge
from tests.record import FOLDER, Answers, WrongRecord, digest, recorded, together, write
from tests.test_projects import NAMES, program


def sources() -> dict[str, str]:
    return {
        **{case.name: case.source for case in all_cases()},
        **{shown.name: shown.example.program for shown in all_examples()},
        **{f"projects/{name}": together(case.source, files) for name in NAMES for case, files in [program(name)]},
    }


def test_the_record_is_complete_and_holds_nothing_else(request: pytest.FixtureRequest) -> None:
    wanted = {name: digest(source) for name, source in sources().items()}
    families = {path.stem for path in FOLDER.glob("*.json")}
    if request.config.getoption("--bless"):
        for family in families:
            write(family, {name: record for name, record in recorded(family).items() if f"{family}/{name}" in wanted})
        recorded.cache_clear()
        pytest.skip("the record is being written: answers without a program were dropped")
    held = {f"{family}/{name}": record["source"] for family in families for name, record in recorded(family).items()}
    assert held == wanted


def test_the_record_is_of_the_right_version(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--bless"):
        pytest.skip("the record is being written")
    versions = {record["tensorflow"] for path in FOLDER.glob("*.json") for record in recorded(path.stem).values()}
    assert versions
    assert [version for version in versions if not version.startswith(VERSION)] == []


class Fake(Judge):
    """Answers without TensorFlow."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome
        self.asked = 0

    @property
    def version(self) -> str:
        return "2.21.9"

    def ask(self, source: str, limit: float = 0, files: Mapping[str, str] | None = None) -> Outcome:
        self.asked += 1
        return self.outcome


ONE = Outcome(
    Run(printed=("traces ‹1›",), traces={"f:1": 1}, state={"x": "1"}), Run(printed=("traces ‹0›",), state={"x": "2"})
)
OTHER = Outcome(Run(printed=("traces ‹2›",)), Run())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(record_module, "FOLDER", tmp_path)
    recorded.cache_clear()
    yield tmp_path
    recorded.cache_clear()


def test_blessed_answers_are_read_back(folder: Path) -> None:
    judge = Fake(ONE)
    blessing = Answers(judge, bless=True)
    assert blessing.outcome("family/a", "text") == ONE
    assert blessing.outcome("family/a", "text") == ONE
    assert judge.asked == 1
    blessing.save()
    recorded.cache_clear()
    assert Answers(None).outcome("family/a", "text") == ONE
    assert Answers(Fake(ONE)).outcome("family/a", "text") == ONE


def test_blessing_some_keeps_the_others(folder: Path) -> None:
    for name in ("a", "b"):
        blessing = Answers(Fake(ONE), bless=True)
        blessing.outcome(f"family/{name}", name)
        blessing.save()
        recorded.cache_clear()
    assert recorded("family").keys() == {"a", "b"}


def test_only_what_is_missing_is_asked(folder: Path) -> None:
    write("family", {"a": {"tensorflow": "2.21.9", "source": digest("text"), **ONE.to_json()}})
    recorded.cache_clear()
    judge = Fake(OTHER)
    blessing = Answers(judge, bless=True, missing=True)
    assert blessing.outcome("family/a", "text") == ONE
    assert judge.asked == 0
    assert blessing.outcome("family/a", "new text") == OTHER
    assert blessing.outcome("family/b", "text") == OTHER
    assert judge.asked == 2


def test_a_missing_a_stale_and_another_answer_fail(folder: Path) -> None:
    with pytest.raises(WrongRecord, match="never asked"):
        Answers(None).outcome("family/a", "text")
    write("family", {"a": {"tensorflow": "2.21.9", "source": digest("text"), **ONE.to_json()}})
    recorded.cache_clear()
    with pytest.raises(WrongRecord, match="changed since"):
        Answers(None).outcome("family/a", "other text")
    with pytest.raises(WrongRecord, match="(?s)not answer as recorded.*graph printed.*‹2›"):
        Answers(Fake(OTHER)).outcome("family/a", "text")


def test_the_json_of_an_outcome_is_the_outcome() -> None:
    same = Outcome(Run(printed=("a",), state={"x": "1"}, copies=40), Run(printed=("a",), state={"x": "1"}))
    for outcome in (ONE, OTHER, same):
        assert Outcome.from_json(outcome.to_json()) == outcome
    assert same.to_json()["eager"] == {}
