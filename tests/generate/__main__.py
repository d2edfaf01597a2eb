"""`python -m tests.generate --count 1000 --seed 7`: many programs, each judged by TensorFlow, line by line.

Shows its progress, then a table by code, precision and recall; programs about which TensorFlow and the plugin disagree are
saved. TensorFlow's answers are kept, so a second call with the same seed goes on where the first one ended. Leaves with 1 if
fewer than 99 of 100 agree.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path

os.environ.setdefault("FLAKE8_TFFUNCTION_RAISE", "1")

from tests.generate.agreement import Questions, answered, verdict  # noqa: E402
from tests.generate.programs import Plan, assemble, background, plan  # noqa: E402
from tests.generate.records import Records  # noqa: E402
from tests.generate.tally import Tally  # noqa: E402
from tests.oracle.run import Judge  # noqa: E402

ENOUGH = 0.99
"""The part of the programs that must agree."""

GROUP = 5
"""So many programs in a row share their near misses, which TensorFlow then runs alone only once. The first has no trap."""

PAGE = Path(__file__).parents[2] / "docs/generated.md"


def chosen(seed: int, number: int) -> tuple[Plan, Plan]:
    """The program of this number, always the same one, and the near misses of its group."""
    around = background(random.Random(f"{seed} group {number // GROUP}").choice)
    if number % GROUP == 0:
        return around, around
    pick = random.Random(f"{seed} {number}").choice
    return plan(pick, pick((1, 1, 2, 3)), around), around


class Run:
    """The programs of a seed, judged one after the other until `deadline` (of time.monotonic)."""

    def __init__(self, seed: int, folder: Path, deadline: float = float("inf")) -> None:
        self.tally = Tally()
        self.fresh = 0
        """How many programs TensorFlow was asked about, since the record had no answer."""
        self.seconds = 0.0
        """What these took."""
        self._seed = seed
        self._records = Records(folder, seed)
        self._deadline = deadline

    def judge(self, count: int, questions: Questions) -> None:
        """Judge the first `count` programs. An interrupt ends it early, with what there is."""
        started = time.monotonic()
        for number in range(count):
            if time.monotonic() > self._deadline:
                break
            try:
                self._one(number, questions)
            except KeyboardInterrupt:
                break
            if sys.stderr.isatty() or number % 50 == 49:
                self._show(number + 1, count, time.monotonic() - started)

    def _one(self, number: int, questions: Questions) -> None:
        made, around = chosen(self._seed, number)
        program = assemble(made)
        answer = self._records.get(number, program)
        if answer is None:
            started = time.monotonic()
            answer = answered(program, questions, around)
            self.seconds += time.monotonic() - started
            self.fresh += 1
            self._records.keep(number, program, answer)
        said = verdict(program, answer)
        self.tally.add(said)
        self._records.show(number, said)

    def _show(self, done: int, count: int, seconds: float) -> None:
        """The progress: one line that changes on a terminal, a new line each else."""
        end = "\r" if sys.stderr.isatty() else "\n"
        left = seconds / done * (count - done)
        print(
            f"{done}/{count}, {self.tally.agreeing} agree, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True
        )


def _summary(seed: int, count: int, folder: Path, questions: Questions) -> str:
    run = Run(seed, folder)
    run.judge(count, questions)
    return run.tally.summary(seed)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.generate", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many programs, those of earlier calls included")
    parser.add_argument("--seed", type=int, default=None, help="repeats a run, or goes on; a fresh one by default")
    parser.add_argument(
        "--out", type=Path, default=Path("build/generated"), help="where answers and disagreements are kept"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long; a later call goes on")
    parser.add_argument("--write", action="store_true", help="write docs/generated.md")
    parser.add_argument(
        "--again", type=int, action="append", default=[], help="with --write: as many of this seed, too"
    )
    options = parser.parse_args()
    seed = random.randrange(10**6) if options.seed is None else options.seed
    run = Run(seed, options.out, time.monotonic() + 60.0 * options.minutes)
    with Judge() as judge:
        questions = Questions(judge)
        run.judge(options.count, questions)
        if options.write:
            others = [_summary(other, options.count, options.out, questions) for other in options.again]
            PAGE.write_text(run.tally.page(seed, judge.version, others), encoding="utf-8")
    print(f"seed {seed}")
    print(run.tally.table())
    if run.fresh:
        each = f"{questions.asked / run.fresh:.2f} questions and {run.seconds / run.fresh:.2f} s a program"
        print(f"TensorFlow was asked about {run.fresh} programs: {each}")
    return 0 if run.tally.agreeing >= ENOUGH * run.tally.programs else 1


if __name__ == "__main__":
    sys.exit(main())
