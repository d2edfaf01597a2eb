"""The record of what TensorFlow did, `tests/answers/<family>.json`: so that a run without TensorFlow checks as well.

The record holds what was observed, never what is expected: what a rule's page or the head of a case file declares is
compared with it, so recording anew can't make a wrong claim pass.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from tests.oracle.outcome import Outcome
from tests.oracle.run import LIMIT, Judge

FOLDER = Path(__file__).parent / "answers"


def together(source: str, files: Mapping[str, str] | None) -> str:
    """A program and the other modules that it imports, as one text."""
    return "".join([source, *(part for file in sorted((files or {}).items()) for part in file)])


def digest(source: str) -> str:
    """What tells whether a recorded answer belongs to this text."""
    return hashlib.sha256(source.encode()).hexdigest()[:16]


@functools.cache
def recorded(family: str) -> dict[str, dict[str, Any]]:
    """Program name -> {"tensorflow": version, "source": digest, "graph": ..., "eager": ...}."""
    path = FOLDER / f"{family}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


class WrongRecord(AssertionError):
    """The record has no answer, an old one, or another one than TensorFlow gives."""


class Answers:
    """Asks the judge if there is one, else the record.

    Parameters
    ----------
    judge
        TensorFlow, or None to read the record.
    bless
        Put TensorFlow's answers into the record instead of comparing the two.
    missing
        Ask only where the record has no answer to the text as it is now.
    """

    def __init__(self, judge: Judge | None, bless: bool = False, missing: bool = False) -> None:
        self._judge = judge
        self._bless = bless
        self._missing = missing
        self._asked: dict[str, Outcome] = {}
        self._new: dict[str, dict[str, dict[str, Any]]] = {}

    def outcome(
        self,
        name: str,
        source: str,
        limit: float = LIMIT,
        unsteady: Collection[str] = (),
        files: Mapping[str, str] | None = None,
    ) -> Outcome:
        """What TensorFlow does with the program `name` ("family/program"), apart from its globals `unsteady`.

        `files` are the other modules that it imports: the answer belongs to all of their texts.

        Raises
        ------
        WrongRecord
            If the record has to be made anew: missing, made from another text, or not what TensorFlow answers now.
        """
        family, _, program = name.partition("/")
        record = recorded(family).get(program)
        text = together(source, files)
        known = record is not None and record["source"] == digest(text)
        if self._judge is None or (self._missing and known):
            return _read(name, record, text)
        if name not in self._asked:
            self._asked[name] = self._judge.ask(source, limit, files).without(unsteady)
        outcome = self._asked[name]
        answer = {"tensorflow": self._judge.version, "source": digest(text), **outcome.to_json()}
        if self._bless:
            self._new.setdefault(family, {})[program] = answer
        elif (old := _read(name, record, text)) != outcome:
            differences = _compare(old, outcome)
            raise WrongRecord(f"{name}: TensorFlow {self._judge.version} does not answer as recorded.\n{differences}")
        return outcome

    def save(self) -> None:
        """Write what was blessed; answers that were not asked for stay as they are."""
        recorded.cache_clear()  # what was written since: not all runs ask everything
        for family, new in self._new.items():
            write(family, {**recorded(family), **new})


def write(family: str, record: dict[str, dict[str, Any]]) -> None:
    """Write a record so that it diffs well."""
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False)
    (FOLDER / f"{family}.json").write_text(text + "\n", encoding="utf-8")


def _read(name: str, record: dict[str, Any] | None, source: str) -> Outcome:
    if record is None:
        raise WrongRecord(f"{name}: TensorFlow was never asked; run pytest --tf --bless")
    if record["source"] != digest(source):
        raise WrongRecord(f"{name}: changed since TensorFlow was asked; run pytest --tf --bless")
    return Outcome.from_json(record)


def _compare(old: Outcome, new: Outcome) -> str:
    lines = []
    for mode in ("graph", "eager"):
        before, after = getattr(old, mode).to_json(), getattr(new, mode).to_json()
        for field in sorted({*before, *after}):
            if before.get(field) != after.get(field):
                lines.append(f"{mode} {field}\n  recorded: {before.get(field)}\n  now:      {after.get(field)}")
    return "\n".join(lines)
