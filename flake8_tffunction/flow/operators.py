"""How values combine: operators, comparison, subscripts, iteration and unpacking."""

from __future__ import annotations

from typing import Any

from flake8_tffunction.flow.dimensions import SOME_DIMENSION, element, indexed, joined, sliced
from flake8_tffunction.flow.tensors import arithmetic_dtype, arithmetic_loose, arithmetic_shape, element_shape, length
from flake8_tffunction.flow.values import MISSING, NOTHING, NUMBER, STRING, UNKNOWN, Kind, Origin, Trust, Value, join

T = Kind.TENSOR | Kind.VARIABLE
LAST = -2
"""In the path of an unpacked value: behind the starred part."""
LONGEST = 64
"""Elements of a repeated list that are known one by one."""


def join_all(values: list[Value]) -> Value:
    """The join of one or more values."""
    result = values[0]
    for value in values[1:]:
        result = join(result, value)
    return result


FORCING = frozenset({"-", "/", "//", "**", "@", "<", "<=", ">", ">="})
STRUCTURES = Kind.LIST | Kind.TUPLE | Kind.DICT | Kind.NONE


def tensor_of(*operands: Value) -> Value:
    """The tensor that an op on these operands gives: as sure as the surest tensor among them."""
    sure = any(v.is_tensor for v in operands)
    dtypes = {v.dtype for v in operands if v.kind & T}
    return Value(
        Kind.TENSOR,
        Origin.FRESH,
        Trust.INFERRED if sure else Trust.ASSUMED,
        dtype=dtypes.pop() if len(dtypes) == 1 else None,
        by_data=any(v.by_data for v in operands),
    )


def settled(op: str, value: Value, other: Value = NOTHING) -> Value:
    """A structure of tensors that is an operand of `-`, `/` or `<`, or that a number is added to, is a tensor: nothing else in
    it takes them."""
    if (
        (op in FORCING or op == "+" and other.kind == Kind.NUMBER)
        and value.kind & Kind.TENSOR
        and value.kind & STRUCTURES
        and not value.kind & ~(Kind.TENSOR | STRUCTURES)
        and value.trust
    ):
        return Value(Kind.TENSOR, value.origin, value.trust)
    return value


def combine(op: str, left: Value, right: Value) -> Value:
    """The value of `left op right` for an arithmetic operator."""
    if not left.kind or not right.kind:
        return NOTHING
    left, right = settled(op, left, right), settled(op, right, left)
    kinds = left.kind | right.kind
    if kinds & (Kind.TENSOR | Kind.VARIABLE):
        if op == "%" and left.kind == Kind.STRING:
            return STRING
        loose = arithmetic_loose(left, right)
        return tensor_of(left, right).but(
            dtype=arithmetic_dtype(op, left, right), shape=arithmetic_shape(op, left, right), loose=loose
        )
    if left.kind == Kind.STRING:
        return STRING if op in "+%*" else UNKNOWN
    if kinds == Kind.NUMBER:
        return Value(Kind.NUMBER, const=_fold(op, left.const, right.const))
    if kinds & Kind.ARRAY and not kinds & ~(Kind.ARRAY | Kind.NUMBER):
        return Value(Kind.ARRAY)
    if op == "+" and kinds & Kind.SHAPE and not kinds & ~(Kind.SHAPE | Kind.LIST | Kind.TUPLE):
        return joined(left, right)
    if op in ("+", "*") and left.kind in (Kind.LIST, Kind.TUPLE):
        return _longer(op, left, right)
    if op in "|&-^" and left.kind in (Kind.SET, Kind.DICT) and left.kind == right.kind:
        return Value(left.kind, elem=left.elem)
    return UNKNOWN


def _longer(op: str, left: Value, right: Value) -> Value:
    """A list or tuple, repeated or with another one behind it."""
    if op == "*" and isinstance(right.const, int):
        times = max(right.const, 0)
        items = left.items * times if left.items is not None and len(left.items) * times <= LONGEST else None
        known = length(left)
        return Value(left.kind, elem=left.elem, items=items, shape=(known * times,) if known is not None else None)
    same = op == "+" and right.kind == left.kind
    items = left.items + right.items if same and left.items is not None and right.items is not None else None
    elems = [v.elem for v in (left, right) if v.elem is not None]
    return Value(left.kind, elem=join_all(elems) if elems else None, items=items)


