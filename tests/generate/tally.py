"""The sums of many verdicts, as a table for the terminal and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.generate.agreement import Verdict
from tests.generate.programs import LEFT_OUT


class Tally:
    """Counts of a run."""

    def __init__(self) -> None:
        self.programs = self.agreeing = 0
        self.planted: Counter[str] = Counter()
        self.true: Counter[str] = Counter()
        self.hit: Counter[str] = Counter()
        self.false: Counter[str] = Counter()

    def add(self, verdict: Verdict) -> None:
        """Count one program."""
        self.programs += 1
        self.agreeing += verdict.agrees
        self.planted.update(code for _, code in verdict.program.expected)
        self.true.update(code for _, code in verdict.true)
        self.hit.update(code for _, code in verdict.true & verdict.reported)
        self.false.update(code for _, code in verdict.reported - verdict.true)

    @property
    def codes(self) -> list[str]:
        """All codes that were planted or reported."""
        return sorted({*self.planted, *self.true, *self.false})

    def table(self) -> str:
        """A row for each code, and the sums."""
        rows = ["code     planted  in TensorFlow  reported  missed  false"]
        for code in self.codes:
            true, hit = self.true[code], self.hit[code]
            rows.append(f"{code}  {self.planted[code]:7}  {true:13}  {hit:8}  {true - hit:6}  {self.false[code]:5}")
        true, hit, false = self.true.total(), self.hit.total(), self.false.total()
        rows.append(
            f"{self.programs} programs, {self.agreeing} agree ({self.agreeing / max(self.programs, 1):.2%}); {true} traps,"
            f" recall {hit / max(true, 1):.4f}, precision {hit / max(hit + false, 1):.4f}"
        )
        return "\n".join(rows)

    def summary(self, seed: int) -> str:
        """A sentence about the run."""
        true, hit, false = self.true.total(), self.hit.total(), self.false.total()
        return (
            f"Seed {seed}: {self.agreeing:,} of {self.programs:,} programs agree; of {true:,} traps {true - hit} missed, {false} reports"
            " without a trap."
        )

    def page(self, seed: int, version: str, others: Sequence[str] = ()) -> str:
        """The same as Markdown, with how it was made; `others` are the summaries of runs with other seeds."""
        columns = [self.planted, self.true, self.hit, self.false]
        rows = [_row(code, [column[code] for column in columns]) for code in self.codes]
        left = [f"| {code} | {reason} |" for code, reason in sorted(LEFT_OUT.items())]
        return PAGE.format(
            programs=self.programs,
            seed=seed,
            summaries="\n".join((self.summary(seed), *others)),
            version=version,
            rows="\n".join(rows),
            total=_row("all", [column.total() for column in columns]),
            left="\n".join(left),
        )


def _row(name: str, counts: list[int]) -> str:
    planted, true, hit, false = counts
    return f"| {name} | {planted} | {true} | {hit} | {true - hit} | {false} |"


PAGE = """\
# Generated programs

TensorFlow {version} and the plugin judged {programs} programs that were assembled from pieces: traps, and near misses that differ
from them in little, at random depth, under random imports and forms of `tf.function`. TensorFlow ran each program with each of
its traps alone, as written and eagerly, and the near misses without any trap (those of five programs in a row together); so it
tells which line makes the difference. The plugin must report these lines, with these codes, and nothing else.

{summaries}

`python -m tests.generate --count {programs} --seed {seed} --write` made this page (`--again SEED` judges as many programs of another
seed). It keeps the answers in build/generated, so that it can be interrupted, called again, and called for more; the programs
about which there is disagreement are saved beside them. Until now all "reports without a trap" were of one kind: a near miss that
takes 36 cosines in a row stands behind the trap, and makes 0.739 of whatever comes in, so that nobody sees the difference.

The table is that of the first seed.

| code | planted | traps in TensorFlow | of these reported | missed | reported, but no trap |
|---|---:|---:|---:|---:|---:|
{rows}
{total}

## Codes that are not planted

| code | why |
|---|---|
{left}
"""
