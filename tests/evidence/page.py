"""docs/evidence.md, made from the records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tests.evidence import words
from tests.evidence.record import Record
from tests.examples import Shown
from tests.oracle.outcome import Outcome

PAGE = Path(__file__).parents[2] / "docs" / "evidence.md"

HEAD = """\
# What each TensorFlow does with the examples

Made by `python -m tests.evidence`. Every example on the [rules' pages](rules/index.md) is a whole program. Each version of
TensorFlow below ran it twice, as it is written and with `tf.config.run_functions_eagerly(True)`; a row says how the two
runs differ. A trap has to make a difference, and the programs that a page recommends have to make none.
"""

REPEAT = """\
## How to repeat it

`tox -e tf215,tf216,tf218` installs each TensorFlow with its Keras and holds the records in `tests/evidence` against what it
does now; `tox -e tf` does so for the newest. `tox exec -e tf215 -- python -m tests.evidence` asks for what is not recorded
yet (`--all`: for everything), and writes the record and this page; `--page` writes the page alone.
"""


class Answer(NamedTuple):
    """An example, and what one TensorFlow did with it."""

    shown: Shown
    outcome: Outcome | None

    @property
    def declared(self) -> bool:
        """Whether it did what the rule's page says, line by line."""
        example, outcome = self.shown.example, self.outcome
        return outcome is not None and (
            (outcome.graph.lines, outcome.graph.raised) == (example.graph, example.raises)
            and (outcome.eager.lines, outcome.eager.raised) == (example.eager, example.eager_raises)
        )

    @property
    def holds(self) -> bool:
        """Whether a trap showed, or a recommended program worked."""
        if self.outcome is None:
            return False
        if self.shown.bad and self.shown.example.why:  # eager code shares the trap
            return self.declared
        return bool(self.outcome.differences) == self.shown.bad and (self.shown.bad or not self._fails)

    @property
    def _fails(self) -> bool:
        assert self.outcome is not None
        return self.outcome.graph.raised != self.shown.example.raises

    def __str__(self) -> str:
        """What happened, in words; what is not as the rule's page says stands out."""
        if self.outcome is None:
            return "not asked since it changed"
        text = words.difference(self.outcome)
        if not self.outcome.differences and (self.shown.bad or self._fails):
            text = words.shared(self.outcome)
        return text if self.declared else f"**{text}**"


def answers(record: Record, examples: Sequence[Shown]) -> list[Answer]:
    """What a version did with each example."""
    return [Answer(shown, record.outcome(shown)) for shown in examples]


def page(records: Mapping[str, Record], examples: Sequence[Shown]) -> str:
    """The whole page."""
    by_version = {version: answers(record, examples) for version, record in records.items()}
    parts = [HEAD, "\n".join(_versions(records, by_version)), "## Rule by rule"]
    parts.append(
        "Programs are told in the order of the rule's page. What is not as the page shows it, line by line, stands in "
        "**bold**; the rule's page speaks of it under *Versions*."
    )
    parts += ["\n".join(_rows(by_version)), REPEAT]
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


def _versions(records: Mapping[str, Record], by_version: Mapping[str, list[Answer]]) -> Iterator[str]:
    yield "| TensorFlow | Keras | Python | programs run | as the page says | otherwise, but the claim holds | the claim does not hold |"
    yield "|---|---|---|---|---|---|---|"
    for version, record in records.items():
        asked = [answer for answer in by_version[version] if answer.outcome]
        declared, holding = sum(answer.declared for answer in asked), sum(answer.holds for answer in asked)
        cells = (
            *(record.tensorflow, record.keras, record.python, f"{len(asked)} of {len(by_version[version])}"),
            *(declared, holding - declared, len(asked) - holding),
        )
        yield f"| {' | '.join(map(str, cells))} |"


def _rows(by_version: Mapping[str, list[Answer]]) -> Iterator[str]:
    yield "| rule | TensorFlow | what is reported | what the page recommends |"
    yield "|---|---|---|---|"
    grouped = {
        version: {rule.code: list(group) for rule, group in groupby(found, lambda answer: answer.shown.rule)}
        for version, found in by_version.items()
    }
    for code in next(iter(grouped.values()), {}):
        for number, (version, rules) in enumerate(grouped.items()):
            bad = [str(answer) for answer in rules[code] if answer.shown.bad]
            good = [str(answer) for answer in rules[code] if not answer.shown.bad]
            name = f"[{code}](rules/{code}.md) {rules[code][0].shown.rule.name}" if not number else ""
            yield f"| {name} | {version} | {_cell(bad)} | {_cell(good)} |"


def _cell(told: Sequence[str]) -> str:
    """What happened to some programs: in one word where it is the same for all of them."""
    if len(set(told)) == 1:
        return told[0]
    return "; ".join(f"{number}. {text}" for number, text in enumerate(told, 1))
