"""TensorFlow as the judge of advice: run a program with and without the decorator, and compare.

Times are CPU seconds of the process: they say the same on a machine that has other work to do.
"""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from tests.advice.labels import Label, Program
from tests.advice.trial import PROBE, variant

CALLS = 4
"""What `main` is given at first, and when times are taken."""
MORE = 7
"""What it is given the second time: a function that is traced again in it would be traced again and again."""
ROUNDS = 4
"""How often `main` is run at least to take times."""
SPELL = 0.2
LONG = 1.5
"""For how many CPU seconds at least it is run again and again; longer where only `main` as a whole can be timed."""
LIMIT = 120
"""Seconds for one variant."""
PAYS = 1.25
"""From which ratio on a tf.function is said to pay, or to be missed."""
LOSES = 1.2
"""Up to which ratio taking a tf.function away is said to be no loss."""


@dataclasses.dataclass(frozen=True)
class Trial:
    """What one variant did."""

    values: tuple[float, ...] = ()
    """All numbers that two runs of `main` returned."""
    error: str | None = None
    traces: int = 0
    """How often the function's body ran in a trace in later calls than the first (of each function, or bound method)."""
    eager: int = 0
    """How often it ran eagerly, in all."""
    first: float = 0.0
    """CPU seconds of the first call of the function."""
    call: float = 0.0
    """Seconds of a later call (the median), if it was timed."""
    main: float = 0.0
    """Seconds of a run of `main`, the best of some."""


class Timed:
    """A function, or one method of each instance as tf.function has it, that tells a probe of its calls."""

    def __init__(self, probe: Probe, function: Any) -> None:
        self.probe = probe
        self.function = function
        self.methods: dict[int, Timed] = {}
        self.called = False

    def __get__(self, instance: object, owner: type) -> Timed:
        """The method of an instance; each is a tf.function of its own."""
        if id(instance) not in self.methods:
            self.methods[id(instance)] = Timed(self.probe, self.function.__get__(instance, owner))
        return self.methods[id(instance)]

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """Call the function."""
        traces, start = self.probe.traces, time.process_time()
        try:
            return self.function(*args, **keywords)
        finally:
            self.probe.seconds.append(time.process_time() - start)
            if self.called:
                self.probe.later += self.probe.traces - traces
            self.called = True


class Probe:
    """What a variant calls while it runs."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.traces = 0
        self.later = 0
        self.eager = 0

    def timed(self, function: Callable[..., Any]) -> Timed:
        """The function, with the time of each call taken."""
        return Timed(self, function)

    def function(self, function: Callable[..., Any]) -> Any:
        """tf.function, whatever name the program has for it."""
        import tensorflow as tf

        return tf.function(function)

    def entered(self) -> None:
        """The body runs: in a trace, or eagerly."""
        import tensorflow as tf

        if tf.inside_function():
            self.traces += 1
        else:
            self.eager += 1


def numbers(value: Any) -> Iterator[float]:
    """All numbers in what a program returned."""
    if hasattr(value, "numpy"):
        value = value.numpy()
    if isinstance(value, dict):
        value = [value[key] for key in sorted(value)]
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from numbers(item)
    elif hasattr(value, "ravel"):
        yield from (float(item) for item in value.ravel())
    elif value is not None:
        yield float(value)


def run(source: str) -> Trial:
    """Run a variant in this process. Its own exceptions, also that of taking too long, are part of the answer."""
    probe = Probe()
    with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False, encoding="utf-8") as file:
        file.write(source)
    spec = importlib.util.spec_from_file_location(f"advice_{Path(file.name).stem}", file.name)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    setattr(module, PROBE, probe)
    sys.modules[spec.name] = module
    before = signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LIMIT)
    try:
        spec.loader.exec_module(module)
        values = [*numbers(module.main(CALLS))]
        calls = len(probe.seconds)
        values += numbers(module.main(MORE))
        times: list[float] = []
        while len(times) < ROUNDS or sum(times) < (SPELL if probe.seconds else LONG):
            start = time.process_time()
            module.main(CALLS)
            times.append(time.process_time() - start)
        later = probe.seconds[calls:]
        first = probe.seconds[0] if probe.seconds else 0.0
        call = statistics.median(later) if later else 0.0
        return Trial(tuple(values), None, probe.later, probe.eager, first, call, min(times))
    except Exception as error:  # whatever a program ends with is what it did
        return Trial(error=type(error).__name__)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        del sys.modules[spec.name]
        os.unlink(file.name)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


@dataclasses.dataclass(frozen=True)
class Answer:
    """What TensorFlow says of one label."""

    same: bool
    """Whether both variants returned the same numbers."""
    error: str | None
    """What the variant that was tried ended with."""
    traces: int
    """Its traces after the first run of `main`."""
    gain: float
    """Time without tf.function by time with it: of a call of the function, where it was timed, else of `main`."""
    first: float
    """The same for the first call, which traces."""
    eager: int
    """How often the body ran eagerly in the program as it is written."""

    def agrees(self, verdict: str) -> bool:
        """Whether this is what a label claims."""
        right = self.same and self.error is None
        return {
            "TFF191": right and not self.traces and self.gain >= PAYS,
            "TFF192": right and self.gain <= LOSES,
            "changes": not right,
            "retraces": right and self.traces > 0,
            "gains nothing": right and self.gain < PAYS,
            "once": right and self.first < 1.0,
            "traced": not self.eager,
            "needed": not right or self.gain >= PAYS,
        }[verdict]


def judge(program: Program, label: Label) -> Answer:
    """Run a program as it is written and with the decorator in question changed."""
    import numpy as np

    plain, traced = run(variant(program, label, False)), run(variant(program, label, True))
    tried, other = (plain, traced) if label.decorated else (traced, plain)
    if other.error is not None:
        raise RuntimeError(f"{program.name} ends with {other.error} as it is written")
    same = len(plain.values) == len(traced.values) and np.allclose(plain.values, traced.values, rtol=2e-3, atol=1e-4)
    if plain.call and traced.call:
        gain = plain.call / traced.call
    else:
        gain = plain.main / traced.main if traced.main else 0.0
    first = plain.first / traced.first if traced.first else 0.0
    return Answer(bool(same), tried.error, tried.traces, round(gain, 2), round(first, 3), other.eager)
