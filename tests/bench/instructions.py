"""`python -m tests.bench.instructions`: what the plugin costs, in instructions, which a busy machine does not change.

Runs flake8 under valgrind (which must be installed) without and with the plugin, on every so manieth file of a corpus: some
fifty times as slow as flake8 itself.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import tempfile

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


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", default="tf-models-official,stdlib")
    parser.add_argument("--environments", default="flake8,tffunction", help=f"of {','.join(ENVIRONMENTS)}")
    parser.add_argument("--every", type=int, default=8, help="of the files only every so manieth (default: 8)")
    parser.add_argument("--cache", type=pathlib.Path, default=CACHE)
    given = parser.parse_args()
    names = tuple(given.environments.split(","))
    pythons = {name: environment(name, given.cache) for name in names}
    print("| files | environment | billion instructions | over the first |\n|---|---|---|---|")
    for corpus in corpora(given.cache, tuple(given.corpora.split(","))):
        counts = {name: instructions(name, pythons[name], corpus.paths[:: given.every]) for name in names}
        for name, count in counts.items():
            print(f"| {corpus.name} | {name} | {count / 1e9:.3f} | {count / counts[names[0]]:.4f} |", flush=True)


if __name__ == "__main__":
    main()
