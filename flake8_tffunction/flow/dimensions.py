"""Static shapes as Python values: what `x.shape`, its elements and slices hold while TensorFlow traces.

A dimension that no trace knows is Python's None there. That is tracked exactly: a dimension of which only *we* know
nothing
may be a number or None, and no rule speaks about it.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import MISSING, TENSOR, Kind, Origin, Value, join

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Region

Shape = tuple[int | str | None, ...]
T: Final = Kind.TENSOR | Kind.VARIABLE
BATCH: Final = "batch"
RANK: Final = "rank"
DIMENSION: Final = "tf.TensorShape.dimension"
"""`of` of a None that was read from a static shape."""
ELLIPSIS: Final = "builtins.Ellipsis"
NO_DIMENSION: Final = Value(Kind.NONE, const=None, of=DIMENSION)
SOME_DIMENSION: Final = Value(Kind.NUMBER | Kind.NONE)


def is_unknown(value: Value) -> bool:
    """Whether a value certainly is the None of a dimension (or rank) that is not known when traced."""
    return value.kind == Kind.NONE and value.of == DIMENSION


def holds_unknown(value: Value) -> bool:
    """Whether a shape, list or tuple certainly holds such a None, or is a shape of unknown rank."""
    if value.kind & ~(Kind.SHAPE | Kind.LIST | Kind.TUPLE):
        return False
    return value.kind == Kind.SHAPE and value.loose is not None or any(is_unknown(item) for item in value.items or ())


def in_turns(shape: Value, loop: ast.AST) -> Value | None:
    """What a `for` over a static shape with an unknown dimension gives its variable: None in one of its turns."""
    if shape.kind != Kind.SHAPE or not any(is_unknown(item) for item in shape.items or ()):
        return None
    return Value(Kind.NUMBER | Kind.NONE, of=DIMENSION, born=loop)


def is_unknown_in_turn(value: Value, regions: tuple[Region, ...]) -> bool:
    """Whether a value is that None in some turn, and nothing around it but the loop says which turns come here."""
    if value.of != DIMENSION or value.kind != Kind.NUMBER | Kind.NONE or value.born is None:
        return False
    return bool(regions) and regions[-1].node is value.born


def dimension(size: int | str | None) -> Value:
    """The Python value of one dimension."""
    if size is None:
        return NO_DIMENSION
    return Value(Kind.NUMBER, const=size) if isinstance(size, int) else SOME_DIMENSION


def shape_value(shape: Shape | None, loose: str | None = None) -> Value:
    """The TensorShape of a tensor."""
    if shape is None:
        return Value(Kind.SHAPE, loose=loose)
    return of_items(tuple(dimension(size) for size in shape)).but(shape=shape)


def shape_of_tensor(owner: Value) -> Value:
    """`x.shape`. An eager tensor that traced code captures has a number in each dimension, whatever made it."""
    if owner.origin & Origin.OUTER:
        shape = owner.shape
        return shape_value(tuple("?" if size is None else size for size in shape) if shape is not None else None)
    return shape_value(owner.shape, owner.loose if owner.loose in (BATCH, RANK) else None)


def of_items(items: tuple[Value, ...]) -> Value:
    """A TensorShape with these dimensions."""
    elem = items[0] if items else None
    for item in items[1:]:
        elem = join(elem, item) if elem is not None else item
    return Value(Kind.SHAPE, elem=elem, items=items, shape=tuple(_size(item) for item in items))


def _size(value: Value) -> int | str | None:
    if is_unknown(value):
        return None
    return value.const if isinstance(value.const, int) and value.kind == Kind.NUMBER else "?"


def rank_value(shape: Value) -> Value:
    """`x.shape.rank`, also known as `ndims`."""
    if shape.loose == RANK:
        return NO_DIMENSION
    return Value(Kind.NUMBER, const=len(shape.items)) if shape.items is not None else Value(Kind.NUMBER)


def element(shape: Value, index: Value) -> Value:
    """`x.shape[i]` and `x.shape[i:j]`."""
    if index.of == "builtins.slice":
        part = sliced(shape.items, index) if shape.items is not None else None
        if part is not None:
            return of_items(part)
        loose = shape.loose if shape.loose == RANK or shape.loose == BATCH and _keeps_first(index) else None
        return Value(Kind.SHAPE, loose=loose)
    if shape.items is not None and isinstance(index.const, int) and -len(shape.items) <= index.const < len(shape.items):
        return shape.items[index.const]
    if shape.loose == RANK or shape.loose == BATCH and index.const == 0 and index.const is not MISSING:
        return NO_DIMENSION
    return SOME_DIMENSION


def _keeps_first(index: Value) -> bool:
    bounds = slice_bounds(index)
    return (
        bounds is not None
        and not bounds.start
        and (bounds.stop is None or bounds.stop > 0)
        and bounds.step in (None, 1)
    )


def slice_bounds(index: Value) -> slice | None:
    """The slice that an index writes down in numbers; None if a bound is not one."""
    given = dict(zip(index.keys or (), index.items or ()))
    if any(
        value.kind not in (Kind.NUMBER, Kind.NONE) or value.const is MISSING or isinstance(value.const, float)
        for value in given.values()
    ):
        return None
    if any(is_unknown(value) for value in given.values()) or given.get("step", SOME_DIMENSION).const == 0:
        return None
    return slice(*(given[name].const if name in given else None for name in ("lower", "upper", "step")))


def sliced(items: tuple[Value, ...], index: Value) -> tuple[Value, ...] | None:
    """`items[i:j]`, for bounds that are numbers."""
    bounds = slice_bounds(index)
    return items[bounds] if bounds is not None else None


def joined(left: Value, right: Value) -> Value:
    """`x.shape + [3]`: a TensorShape."""
    if left.items is None or right.items is None:
        return Value(Kind.SHAPE)
    return of_items(left.items + right.items)


def declared(own: Shape | None, wanted: Shape | None) -> Shape | None:
    """The shape of a tensor after `x.set_shape(wanted)`: what either of them knows."""
    if wanted is None:
        return own
    if own is None or len(own) != len(wanted):
        return tuple("?" if size is None else size for size in wanted)
    return tuple(o if w is None or w == "?" and isinstance(o, int) else w for o, w in zip(own, wanted))


def ranked(items: tuple[Value, ...]) -> tuple[Value, ...]:
    """The elements of a list after one of them, which is not known, was given its shape."""
    return tuple(item.but(loose=None) if item.loose == RANK else item for item in items)


def one_at(axis: int) -> str:
    """The `loose` of a tensor of unknown rank whose size in one dimension is 1: the second one of `x[:, None]`."""
    return f"one at {axis}"


def is_one_at(value: Value, axis: int, rank: int) -> bool:
    """Whether a tensor, of which only `loose` may tell, has size 1 in a dimension (counted from the front) of so many."""
    return value.loose in (one_at(axis), one_at(axis - rank))


def starts_open(value: Value) -> bool:
    """Whether the first dimension of a tensor certainly is None."""
    return value.loose == BATCH or bool(value.shape) and value.shape is not None and value.shape[0] is None


def layer_output(layer: Value, args: tuple[Value, ...]) -> Value:
    """What a Keras layer gives back: a batch as large as its input."""
    first = args[0] if args else None
    batch = first is not None and first.kind == Kind.TENSOR and starts_open(first)
    return TENSOR.but(loose=BATCH) if batch and (layer.of or "").startswith("keras.layers.") else TENSOR


# -- indexing a tensor ------------------------------------------------------------------------------------------------


def indexed(owner: Value, index: Value) -> tuple[Shape | None, str | None]:
    """The shape (and what is certain without it) of `tensor[index]`."""
    parts = index.items if index.kind == Kind.TUPLE and index.items is not None else (index,)
    if index.kind == Kind.TUPLE and index.items is None:
        return None, None
    if owner.shape is None:
        keeps = (
            owner.loose == BATCH
            and parts[0].of == "builtins.slice"
            and (bounds := slice_bounds(parts[0])) is not None
            and bounds.stop != 0
        )
        return None, owner.loose if keeps or owner.loose == RANK else _new_axis(parts)
    taken = sum(part.kind != Kind.NONE and part.name != ELLIPSIS for part in parts)
    shape: list[int | str | None] = []
    at = 0
    for part in parts:
        if part.name == ELLIPSIS:
            rest = max(len(owner.shape) - taken, 0)
            shape += owner.shape[at : at + rest]
            at += rest
        elif part.kind == Kind.NONE:
            shape.append(1)
        elif part.of == "builtins.slice":
            shape.append(_sliced_size(owner.shape[at] if at < len(owner.shape) else "?", part))
            at += 1
        elif part.kind == Kind.NUMBER or part.kind & T and not part.kind & ~T and part.shape == ():
            at += 1
        else:
            return None, None
    return (*shape, *owner.shape[at:]), None


def _new_axis(parts: tuple[Value, ...]) -> str | None:
    """What an index with a None behind slices says of a tensor of unknown rank."""
    kinds = [part.kind == Kind.NONE for part in parts]
    at = kinds.index(True) if True in kinds else None
    return one_at(at) if at is not None and all(part.of == "builtins.slice" for part in parts[:at]) else None


def _sliced_size(size: int | str | None, index: Value) -> int | str | None:
    """TensorFlow 2.21: a slice of an unknown dimension is unknown, whatever its bounds."""
    if size is None:
        return None
    bounds = slice_bounds(index)
    return len(range(size)[bounds]) if isinstance(size, int) and bounds is not None else "?"
