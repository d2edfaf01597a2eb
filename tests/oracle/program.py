"""Runs one program in this process, observed, and leaves. The process is a fork of the worker and is never reused."""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import traceback
import types
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import random_seed
from tensorflow.python.ops import gen_logging_ops

from tests.oracle.state import State
from tests.oracle.text import last_line, stable
from tests.oracle.traces import Tracer

NAME = "program.py"
AUTOGRAPH = r"tensorflow\.python\.autograph\.impl\.api"
"""The module that seems to warn when code that AutoGraph converted calls `warnings.warn`."""


def run(source: str, root: Path, eager: bool, files: Mapping[str, str]) -> None:
    """Run `source` in `root`/run, with `files` beside it; its output goes to `root`/out and `root`/err, what was seen to
    `root`/seen.json."""
    folder, scratch = root / "run", root / "tmp"
    for path in (folder, scratch):
        path.mkdir()
    file = str(folder / NAME)
    for name, text in {**files, NAME: source}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    os.chdir(folder)
    tempfile.tempdir = str(scratch)
    for stream, name in ((sys.stdout, "out"), (sys.stderr, "err")):
        _redirect(stream, root / name)
    tracer = Tracer(file)
    tracer.install()
    _arrange(file, eager)
    module = types.ModuleType("__main__")
    module.__file__ = file
    sys.modules["__main__"] = module
    sys.path.insert(0, str(folder))
    sys.argv = [file]
    raised, message = _execute(source, file, module, str(root))
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        _redirect(stream, Path(os.devnull))  # reading the state may run code of the program
    seen = {
        "raised": raised,
        "message": message,
        "traces": dict(sorted(tracer.traces.items())),
        "retraced": tracer.retraced,
        "operations": dict(sorted(tracer.operations.items())),
        "copies": tracer.copies,
        "state": {name: stable(value, str(root)) for name, value in State(module, source).read().items()},
    }
    (root / "seen.json").write_text(json.dumps(seen), encoding="utf-8")


def _execute(source: str, file: str, module: types.ModuleType, root: str) -> tuple[str | None, str]:
    try:
        exec(compile(source, file, "exec", dont_inherit=True), module.__dict__)
    except SystemExit as left:
        return (None, "") if left.code in (None, 0) else ("SystemExit", str(left.code))
    except BaseException as error:  # noqa: B036 (KeyboardInterrupt ends a program like any other)
        text = "".join(traceback.format_exception_only(error)) if isinstance(error, SyntaxError) else str(error)
        return type(error).__name__, last_line(text, root)
    return None, ""


def _redirect(stream: Any, path: Path) -> None:
    """Send a standard stream of Python, and the file descriptor under it that C++ writes to, to a file."""
    stream.flush()
    target = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(target, stream.fileno())
    os.close(target)
    stream.reconfigure(line_buffering=True, write_through=True, encoding="utf-8", errors="backslashreplace")


def _arrange(file: str, eager: bool) -> None:
    """Everything that a run must not inherit from its surroundings, and the mode that it runs in."""
    random.seed(0)
    np.random.seed(0)
    _seed_what_has_no_seed(file)
    _print_to_stdout()
    warnings.filterwarnings("ignore", module=f"(?!{AUTOGRAPH}$)(tensorflow|keras|numpy)")
    if eager:
        tf.config.run_functions_eagerly(True)
        tf.data.experimental.enable_debug_mode()
        # A program that switches back would not run eagerly.
        tf.config.run_functions_eagerly = tf.config.experimental_run_functions_eagerly = lambda run_eagerly: None


def _print_to_stdout() -> None:
    """tf.print writes to stderr unless told otherwise; here its lines stand between those of print."""
    write = gen_logging_ops.print_v2

    def print_v2(input: Any, output_stream: str = "stderr", end: str = "\n", name: str | None = None) -> Any:
        return write(input, "stdout" if output_stream == "stderr" else output_stream, end, name)

    gen_logging_ops.print_v2 = print_v2


def _seed_what_has_no_seed(file: str) -> None:
    """Give random operations without any seed one of their own, so that two runs of a program are equal.

    `tf.random.set_seed` would change what is observed: with it, two functions draw the same numbers. The seed follows
    from the line of the program that is being run, and from how often that was.
    """
    get_seed = random_seed.get_seed
    times: dict[int, int] = {}

    def seeded(op_seed: int | None) -> Any:
        seeds = get_seed(op_seed)
        if seeds != (None, None):
            return seeds
        frame = sys._getframe()
        while frame.f_back is not None and frame.f_code.co_filename != file:
            frame = frame.f_back
        times[frame.f_lineno] = times.get(frame.f_lineno, 0) + 1
        return frame.f_lineno, times[frame.f_lineno]

    random_seed.get_seed = seeded
