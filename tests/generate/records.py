"""What TensorFlow answered about the programs of one seed, kept so that a later call goes on.

One file a seed in the folder, a line of JSON a program, appended as they are judged: its number, a digest of its text, and the
answer. If a piece changes, the digests of the programs with it do, and they are asked again; the plugin is asked each time.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.generate.agreement import Answer, Verdict
from tests.generate.programs import Program


class Records:
    """The answers of one seed in `folder`, which is made when the first one is kept."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._seed = seed
        self._known: dict[tuple[int, str], Answer] = {}
        if self._file.exists():
            for line in self._file.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                true = frozenset((line, code) for line, code in entry["true"])
                self._known[entry["number"], entry["digest"]] = Answer(true, entry["near_misses"])

    @property
    def _file(self) -> Path:
        return self._folder / f"seed_{self._seed}.jsonl"

    def get(self, number: int, program: Program) -> Answer | None:
        """What TensorFlow answered about the program, if it was asked and the program is still the same."""
        return self._known.get((number, _digest(program)))

    def keep(self, number: int, program: Program, answer: Answer) -> None:
        """Write an answer down."""
        entry = {
            "number": number,
            "digest": _digest(program),
            "true": sorted(answer.true),
            "near_misses": answer.near_misses,
        }
        self._folder.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def show(self, number: int, verdict: Verdict) -> None:
        """Save a program about which there is disagreement, to be read; one that agrees by now is removed."""
        path = self._folder / f"seed_{self._seed}_{number}.py"
        if verdict.agrees:
            path.unlink(missing_ok=True)
        else:
            path.write_text(verdict.told(), encoding="utf-8")


def _digest(program: Program) -> str:
    """What the answer depends on: the text, and how its pieces show what they do."""
    text = "\n".join((program.source, *(part.piece.error for part in program.plan.parts)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
