"""`python -m tests.oracle.kinds`: is what the interpreter says of an expression the kind of value that a trace has there?

Takes the programs of `tests/cases` and of the rules' pages, one of every `--every`; wraps all expressions of their traced
code in calls of a recorder; runs them; and compares each kind that was seen with the kinds that the interpreter claims,
wherever it claims to know. Exit code 1 if any differ.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import gc
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from flake8_tffunction.flow.values import describe
from flake8_tffunction.options import Options
from tests.casefile import all_cases
from tests.examples import all_examples
from tests.oracle.kinds.claims import Claim, claims
from tests.oracle.kinds.wrapping import places, wrapped
from tests.oracle.worker import ENVIRONMENT, Observation

LIMIT = 60.0


@dataclasses.dataclass
class Tally:
    """What a run has found."""

    programs: int = 0
    altered: list[str] = dataclasses.field(default_factory=list)
    """Programs that end in another way with the recorder in them: nothing is learnt from them."""
    expressions: int = 0
    """Expressions that were seen in a trace."""
    claimed: int = 0
    """Those of which the interpreter claims to know the kind."""
    kinds: Counter[str] = dataclasses.field(default_factory=Counter)
    wrong: list[str] = dataclasses.field(default_factory=list)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the sample and print what disagrees, then the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.kinds", description=__doc__)
    parser.add_argument("--every", type=int, default=8, metavar="N", help="ask one program of N (default: 8)")
    parser.add_argument("--first", type=int, default=0, metavar="K", help="begin with the K-th (default: 0)")
    parser.add_argument("--only", default="", metavar="TEXT", help="programs with this in their name")
    options = parser.parse_args(argv)
    programs = [program for program in _programs() if options.only in program[0]]
    sample = programs[options.first :: options.every]
    _load()
    tally = Tally()
    for number, (name, source, settings) in enumerate(sample, 1):
        compare(name, source, settings, tally)
        if sys.stderr.isatty():
            print(f"\r{number} of {len(sample)} programs", end="", file=sys.stderr, flush=True)
    print(*tally.wrong, sep="\n")
    share = (tally.claimed - len(tally.wrong)) / max(tally.claimed, 1)
    print(
        f"{tally.programs} programs; {len(tally.altered)} more can't be watched: {', '.join(tally.altered) or 'none'}"
    )
    print(f"{tally.expressions} expressions seen in traces, {tally.claimed} with a kind that the interpreter claims")
    print(f"{len(tally.wrong)} disagree ({share:.2%} agree); by kind:", dict(tally.kinds.most_common()))
    return 1 if tally.wrong else 0


def _programs() -> list[tuple[str, str, Options]]:
    cases = [(case.name, case.source, case.options) for case in all_cases()]
    return cases + [(shown.name, shown.example.program, Options()) for shown in all_examples()]


def _load() -> None:
    """Import once what every program needs; each is a fork of this process, in which no operation may run."""
    os.environ.update(ENVIRONMENT)
    import keras  # noqa: F401
    import tensorflow  # noqa: F401

    from tests.oracle import program  # noqa: F401

    gc.freeze()


def compare(name: str, source: str, options: Options, tally: Tally) -> None:
    """Run one program and add what it shows."""
    numbered = numbered_claims(source, options)
    text = wrapped(source, {claim.node: number for number, claim in enumerate(numbered)})
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "kinds"
        prelude = f"from tests.oracle.kinds.recorder import install as _install; _install({str(log)!r}); del _install\n"
        plain, watched = (Observation(code, eager=False).finish(LIMIT) for code in (source, prelude + text))
        if plain.raised != watched.raised:
            tally.altered.append(f"{name} ({watched.raised}: {watched.message[:80]})")
            return
        seen = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    tally.programs += 1
    judge(name, source, numbered, seen, tally)


def numbered_claims(source: str, options: Options) -> list[Claim]:
    """The claims about expressions that can be watched: the recorder calls each by its place in this list."""
    usable = {position(node) for node in places(ast.parse(source))}
    return [claim for claim in claims(source, options) if position(claim.node) in usable]


def judge(name: str, source: str, numbered: Sequence[Claim], seen: Sequence[str], tally: Tally) -> None:
    """Compare what the recorder wrote (number, type, words) with the claims."""
    found: dict[int, list[list[str]]] = {}
    for line in seen:
        place, *words = line.split()
        found.setdefault(int(place), []).append(words)
    for number, kinds in sorted(found.items()):
        claim = numbered[number]
        tally.expressions += 1
        if not claim.kinds:
            continue
        tally.claimed += 1
        tally.kinds["|".join(sorted(claim.kinds))] += 1
        if others := [type_ for type_, *words in kinds if not claim.kinds.intersection(words)]:
            expression = ast.get_source_segment(source, claim.node) or ""
            tally.wrong.append(
                f"{name}:{claim.node.lineno}: `{' '.join(expression.split())[:80]}` is called {describe(claim.value)}, "
                f"and is {' or '.join(others)}"
            )


def position(node: ast.expr) -> tuple[int, int, int | None, int | None, str]:
    """What tells a node from all others, in each tree of the same text."""
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, type(node).__name__


if __name__ == "__main__":
    sys.exit(main())
