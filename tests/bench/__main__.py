"""`python -m tests.bench`: what the plugin costs, measured in pairs beside plain flake8, flake8-bugbear and pyflakes.

python -m tests.bench                                   all corpora, 7 runs in turn each
python -m tests.bench --corpora keras-cv --times 3      one of them, quickly
python -m tests.bench --write                           and write docs/performance.md and its chart
"""

from __future__ import annotations

import argparse
import pathlib
import platform
import statistics

from tests.bench.chart import chart
from tests.bench.runs import ENVIRONMENTS, ROOT, Corpus, Run, compare, corpora, environment, median_ratio, ratios
from tests.bench.stages import stages, start_up
from tests.corpus.__main__ import CACHE

PAGE = ROOT / "docs" / "performance.md"
MARKS = "<!-- measured -->\n", "<!-- end -->\n"


def table(corpus: Corpus, runs: dict[str, list[Run]]) -> list[str]:
    """Rows of a Markdown table: CPU seconds, ratio to flake8 alone, memory."""
    rows = []
    for name, found in runs.items():
        seconds = statistics.median(run.seconds for run in found)
        pairs = ratios(runs, name)
        spread = "1" if name == "flake8" else f"{median_ratio(runs, name):.3f} ({pairs[0]:.3f} to {pairs[-1]:.3f})"
        memory = statistics.median(run.memory for run in found)
        rows.append(f"| {corpus.name} | {corpus.lines:,} | {name} | {seconds:.2f} | {spread} | {memory:.0f} |")
    return rows


def report(measured: list[tuple[Corpus, dict[str, list[Run]]]], times: int, python: str) -> str:
    """The measured part of the page."""
    rows = [row for corpus, runs in measured for row in table(corpus, runs)]
    inside = {corpus.name: stages(corpus.paths) for corpus, _ in measured}
    names = list(next(iter(inside.values())))
    imports = ", ".join(f"{milliseconds:.0f} ms {where}" for where, milliseconds in start_up(python).items())
    return "\n".join(
        [
            f"Python {platform.python_version()}, {times} runs each, in turn; medians.",
            "",
            "| files | lines | environment | CPU s | over flake8 alone | peak MiB |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            "![CPU time of a flake8 run, over that of flake8 alone](performance.svg)",
            "",
            "Inside of the plugin, milliseconds of CPU time per thousand lines:",
            "",
            "| files | " + " | ".join(names) + " |",
            "|---|" + "---|" * len(names),
            *(
                f"| {name} | " + " | ".join(f"{spent[stage]:.2f}" for stage in names) + " |"
                for name, spent in inside.items()
            ),
            "",
            f"Importing it takes {imports}.",
            "",
        ]
    )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", default="tf-models-official,keras-cv,tensorflow-recommenders,stdlib")
    parser.add_argument("--environments", default=",".join(ENVIRONMENTS))
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="write docs/performance.md and its chart")
    parser.add_argument("--cache", type=pathlib.Path, default=CACHE)
    given = parser.parse_args()
    names = tuple(given.environments.split(","))
    found = list(corpora(given.cache, tuple(given.corpora.split(","))))
    measured = [(corpus, compare(corpus, given.cache, names, given.times)) for corpus in found]
    text = report(measured, given.times, environment("tffunction", given.cache))
    print(text)
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        before, rest = page.split(MARKS[0])
        PAGE.write_text(before + MARKS[0] + text + MARKS[1] + rest.split(MARKS[1])[1], encoding="utf-8")
        bars = [(corpus.name, {name: median_ratio(runs, name) for name in runs}) for corpus, runs in measured]
        PAGE.with_suffix(".svg").write_text(chart(bars), encoding="utf-8")


if __name__ == "__main__":
    main()
