"""`python -m tests.mutants`: the share of changed decisions that some labelled program notices.

Nothing of TensorFlow is needed: what the programs do with it is recorded, and what they expect stands in them.
"""

from __future__ import annotations

import argparse
import ast
import gc
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ["FLAKE8_TFFUNCTION_RAISE"] = "1"  # before the engine is imported: a rule that fails is noticed

from tests.mutants.operators import Mutant, mutants  # noqa: E402
from tests.mutants.running import killed, modules, programs  # noqa: E402

SURVIVORS = Path(__file__).with_name("survivors.tsv")


class Answer(NamedTuple):
    """What became of one change."""

    module: str
    mutant: Mutant
    killer: str | None

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by in the list of survivors: lines move, decisions stay."""
        return self.module, self.mutant.function, self.mutant.change


def explained() -> dict[tuple[str, str, str], str]:
    """Survivors that make no difference, and why."""
    rows = [line.split("\t") for line in SURVIVORS.read_text(encoding="utf-8").splitlines()]
    return {(module, function, change): reason for module, function, change, reason in rows}


def main(arguments: list[str] | None = None) -> int:
    """Run the command; 1 if a survivor has no reason."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", default="", metavar="TEXT", help="rules whose module has this in its name")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every Nth change of each rule")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    options = parser.parse_args(arguments)
    programs()
    gc.freeze()  # forks share what is known of the programs
    names = [module.__name__ for module in modules() if options.only in module.__name__]
    total: Counter[str] = Counter()
    survivors: list[Answer] = []
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for number, answers in enumerate(pool.imap(_Judge(options.every), names), 1):
            for answer in answers:
                total["killed" if answer.killer is not None else "survived"] += 1
                if answer.killer is None:
                    survivors.append(answer)
            print(
                f"{number}/{len(names)} {names[number - 1]}: {total['killed']} killed, {total['survived']} not",
                file=sys.stderr,
            )
    return _told(total, survivors)


def _told(total: Counter[str], survivors: list[Answer]) -> int:
    reasons = explained()
    for module, count in Counter(answer.module for answer in survivors if answer.key not in reasons).most_common():
        print(f"{count:4} {module}")
    unknown = [answer for answer in survivors if answer.key not in reasons]
    for answer in unknown:
        print("\t".join((*answer.key, f"line {answer.mutant.line}")))
    count = total["killed"] + total["survived"]
    without = total["survived"] - len(unknown)
    share = total["killed"] / (count - without) if count > without else 1.0
    print(
        f"{count} changes, {total['killed']} killed, {without} make no difference, {len(unknown)} unexplained: {share:.1%}"
    )
    return 1 if unknown else 0


class _Judge:
    """Judges the changes of one module, in a process of the pool."""

    def __init__(self, every: int) -> None:
        self.every = every

    def __call__(self, name: str) -> list[Answer]:
        return list(self._answers(name))

    def _answers(self, name: str) -> Iterator[Answer]:
        module = next(module for module in modules() if module.__name__ == name)
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        short = name.removeprefix("flake8_tffunction.rules.")
        for mutant in list(mutants(tree))[:: self.every]:
            killer = killed(module, mutant)
            yield Answer(short, mutant._replace(tree=ast.Module([], [])), killer)


if __name__ == "__main__":
    sys.exit(main())
