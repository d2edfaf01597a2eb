"""Where the time goes inside of the plugin, in one process, per thousand lines."""

from __future__ import annotations

import ast
import gc
import os
import pathlib
import subprocess
import tempfile
import time
from collections import defaultdict

from flake8_tffunction import engine
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.roots import discover
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import mentions_tensorflow
from flake8_tffunction.rules import RULES
from flake8_tffunction.source.gate import may_trace
from flake8_tffunction.source.index import Index

STAGES = ("gates", "index", "discover", "play", "rules")


def stages(paths: tuple[str, ...]) -> dict[str, float]:
    """Milliseconds of CPU time of each stage per thousand lines of all files (those without TensorFlow too)."""
    spent: defaultdict[str, float] = defaultdict(float)
    count = 0
    files = []
    for path in paths:
        lines = pathlib.Path(path).read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        count += len(lines)
        start = time.process_time()
        passes = mentions_tensorflow(lines) and may_trace("".join(lines))
        spent["gates"] += time.process_time() - start
        if passes:
            files.append((ast.parse("".join(lines)), lines))
    gc.collect()
    gc.freeze()  # flake8 holds one tree at a time: those of all others must not make collections dearer
    for tree, lines in files:
        clock = [time.process_time()]
        Index(tree)
        clock.append(time.process_time())
        file = File(tree, lines, Options())
        clock.append(time.process_time())
        discover(file)
        clock.append(time.process_time())
        engine.perform(File(tree, lines, Options()), frozenset(engine.answers_of(RULES)))
        clock.append(time.process_time())
        engine.check(tree, lines, Options())
        clock.append(time.process_time())
        index, made, found, performed, checked = (after - before for before, after in zip(clock, clock[1:]))
        spent["index"] += index
        spent["discover"] += made - index + found
        spent["play"] += max(performed - made - found, 0)
        spent["rules"] += max(checked - performed, 0)
    gc.unfreeze()
    return {stage: 1000 * spent[stage] / (count / 1000) for stage in STAGES}


def start_up(python: str, times: int = 10) -> dict[str, float]:
    """Milliseconds of CPU time that importing takes beyond flake8: before the text gate, and behind it."""

    def best(code: str) -> float:
        program = f"import flake8.main.application, ast, time; start = time.process_time(); {code}\nprint(time.process_time() - start)"
        alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        with (
            tempfile.TemporaryDirectory() as empty
        ):  # a checkout around it would be imported instead, uncompiled perhaps
            runs = [
                subprocess.run(
                    [python, "-c", program], capture_output=True, text=True, check=True, cwd=empty, env=alone
                )
                for _ in range(times)
            ]
        return 1000 * min(float(run.stdout) for run in runs)

    return {
        "before the gate": best("import flake8_tffunction.plugin"),
        "behind the gate": best("import flake8_tffunction.plugin, flake8_tffunction.engine"),
    }
