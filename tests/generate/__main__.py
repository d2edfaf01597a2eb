"""`python -m tests.generate --count 1000 --seed 7`: many programs, each judged by TensorFlow, line by line.

Shows its progress, then a table by code, precision and recall; programs about which TensorFlow and the plugin disagree are
saved. Leaves with 1 if fewer than 99 of 100 agree.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path

os.environ.setdefault("FLAKE8_TFFUNCTION_RAISE", "1")

from tests.generate.agreement import Verdict, judged  # noqa: E402
from tests.generate.programs import plan  # noqa: E402
from tests.oracle.run import Judge  # noqa: E402

ENOUGH = 0.99
"""The part of the programs that must agree."""


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

    def table(self) -> str:
        """A row for each code, and the sums."""
        rows = ["code     planted  in TensorFlow  reported  missed  false"]
        for code in sorted({*self.planted, *self.true, *self.false}):
            true, hit = self.true[code], self.hit[code]
            rows.append(f"{code}  {self.planted[code]:7}  {true:13}  {hit:8}  {true - hit:6}  {self.false[code]:5}")
        true, hit, false = self.true.total(), self.hit.total(), self.false.total()
        rows.append(
            f"{self.programs} programs, {self.agreeing} agree ({self.agreeing / max(self.programs, 1):.2%}); {true} traps,"
            f" recall {hit / max(true, 1):.4f}, precision {hit / max(hit + false, 1):.4f}"
        )
        return "\n".join(rows)


def run(count: int, seed: int, folder: Path) -> Tally:
    """Judge `count` programs; those of one seed are always the same. An interrupt ends it early, with what there is."""
    tally, started = Tally(), time.monotonic()
    with Judge() as judge:
        for number in range(count):
            source = random.Random(f"{seed} {number}")
            try:
                verdict = judged(plan(source.choice, source.choice((0, 1, 1, 2, 3))), judge)
            except KeyboardInterrupt:
                break
            tally.add(verdict)
            if not verdict.agrees:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f"seed_{seed}_{number}.py").write_text(verdict.told(), encoding="utf-8")
            if sys.stderr.isatty() or number % 50 == 49:
                _show(number + 1, count, tally, time.monotonic() - started)
    return tally


def _show(done: int, count: int, tally: Tally, seconds: float) -> None:
    """The progress: one line that changes on a terminal, a new line each else."""
    end = "\r" if sys.stderr.isatty() else "\n"
    left = seconds / done * (count - done)
    print(f"{done}/{count}, {tally.agreeing} agree, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.generate", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many programs")
    parser.add_argument("--seed", type=int, default=None, help="repeats a run; a fresh one by default")
    parser.add_argument("--out", type=Path, default=Path("build/disagreements"), help="where disagreements are saved")
    options = parser.parse_args()
    seed = random.randrange(10**6) if options.seed is None else options.seed
    tally = run(options.count, seed, options.out)
    print(f"seed {seed}")
    print(tally.table())
    return 0 if tally.agreeing >= ENOUGH * tally.programs else 1


if __name__ == "__main__":
    sys.exit(main())
