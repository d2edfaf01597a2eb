"""Ask TensorFlow about the skeletons: `python -m tests.skeletons.judge` completes the record, `... judge NAME` explains one.

Delete the record to have all of it made anew.

The programs run one after the other in this process, each once for each of its inputs, as a graph and eagerly; a new process
takes over after every few hundred of them, since graphs are never freed.
"""

from __future__ import annotations

import json
import linecache
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", CUDA_VISIBLE_DEVICES="-1")

from tests.skeletons.enumeration import skeletons
from tests.skeletons.grammar import Skeleton
from tests.skeletons.verdicts import Answer, code_of, recorded, write

CHUNK = 400
LIMIT = 60
"""Seconds for one program."""


class Observer:
    """Runs skeletons under TensorFlow."""

    def __init__(self) -> None:
        import numpy
        import tensorflow

        self._tf, self._np = tensorflow, numpy
        tensorflow.autograph.set_verbosity(0)
        tensorflow.get_logger().setLevel("ERROR")

    def differences(self, skeleton: Skeleton) -> dict[str, set[str]]:
        """What the graph does that the eager run does not, by Python flags: "Class: message" of an error, or "value"."""
        signal.alarm(LIMIT)
        function = self._define(skeleton)
        found: dict[str, set[str]] = {}
        traced: dict[str, str] = {}
        for text in skeleton.inputs:
            flags = text.rpartition(")")[2]
            eager = self._run(function.python_function, text)
            graph = traced[flags] if flags in traced else self._run(function, text)
            if isinstance(graph, str) and not function.experimental_get_tracing_count():
                traced[flags] = graph  # what ends the trace ends it for every tensor
            difference = self._compare(graph, eager)
            found.setdefault(flags, set()).update([difference] if difference is not None else [])
        signal.alarm(0)
        return found

    def _define(self, skeleton: Skeleton) -> Any:
        file = f"<skeleton {skeleton.name}>"
        linecache.cache[file] = (len(skeleton.source), None, skeleton.source.splitlines(keepends=True), file)
        names: dict[str, Any] = {}
        exec(compile(skeleton.source, file, "exec"), names)
        return names["f"]

    def _run(self, function: Any, text: str) -> Any:
        args = eval(f"({text},)", {"tf": self._tf})
        try:
            result = function(*args)
            return None if result is None else self._tf.nest.map_structure(self._np.asarray, result)
        except Exception as error:
            return f"{type(error).__name__}: {_message(error)}"

    def _compare(self, graph: Any, eager: Any) -> str | None:
        if isinstance(graph, str):
            return None if isinstance(eager, str) and graph.partition(":")[0] == eager.partition(":")[0] else graph
        if isinstance(eager, str) or type(graph) is not type(eager):
            return "value"
        if graph is None:
            return None
        same = self._tf.nest.map_structure(lambda a, b: a.shape == b.shape and self._np.allclose(a, b), graph, eager)
        return None if all(self._tf.nest.flatten(same)) else "value"


def _message(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if lines and lines[0].startswith("in user code"):
        lines = [line for line in lines if not line.startswith("File ")][1:] or lines
        for number, line in enumerate(lines):
            head, _, rest = line.partition(": ")
            if head.endswith("Error") and " " not in head:
                return " ".join([rest, *lines[number + 1 :]])
    return " ".join(lines)


def ask(names: list[str]) -> Iterator[tuple[dict[str, Answer], str]]:
    """TensorFlow's answers for some hundred of these skeletons at a time, and its version."""
    for start in range(0, len(names), CHUNK):
        answers: dict[str, Answer] = {}
        version = ""
        done = subprocess.run(
            [sys.executable, "-m", "tests.skeletons.judge", "--part"],
            input="\n".join(names[start : start + CHUNK]),
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"skeletons from {names[start]}: {done.stderr[-2000:]}")
        for line in done.stdout.splitlines():
            name, answer, version = json.loads(line)
            answers[name] = tuple(map(frozenset, answer))
        yield answers, version


def _part(names: set[str]) -> None:
    observer = Observer()
    import tensorflow

    for skeleton in (each for each in skeletons() if each.name in names):
        found = observer.differences(skeleton).values()
        answer = [sorted({code_of(each, skeleton.name) for each in differences}) for differences in found]
        print(json.dumps([skeleton.name, answer, tensorflow.__version__]), flush=True)


def main() -> None:
    """Complete the record, or print what is seen of the skeletons whose names are given."""
    if sys.argv[1:2] == ["--part"]:
        _part(set(sys.stdin.read().splitlines()))
    elif sys.argv[1:]:
        observer = Observer()
        for skeleton in skeletons():
            if skeleton.name in sys.argv[1:]:
                print(skeleton.name, skeleton.source, *observer.differences(skeleton).items(), sep="\n")
    else:
        known = recorded()
        names = [skeleton.name for skeleton in skeletons()]
        for some, version in ask([name for name in names if name not in known]):
            known.update(some)
            write({name: known[name] for name in names if name in known}, version)
            print(len(known), "skeletons", flush=True)


if __name__ == "__main__":
    main()
