"""`python -m tests.robustness --deep`: a great many programs, each held to what the plugin promises about every file.

Prints what was wrong, and a table of counts; leaves with 1 if anything was. What the parts are, and what they counted:
docs/robustness.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from zlib import crc32

os.environ.setdefault("FLAKE8_TFFUNCTION_RAISE", "1")

from flake8_tffunction.options import Options  # noqa: E402
from tests.casefile import all_cases  # noqa: E402
from tests.robustness import mutations  # noqa: E402
from tests.robustness.dressing import decorated, enclosed  # noqa: E402
from tests.robustness.files import cut, folders, python_files, read  # noqa: E402
from tests.robustness.generated import made_from_the_grammar  # noqa: E402
from tests.robustness.hostile import PROGRAMS  # noqa: E402
from tests.robustness.hostile.parts import Make  # noqa: E402
from tests.robustness.promises import Unparsable, examine, parsed  # noqa: E402
from tests.robustness.tally import HEADING, Tally  # noqa: E402

PARTS = ("files", "changed", "cut off", "hostile", "grammar", "order")
EACH = {"changed": 20_000, "cut off": 3_000, "grammar": 2_000}
"""How many programs `--deep` makes."""


def main() -> int:
    """Run the parts, here or with other Pythons."""
    parser = argparse.ArgumentParser(prog="python -m tests.robustness", description=__doc__.partition("\n")[0])
    parser.add_argument("--deep", action="store_true", help="all of it; else a hundredth")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part (may be given again)")
    parser.add_argument("--every", type=int, default=0, help="of the files only every so manieth")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="how long a part may take")
    parser.add_argument("--seed", type=int, default=1, help="of what is made at random (default: 1)")
    parser.add_argument("--python", action="append", help="another Python that has flake8 (may be given again)")
    parser.add_argument("--digest", type=int, help=argparse.SUPPRESS)
    parser.add_argument("folders", nargs="*", type=Path, help="files to take (default: Python's tests, site-packages)")
    arguments = parser.parse_args()
    if arguments.digest is not None:
        print(json.dumps(digests(arguments.digest)))
        return 0
    if arguments.python:
        return others(arguments.python)
    tallies = run(arguments)
    print(f"\nPython {platform.python_version()}\n{HEADING}")
    print(*(tally.row() for tally in tallies), sep="\n")
    return int(any(tally.problems for tally in tallies))


def others(pythons: list[str]) -> int:
    """The same command line with other Pythons, one after the other."""
    skipped = {at + 1 for at, word in enumerate(sys.argv) if word == "--python"}
    words = [w for at, w in enumerate(sys.argv[1:], 1) if at not in skipped and not w.startswith("--python")]
    return max(subprocess.run([python, "-m", "tests.robustness", *words], check=False).returncode for python in pythons)


def run(arguments: argparse.Namespace) -> list[Tally]:
    """What each part counted. An interrupt ends the part that is running."""
    tallies = []
    share = 1 if arguments.deep else 100
    for part in arguments.part or PARTS:
        tally = Tally(part, time.monotonic() + arguments.seconds)
        tallies.append(tally)
        print(f"{part} ...", flush=True)
        count = EACH.get(part, 0) // share
        try:
            if part == "files":
                for path in python_files(arguments.folders or folders(), arguments.every or share):
                    if tally.over:
                        break
                    tally.file(str(path), read(path))
            elif part == "changed":
                for name, text in mutations.programs(count, arguments.seed):
                    if tally.over:
                        break
                    tally.files += 1
                    tally.program(name, text)
            elif part == "cut off":
                cut(count, arguments.seed, tally, [read(path) for path in python_files(folders()[:1], 40)])
            elif part == "hostile":
                built(tally, arguments.deep)
            elif part == "grammar":
                if not made_from_the_grammar(count, tally):
                    print("  hypothesmith is not installed: left out")
            else:
                in_another_order(tally, arguments.every or share)
        except KeyboardInterrupt:
            print("  interrupted")
    return tallies


def built(tally: Tally, deep: bool) -> None:
    """The hostile programs, each as large as Python's parser takes it (but no larger than is asked)."""
    for make, small, large in PROGRAMS:
        if tally.over:
            return
        tally.files += 1
        name, text = largest(make, large if deep else small)
        tally.program(name, text)


def largest(make: Make, size: int) -> tuple[str, str]:
    """A program of this size, or of the greatest one below it that can be parsed; its name tells it."""
    while size > 10:
        text = make(size)
        try:
            parsed(text)
        except Unparsable:
            size = size * 4 // 5
            continue
        return f"{make.__name__}({size})", text
    return f"{make.__name__}({size})", make(size)


def in_another_order(tally: Tally, every: int) -> None:
    """The same reports with the files the other way round, and with strings that hash to other numbers."""
    answers = []
    for seed, direction in ("1", 1), ("2", -1):
        done = subprocess.run(
            [sys.executable, "-m", "tests.robustness", "--digest", str(every * direction)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            check=True,
        )
        answers.append(json.loads(done.stdout))
    one, two = answers
    tally.files = len(one)
    tally.programs = 2 * len(one)
    tally.reports = sum(count for count, _ in one.values())
    for name in one:
        if one[name] != two[name]:
            tally.problem(name, f"steadiness: {one[name]} against {two[name]}")


def digests(every: int) -> dict[str, tuple[int, int]]:
    """Program -> (how many reports, their checksum): of all cases, and of files of Python's tests; backwards for -every."""
    programs = {case.name: (case.source, case.options) for case in all_cases()[:: abs(every)]}
    for path in python_files(folders()[:1], 8 * abs(every)):
        for dress in (decorated, enclosed):
            try:
                programs[f"{path}, {dress.__name__}"] = dress(read(path)), Options()
            except Unparsable:
                continue
    found = {}
    for name in list(programs)[:: 1 if every > 0 else -1]:
        try:
            reports = examine(*programs[name][:1], options=programs[name][1]).reports
        except Unparsable:
            continue
        found[name] = len(reports), crc32(repr(reports).encode("utf-8", "replace"))
    return found


if __name__ == "__main__":
    sys.exit(main())
