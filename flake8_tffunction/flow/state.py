"""What the interpreter knows at one point of the code, and what is left of it where ways meet.

A name (or attribute) that is bound on one way and not on the other gets the alternative UNDEFINED: reading such a value is
what AutoGraph refuses after a graph branch, and rebinding it first is what it accepts.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from flake8_tffunction.flow.values import Kind, Value, join
from flake8_tffunction.records import NamedTuple

Slot = tuple[ast.AST, str]
"""An attribute of an object: (node that made the object, attribute name)."""


class Narrowed(NamedTuple):
    """A name of which a test tells more, behind it."""

    name: str
    before: Value
    within: Value


class Env:
    """Names of one function and the attributes that were written while tracing.

    Attributes
    ----------
    names
        Local names and their values.
    heap
        Attributes of objects; shared along the calls of one trace.
    live
        False once the code has returned, raised, or left the loop.
    outer
        The names of the traced function in which this one was defined, for its free names.
    """

    __slots__ = ("names", "heap", "live", "outer")

    def __init__(self, names: dict[str, Value], heap: dict[Slot, Value], outer: Env | None = None) -> None:
        self.names = names
        self.heap = heap
        self.live = True
        self.outer = outer

    def copy(self) -> Env:
        """The same knowledge, to go on along another way."""
        twin = Env(dict(self.names), dict(self.heap), self.outer)
        twin.live = self.live
        return twin

    def become(self, other: Env) -> None:
        """Go on with what another way knows; closures that hold this Env see the change."""
        self.names = other.names
        self.heap = other.heap
        self.live = other.live

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Env) and _same(self.names, other.names) and _same(self.heap, other.heap)

    __hash__ = None  # type: ignore[assignment]


def _same(
    a: dict[object, Value] | dict[str, Value] | dict[Slot, Value],
    b: dict[object, Value] | dict[str, Value] | dict[Slot, Value],
) -> bool:
    if len(a) != len(b):
        return False
    for key, value in a.items():
        other = b.get(key)  # type: ignore[call-overload]
        if value is not other and (other is None or not alike(value, other)):
            return False
    return True


def alike(a: Value, b: Value) -> bool:
    """Whether going round a loop once more would teach nothing new about this value."""
    return (
        a.kind == b.kind
        and a.origin == b.origin
        and a.trust == b.trust
        and a.of == b.of
        and a.cls is b.cls
        and a.dtype == b.dtype
        and a.shape == b.shape
        and type(a.const) is type(b.const)
        and a.const == b.const
    )


def merge(envs: Iterable[Env], node: ast.AST) -> Env | None:
    """What is known where several ways meet at the end of `node`; ways that have left do not count; None if all have."""
    living = [env for env in envs if env.live]
    if not living:
        return None
    result = living[0]
    for env in living[1:]:
        result = _merge_two(result, env, node)
    return result


def _merge_two(a: Env, b: Env, node: ast.AST) -> Env:
    names: dict[str, Value] = {}
    for name in {**a.names, **b.names}:
        names[name] = _meet(a.names.get(name), b.names.get(name), node)
    heap: dict[Slot, Value] = {}
    for slot in {**a.heap, **b.heap}:
        x, y = a.heap.get(slot), b.heap.get(slot)
        if x is not None and y is not None:
            heap[slot] = x if x is y else join(x, y)
        else:  # written on one way only: on the other it is whatever it was before the trace
            one = x if x is not None else y
            assert one is not None
            heap[slot] = one.but(kind=one.kind | Kind.UNDEFINED, gap=node)
    return Env(names, heap, a.outer)


def _meet(x: Value | None, y: Value | None, node: ast.AST) -> Value:
    if x is not None and y is not None:
        return x if x is y else join(x, y)
    one = x if x is not None else y
    assert one is not None
    if one.kind & Kind.UNDEFINED:
        return one
    return one.but(kind=one.kind | Kind.UNDEFINED, gap=node)
