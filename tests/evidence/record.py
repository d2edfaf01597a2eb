"""The records, one for each minor version of TensorFlow: what was observed, never what is expected."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

from tests.examples import Shown
from tests.oracle.outcome import Outcome
from tests.record import digest

FOLDER = Path(__file__).parent

VERSIONS = ("2.15", "2.16", "2.18", "2.21")
"""The minor versions that are asked, each in its tox environment."""


def minor(version: str) -> str:
    """ "2.15" of "2.15.1"."""
    return ".".join(version.split(".")[:2])


@dataclasses.dataclass
class Record:
    """What one TensorFlow did."""

    tensorflow: str
    keras: str
    python: str
    programs: dict[str, dict[str, Any]] = dataclasses.field(default_factory=dict)
    """Name of an example -> {"source": digest, "graph": ..., "eager": ...}."""

    def outcome(self, shown: Shown) -> Outcome | None:
        """What happened to an example; None if it was never asked, or changed since."""
        answer = self.programs.get(shown.short)
        if answer is None or answer["source"] != digest(shown.example.program):
            return None
        return Outcome.from_json(answer)

    def add(self, shown: Shown, outcome: Outcome) -> None:
        """Note what happened to an example."""
        self.programs[shown.short] = {"source": digest(shown.example.program), **outcome.to_json()}

    def keep(self, names: set[str]) -> None:
        """Forget the examples that no longer exist."""
        self.programs = {name: answer for name, answer in self.programs.items() if name in names}

    def write(self) -> None:
        """Write `<minor>.json`, so that it diffs well."""
        text = json.dumps(dataclasses.asdict(self), indent=1, sort_keys=True, ensure_ascii=False)
        path(self.tensorflow).write_text(text + "\n", encoding="utf-8")


def path(version: str) -> Path:
    """Where the record of a version is kept."""
    return FOLDER / f"{minor(version)}.json"


def read(version: str) -> Record | None:
    """The record of a version, or None if it was never asked."""
    file = path(version)
    return Record(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def records() -> dict[str, Record]:
    """Minor version -> its record, for those that were asked, the oldest first."""
    return {version: record for version in VERSIONS if (record := read(version))}
