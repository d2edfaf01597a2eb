"""What TensorFlow did with a program: plain data, comparable and storable, made without importing TensorFlow."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Collection, Mapping
from typing import Any

COUNT = re.compile("‹(-?\\d+)›")
"""A number that a program got from `experimental_get_tracing_count`: marked, since it is 0 in every eager run."""

CONVERTED = re.compile(r"in user code: \w+: |(?<=Error )\w+Error: ")
"""What AutoGraph writes before the message of an error that passes through converted code."""

UNROLLED = 32
"""From so many copies of one statement in one graph on, the graph counts as grown with a Python number."""
RETRACED = 3
"""From so many traces for arguments of the same kind on: two are what a second model or batch shape costs."""

SHARED = ("printed", "raised", "message", "state", "logged")
"""Fields of a run that are the same in both if tf.function changes nothing."""


def unmarked(text: str) -> str:
    """`text` as the program printed it."""
    return COUNT.sub(r"\1", text)


def masked(text: str) -> str:
    """`text` as two runs are compared: without tracing counts, and without what AutoGraph writes around an error.

    An error that eager execution raises as well is no difference.
    """
    return CONVERTED.sub("", COUNT.sub("#", text))


@dataclasses.dataclass(frozen=True)
class Run:
    """One run of a program."""

    printed: tuple[str, ...] = ()
    """Lines on stdout and lines of tf.print, in order. Tracing counts stand in marks: see `lines`."""
    raised: str | None = None
    """Class name of the exception that ended the program, or the signal, or "timeout"."""
    message: str = ""
    """Last line of that exception's message."""
    traces: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Function of the program ("step:7": name and line) -> completed traces, all its tf.function objects together."""
    retraced: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Function -> the most traces of it for the same dtypes, ranks and Python types of arguments, if more than one."""
    operations: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Function of the program -> operations of its largest graph."""
    copies: int = 0
    """The most operations of one type that one statement put into one graph (looked at from `UNROLLED` on, else 0)."""
    state: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Global names and attributes of the program's own objects at its end -> their value in short."""
    logged: tuple[str, ...] = ()
    """Lines that the program itself sent to stderr (logging, warnings)."""

    @property
    def lines(self) -> tuple[str, ...]:
        """What was printed, line by line, exactly."""
        return tuple(unmarked(line) for line in self.printed)

    def to_json(self) -> dict[str, Any]:
        """The fields that say something."""
        fields = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items() if value}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Run:
        """The inverse of `to_json`."""
        return cls(**{name: _frozen(value) for name, value in data.items()})


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The same program twice."""

    graph: Run
    """As written."""
    eager: Run
    """With `tf.config.run_functions_eagerly(True)` and tf.data in debug mode."""

    @property
    def differences(self) -> tuple[str, ...]:
        """In which ways tf.function visibly changed what the program does, or made it slower than it need be."""
        found = []
        for name in ("printed", "logged"):
            if _comparable_lines(getattr(self.graph, name)) != _comparable_lines(getattr(self.eager, name)):
                found.append(name)
        if self.graph.raised != self.eager.raised:
            found.append("raised")
        if _comparable(self.graph.state) != _comparable(self.eager.state):
            found.append("state")
        if max(self.graph.retraced.values(), default=0) >= RETRACED:
            found.append("retraced")
        if self.graph.copies >= UNROLLED:
            found.append("unrolled")
        return tuple(found)

    def without(self, names: Collection[str]) -> Outcome:
        """The same without these globals, for programs in which they are different in each run: clocks, races."""
        runs = (dataclasses.replace(run, state=_left(run.state, names)) for run in (self.graph, self.eager))
        return Outcome(*runs)

    def to_json(self) -> dict[str, Any]:
        """As short as can be: the eager run without what is equal in both."""
        graph, eager = self.graph.to_json(), self.eager.to_json()
        for name in SHARED:
            if graph.get(name) == eager.get(name):
                eager.pop(name, None)
            else:
                eager.setdefault(name, None)
        return {"graph": graph, "eager": eager}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        """The inverse of `to_json`."""
        graph = data["graph"]
        eager = {name: graph[name] for name in SHARED if name in graph} | data["eager"]
        return cls(Run.from_json(graph), Run.from_json({name: value for name, value in eager.items() if value}))


def _left(state: Mapping[str, str], names: Collection[str]) -> dict[str, str]:
    return {name: value for name, value in state.items() if name not in names}


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _comparable_lines(lines: tuple[str, ...]) -> list[str]:
    return [masked(line) for line in lines if line.strip()]  # AutoGraph's errors end in an empty line


def _comparable(state: Mapping[str, str]) -> dict[str, str]:
    return {name: masked(value) for name, value in state.items()}
