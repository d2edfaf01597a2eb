"""The process that imports TensorFlow once; each run of a program is a fork of it: nothing leaks from one to the next.

Reads one JSON object a line: {"source": ..., "limit": seconds, "files": {path: text}}. Answers with the outcome, one line
each. The first line that it writes is {"tensorflow": version}. No operation may run in this process: TensorFlow's threads do not survive a
fork, and they start with the first operation.
"""

from __future__ import annotations

import gc
import json
import os
import select
import shutil
import signal
import tempfile
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from tests.oracle.outcome import Outcome, Run
from tests.oracle.text import logged_lines, printed_lines

ENVIRONMENT = {
    "CUDA_VISIBLE_DEVICES": "-1",
    "KERAS_BACKEND": "tensorflow",
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "TF_ENABLE_ONEDNN_OPTS": "0",
}


def serve() -> None:
    """Answer requests until stdin ends."""
    requests, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    with open(os.devnull, "r+") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    os.environ.update(ENVIRONMENT)
    import tensorflow as tf

    print(json.dumps({"tensorflow": tf.__version__}), file=answers, flush=True)
    import keras  # noqa: F401 (tf.keras loads it at its first use: here, not in each fork)

    from tests.oracle import program  # noqa: F401 (uses TensorFlow's insides: after the version was told)

    gc.freeze()
    for line in requests:
        request = json.loads(line)
        both = [Observation(request["source"], eager, request.get("files", {})) for eager in (False, True)]
        outcome = Outcome(*(observation.finish(request["limit"]) for observation in both))
        print(json.dumps(outcome.to_json()), file=answers, flush=True)


class Observation:
    """One run of a program, in a fork that was started."""

    def __init__(self, source: str, eager: bool, files: Mapping[str, str] = MappingProxyType({})) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="oracle-"))
        self.ended, alive = os.pipe()  # the fork holds `alive`, and its end closes it
        self.started = time.monotonic()
        self.child = os.fork()
        if self.child == 0:
            os.close(self.ended)
            _leave(self.root, source, eager, files)
        os.close(alive)

    def finish(self, limit: float) -> Run:
        """Wait for the end of the run, which is killed `limit` seconds after its start; clear up."""
        try:
            return _read(self.root, self._wait(limit))
        finally:
            shutil.rmtree(self.root, ignore_errors=True)

    def _wait(self, limit: float) -> str | None:
        """The signal that ended the run, "timeout", or None."""
        rest = max(self.started + limit - time.monotonic(), 0.0)
        in_time, _, _ = select.select([self.ended], [], [], rest)
        os.close(self.ended)
        if not in_time:
            os.killpg(self.child, signal.SIGKILL)
        _, status = os.waitpid(self.child, 0)
        if not in_time:
            return "timeout"
        return signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else None


def _leave(root: Path, source: str, eager: bool, files: Mapping[str, str]) -> NoReturn:
    """The life of a fork."""
    status = 1
    try:
        os.setsid()
        from tests.oracle import program

        program.run(source, root, eager, files)
        status = 0
    except BaseException:  # noqa: B036 (the fork must not go on as the worker)
        (root / "failed").write_text(traceback.format_exc(), encoding="utf-8")
    finally:
        os._exit(status)


def _read(root: Path, killed: str | None) -> Run:
    if (failed := root / "failed").exists():
        raise RuntimeError(f"the observation itself failed:\n{failed.read_text(encoding='utf-8')}")
    out, err = (_text(root / name) for name in ("out", "err"))
    seen: dict[str, Any] = json.loads(_text(root / "seen.json") or "{}")
    seen["raised"] = killed or seen.get("raised")
    seen["printed"] = list(printed_lines(out, str(root)))
    seen["logged"] = list(logged_lines(err, str(root), "program.py"))
    return Run.from_json(seen)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="backslashreplace") if path.exists() else ""


if __name__ == "__main__":
    serve()
