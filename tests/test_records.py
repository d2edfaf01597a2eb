"""The cheaper `NamedTuple` is a named tuple like that of `typing`."""

from __future__ import annotations

import ast
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flake8_tffunction.records import NamedTuple

PACKAGE = Path(__file__).parents[1] / "flake8_tffunction"


def made(base: Any) -> Any:
    """A class of each: a field without, one with a default, a method, a property, a class method, a constant."""

    class Point(base):  # type: ignore[misc]
        """A point."""

        x: int
        y: int = 2

        @property
        def both(self) -> int:
            """Their sum."""
            return int(self.x + self.y)

        def moved(self, by: int) -> Any:
            """Another one."""
            return self._replace(x=self.x + by)

        @classmethod
        def zero(cls) -> Any:
            """The origin."""
            return cls(0, 0)

    return Point


def missing_field(cls: Any) -> Any:
    """An error of the constructor."""
    with pytest.raises(TypeError) as error:
        cls(y=1)
    return str(error.value)


@pytest.mark.parametrize(
    "ask",
    [
        lambda cls: cls(1),
        lambda cls: tuple(cls(y=5, x=1)),
        lambda cls: repr(cls(1)),
        lambda cls: cls(1).both,
        lambda cls: cls(1).moved(by=3),
        lambda cls: cls.zero(),
        lambda cls: (cls._fields, cls._field_defaults, cls.__match_args__, cls.__doc__, cls.__name__, cls.__bases__),
        lambda cls: hasattr(cls(1), "__dict__"),
        lambda cls: cls(1) == (1, 2) and hash(cls(1)) == hash((1, 2)),
        missing_field,
    ],
)
def test_it_behaves_like_that_of_typing(ask: Callable[[Any], object]) -> None:
    assert ask(made(NamedTuple)) == ask(made(typing.NamedTuple))


def test_a_class_may_be_derived_from_one() -> None:
    class Named(made(NamedTuple)):  # type: ignore[misc]
        """With another method."""

        def name(self) -> str:
            """Asks the base."""
            return f"{self.both}"

    assert Named(1).name() == "3" and isinstance(Named(1), tuple)


def test_the_engine_uses_the_cheaper_one() -> None:
    dear = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        if path.name != "records.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module in ("typing", "dataclasses", "enum")
        and any(alias.name in ("NamedTuple", "dataclass") for alias in node.names)
    ]
    assert not dear