def _fold(op: str, a: Any, b: Any) -> Any:
    if not isinstance(a, (int, float)) or not isinstance(b, (int, float)) or abs(a) > 1e9 or abs(b) > 1e9:
        return MISSING
    if op == "+":
        return a + b
    if op == "-":
        return a - b
    if op == "*":
        return a * b
    if op in ("/", "//", "%") and b:
        return a / b if op == "/" else a // b if op == "//" else a % b
    return MISSING


def compare(op: str, left: Value, right: Value) -> Value:
    """The value of one comparison."""
    if op in ("is", "is not"):
        const = MISSING
        kinds = {left.kind, right.kind}
        if kinds == {Kind.NONE}:
            const = op == "is"
        elif (
            Kind.NONE in kinds
            and not left.kind & right.kind & Kind.NONE
            and min(left.trust, right.trust) >= Trust.INFERRED
        ):
            other = left if right.kind == Kind.NONE else right
            if not other.kind & (Kind.NONE | Kind.UNKNOWN | Kind.UNDEFINED):
                const = op == "is not"
        outer = (left.origin | right.origin) & (Origin.OUTER | Origin.PARAM)
        return Value(Kind.NUMBER, outer or Origin.FRESH, const=const)
    if op in ("in", "not in"):
        return Value(Kind.NUMBER)
    left, right = settled(op, left), settled(op, right)
    if (left.kind | right.kind) & T:
        if op in ("==", "!=") and (left.kind | right.kind) & Kind.NONE:
            return Value(Kind.NUMBER)
        return tensor_of(left, right).but(dtype="bool", shape=arithmetic_shape(op, left, right))
    if (left.kind | right.kind) & Kind.ARRAY:
        return Value(Kind.ARRAY)
    return (
        Value(Kind.NUMBER)
        if not (left.kind | right.kind) & Kind.UNKNOWN
        else Value(Kind.NUMBER | Kind.UNKNOWN, trust=Trust.ASSUMED)
    )


def subscript(owner: Value, index: Value) -> Value:
    """The value of `owner[index]`."""
    whole = index.of == "builtins.slice"
    if owner.kind & T and not owner.kind & ~(T | Kind.NONE):  # None has no elements
        shape, loose = indexed(owner, index)
        structure = not owner.trust or index.kind == Kind.STRING  # then it may be, or is, a part of an argument
        origin = owner.origin if structure else owner.origin & ~Origin.PARAM or Origin.FRESH
        return Value(Kind.TENSOR, origin, owner.trust, dtype=owner.dtype, shape=shape, loose=loose)
    if owner.kind == Kind.SHAPE:
        return element(owner, index)
    if owner.kind == Kind.STRING:
        return STRING
    if owner.kind == Kind.ARRAY:
        return owner.but(born=None)
    if owner.keys is not None and owner.items is not None and index.const in owner.keys and index.const is not MISSING:
        return reached(owner, owner.items[owner.keys.index(index.const)])
    if (
        owner.items is not None
        and owner.keys is None
        and isinstance(index.const, int)
        and -len(owner.items) <= index.const < len(owner.items)
    ):
        return reached(owner, owner.items[index.const])
    if whole and owner.kind & (Kind.LIST | Kind.TUPLE):
        items = (
            sliced(owner.items, index)
            if owner.items is not None and owner.keys is None and owner.kind in (Kind.LIST, Kind.TUPLE)
            else None
        )
        part = tuple(reached(owner, item) for item in items) if items is not None else None
        return Value(
            owner.kind,
            Origin.FRESH,
            owner.trust,
            elem=reached(owner, owner.elem) if owner.elem is not None else None,
            items=part,
        )
    if owner.kind & T and index.kind == Kind.STRING:  # a structure, since a tensor has no string index
        return owner.elem or Value(Kind.TENSOR, owner.origin, owner.trust)
    if owner.elem is not None:
        return reached(owner, owner.elem)
    return Value(Kind.UNKNOWN, owner.origin, Trust.ASSUMED)


