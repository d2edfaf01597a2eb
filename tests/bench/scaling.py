"""`python -m tests.bench.scaling FOLDER`: what a run costs that is split over processes, and what it may gain.

CPU seconds are told beside wall-clock ones: on a busy machine the latter say little. From the CPU seconds of single batches
follows what any number of free cores would take: the longest queue, when each core takes the next batch as soon as it is free.
"""

from __future__ import annotations

import argparse
import heapq
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

FLAKE8 = [sys.executable, "-m", "flake8", "--isolated", "--exit-zero", "-q"]


class Cost(NamedTuple):
    """Seconds of a run."""

    cpu: float
    wall: float


def cost(arguments: Sequence[str]) -> Cost:
    """Run flake8 to its end, with all the processes that it starts."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([*FLAKE8, *arguments], stdout=subprocess.DEVNULL, check=True)
    after, end = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    return Cost(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, end - start)


def longest(batches: Sequence[float], workers: int) -> float:
    """When the last of the workers is done, each taking the next batch when it is free."""
    queues = [0.0] * workers
    for batch in batches:
        heapq.heapreplace(queues, queues[0] + batch)
    return max(queues)


def main() -> None:
    """Measure and print a Markdown table."""
    parser = argparse.ArgumentParser(description="What a split run of flake8 costs.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--batch", type=int, default=200, help="files a batch (200)")
    arguments = parser.parse_args()
    files = sorted(str(file) for file in arguments.folder.rglob("*.py"))
    one, two = cost(["-j1", *files]), cost(["-j2", *files])
    batches = [
        cost(["-j1", *files[start : start + arguments.batch]]) for start in range(0, len(files), arguments.batch)
    ]
    total = sum(batch.cpu for batch in batches)
    print(f"{len(files)} files, {len(batches)} batches of {arguments.batch}\n")
    print("| way | CPU s | wall s |\n|---|---|---|")
    print(f"| one process | {one.cpu:.1f} | {one.wall:.1f} |")
    print(f"| `-j 2` | {two.cpu:.1f} | {two.wall:.1f} |")
    print(f"| batches, one after the other | {total:.1f} | {sum(batch.wall for batch in batches):.1f} |")
    for workers in (2, 4, 8, 16):
        done = longest([batch.cpu for batch in batches], workers)
        print(
            f"| batches on {workers} free cores | {total:.1f} | {done:.1f} (computed; {one.cpu / done:.1f} times as fast) |"
        )


if __name__ == "__main__":
    main()
