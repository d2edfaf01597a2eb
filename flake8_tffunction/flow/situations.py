"""What makes a function that was played once behave differently at another call."""

from __future__ import annotations

from typing import Any

from flake8_tffunction.flow.facts import Region, lifts
from flake8_tffunction.flow.values import Value


def shape(value: Value) -> tuple[Any, ...]:
    """What makes a helper behave differently: the kind of an argument, where it comes from, its class, a flag's value."""
    const = value.const if value.const is None or isinstance(value.const, (bool, str)) else 0
    items = tuple(item.kind for item in value.items) if value.items is not None and len(value.items) < 9 else None
    functions = tuple(id(each.node) for each in value.among)
    return (
        value.kind,
        value.origin,
        value.trust,
        id(value.cls),
        value.of or "",
        str(const),
        id(value.node),
        value.dtype or "",
        str(items),
        functions,
    )


def situation(regions: tuple[Region, ...]) -> tuple[Any, ...]:
    """What of the branches, loops and blocks around a call counts."""
    return (
        any(r.staged for r in regions),
        any(r.guard == "once" for r in regions),
        any(r.guard == "argument" for r in regions),
        lifts(regions),
        any(r.what == "constructor" for r in regions),
        any(r.what == "control_dependencies" for r in regions),
        any(r.what == "xla" for r in regions),
    )
