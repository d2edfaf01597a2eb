"""`python -m tests.bench.instructions`: what the plugin costs, in instructions, which a busy machine does not change.

Runs flake8 under valgrind (which must be installed) without and with plugins: some fifty times as slow as flake8 itself, so only
some files of a large corpus are taken. `--write` puts the table and the chart into docs/performance.md.
"""

from __future__ import annotations

import argparse
import pathlib
import platform
import re
import tempfile

from tests.bench.chart import chart
from tests.bench.page import COUNTED, PAGE, replace
from tests.bench.runs import ENVIRONMENTS, corpora, environment, lint
from tests.corpus.__main__ import CACHE

COUNTING = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
REFERENCES = re.compile(r"I\s+refs:\s+([\d,]+)")


def instructions(name: str, python: str, paths: tuple[str, ...]) -> int:
    """How many instructions a run takes."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        lint(name, python, paths, before=("env", "PYTHONHASHSEED=0", *COUNTING, f"--log-file={log}"))
        found = REFERENCES.search(log.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1].replace(",", ""))


def table(counts: list[tuple[str, dict[str, int]]]) -> str:
    """The counts as a Markdown table: of each corpus and environment, and how many times the first environment's."""
    rows = [
        f"| {corpus} | {name} | {count / 1e9:.2f} | {count / next(iter(of.values())):.4f} |"
        for corpus, of in counts
        for name, count in of.items()
    ]
    head = ["| files | environment | billion instructions | over flake8 alone |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, ""])


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", default="tf-models-official,keras-cv,tensorflow-recommenders,stdlib")
    parser.add_argument("--environments", default=",".join(ENVIRONMENTS))
    parser.add_argument(
        "--lines", type=int, default=30_000, help="of a larger corpus only as many files (default: 30000)"
    )
    parser.add_argument("--write", action="store_true", help="write docs/performance.md and its chart")
    parser.add_argument("--cache", type=pathlib.Path, default=CACHE)
    given = parser.parse_args()
    pythons = {name: environment(name, given.cache) for name in given.environments.split(",")}
    counts: list[tuple[str, dict[str, int]]] = []
    for corpus in corpora(given.cache, tuple(given.corpora.split(","))):
        every = max(corpus.lines // given.lines, 1)
        counts.append((corpus.name if every == 1 else f"{corpus.name}, 1 file of {every}", {}))
        for name, python in pythons.items():
            counts[-1][1][name] = instructions(name, python, corpus.paths[::every])
            print(table(counts[-1:]).splitlines()[-1], flush=True)
    if given.write:
        text = f"Python {platform.python_version()}:\n\n{table(counts)}"
        replace(
            PAGE, COUNTED, f"{text}\n![Instructions of a flake8 run, over those of flake8 alone](performance.svg)\n"
        )
        first = next(iter(pythons))
        bars = [(corpus, {name: count / of[first] for name, count in of.items()}) for corpus, of in counts]
        PAGE.with_suffix(".svg").write_text(chart(bars), encoding="utf-8")


if __name__ == "__main__":
    main()