def reached(owner: Value, value: Value) -> Value:
    """`value` as it is got out of `owner`: it lives as long as that."""
    if owner.origin == Origin.FRESH or value.origin & (Origin.OUTER | Origin.PARAM):
        return value
    return value.but(origin=owner.origin)


def part_of(owner: Value, value: Value) -> Value:
    """`value` as an attribute of `owner`; a container in an argument that is no structure is neither copied nor checked."""
    structure = owner.cls is not None and "typing.NamedTuple" in owner.cls.outer
    outside = owner.origin & Origin.PARAM and value.kind & Kind.CONTAINER and not structure
    return value.but(origin=Origin.CAPTURED if outside else owner.origin)


def element_of(value: Value) -> Value:
    """What iterating `value` yields."""
    kind = value.kind
    if kind & T and not kind & ~(T | Kind.NONE):  # None has no elements
        origin = Origin.FRESH if value.trust else value.origin  # what is not known to be a tensor may be a structure
        return Value(Kind.TENSOR, origin, value.trust, dtype=value.dtype, shape=element_shape(value.shape))
    if value.elem is not None and kind != Kind.DICT:
        return reached(value, value.elem)
    if kind == Kind.DICT or kind == Kind.STRING:
        return STRING
    if kind == Kind.RANGE:
        return NUMBER
    if kind == Kind.ARRAY:
        return Value(Kind.ARRAY | Kind.NUMBER)
    if kind == Kind.SHAPE:
        return SOME_DIMENSION
    return Value(Kind.UNKNOWN, value.origin, Trust.ASSUMED)


STREAMS = Kind.DATASET | Kind.DATASET_ITERATOR
"""What makes its elements anew for each turn."""


def drawn_from(source: Value) -> Value:
    """What `for`, `iter` and `next` take from a value: of a Dataset, and of a parameter that nothing shows to be a
    container (a Dataset, mostly), a structure that is made for each turn, and no part of the source."""
    elem = element_of(source)
    if source.kind & STREAMS and not source.kind & ~STREAMS:
        return elem.but(origin=Origin.FRESH)
    container = source.trust and source.kind & (Kind.CONTAINER | Kind.TUPLE | Kind.ITERATOR)
    return elem if container or elem.origin != Origin.PARAM else elem.but(origin=Origin.FRESH)


def with_element(owner: Value, elem: Value, key: Value) -> Value:
    """A container after `owner[key] = elem`, or after it took `elem` in another way (then the key is unknown)."""
    yields = elem if owner.elem is None else join(owner.elem, elem)
    index = key.const
    if owner.kind == Kind.DICT and owner.keys is not None and owner.items is not None and isinstance(index, (str, int)):
        items = dict(zip(owner.keys, owner.items))
        items[index] = elem
        return owner.but(items=tuple(items.values()), keys=tuple(items), elem=yields)
    if (
        owner.kind == Kind.LIST
        and owner.items is not None
        and isinstance(index, int)
        and -len(owner.items) <= index < len(owner.items)
    ):
        elements = list(owner.items)
        elements[index] = elem
        return owner.but(items=tuple(elements), elem=yields)
    return owner.but(items=None, keys=None, elem=yields)


def unpacked(value: Value, path: tuple[int, ...]) -> Value:
    """The part of a value that a nested tuple target takes: path (1, 0) is the first of the second."""
    for position in path:
        if value.items is not None and value.keys is None and 0 <= position < len(value.items):
            value = reached(value, value.items[position])
        elif value.kind == Kind.SHAPE and value.loose is not None and position >= 0:
            value = element(value, Value(Kind.NUMBER, const=position))
        elif position == -1:
            value = Value(Kind.LIST, elem=element_of(value))
        else:
            value = element_of(value)
    return value
