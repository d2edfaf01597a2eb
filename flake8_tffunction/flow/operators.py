"""How values combine: operators, comparison, subscripts, iteration and unpacking."""

from __future__ import annotations

from typing import Any

from flake8_tffunction.flow.values import MISSING, NUMBER, STRING, UNKNOWN, Kind, Origin, Trust, Value, join

T = Kind.TENSOR | Kind.VARIABLE



def join_all(values: list[Value]) -> Value:
    """The join of one or more values."""
    result = values[0]
    for value in values[1:]:
        result = join(result, value)
    return result


def tensor_of(*operands: Value) -> Value:
    """The tensor that an op on these operands gives: as sure as the surest tensor among them."""
    sure = any(v.is_tensor for v in operands)
    dtypes = {v.dtype for v in operands if v.kind & T}
    return Value(Kind.TENSOR, Origin.FRESH, Trust.INFERRED if sure else Trust.ASSUMED, dtype=dtypes.pop() if len(dtypes) == 1 else None)


def combine(op: str, left: Value, right: Value) -> Value:
    """The value of `left op right` for an arithmetic operator."""
    kinds = left.kind | right.kind
    if kinds & (Kind.TENSOR | Kind.VARIABLE):
        if op == "%" and left.kind == Kind.STRING:
            return STRING
        return tensor_of(left, right)
    if left.kind == Kind.STRING:
        return STRING if op in "+%*" else UNKNOWN
    if kinds == Kind.NUMBER:
        return Value(Kind.NUMBER, const=_fold(op, left.const, right.const))
    if kinds & Kind.ARRAY and not kinds & ~(Kind.ARRAY | Kind.NUMBER):
        return Value(Kind.ARRAY)
    if op in ("+", "*") and left.kind in (Kind.LIST, Kind.TUPLE):
        items = left.items + right.items if op == "+" and left.items is not None and right.items is not None and right.kind == left.kind else None
        elems = [v.elem for v in (left, right) if v.elem is not None]
        return Value(left.kind, elem=join_all(elems) if elems else None, items=items)
    if op in "|&-^" and left.kind in (Kind.SET, Kind.DICT) and left.kind == right.kind:
        return Value(left.kind, elem=left.elem)
    return UNKNOWN


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
        elif Kind.NONE in kinds and not left.kind & right.kind & Kind.NONE and min(left.trust, right.trust) >= Trust.INFERRED:
            other = left if right.kind == Kind.NONE else right
            if not other.kind & (Kind.NONE | Kind.UNKNOWN | Kind.UNDEFINED):
                const = op == "is not"
        outer = (left.origin | right.origin) & (Origin.OUTER | Origin.PARAM)
        return Value(Kind.NUMBER, outer or Origin.FRESH, const=const)
    if op in ("in", "not in"):
        return Value(Kind.NUMBER)
    if (left.kind | right.kind) & T:
        if op in ("==", "!=") and (left.kind | right.kind) & Kind.NONE:
            return Value(Kind.NUMBER)
        return tensor_of(left, right).but(dtype="bool")
    if (left.kind | right.kind) & Kind.ARRAY:
        return Value(Kind.ARRAY)
    return Value(Kind.NUMBER) if not (left.kind | right.kind) & Kind.UNKNOWN else Value(Kind.NUMBER | Kind.UNKNOWN, trust=Trust.ASSUMED)


def subscript(owner: Value, index: Value) -> Value:
    """The value of `owner[index]`."""
    whole = index.of == "builtins.slice"
    if owner.kind & T and not owner.kind & ~T:
        return Value(Kind.TENSOR, owner.origin & ~Origin.PARAM or Origin.FRESH, owner.trust, dtype=owner.dtype)
    if owner.kind == Kind.SHAPE:
        return owner if whole else Value(Kind.NUMBER | Kind.NONE)
    if owner.kind == Kind.STRING:
        return STRING
    if owner.kind == Kind.ARRAY:
        return owner.but(born=None)
    if owner.keys is not None and owner.items is not None and index.const in owner.keys and index.const is not MISSING:
        return reached(owner, owner.items[owner.keys.index(index.const)])
    if owner.items is not None and owner.keys is None and isinstance(index.const, int) and -len(owner.items) <= index.const < len(owner.items):
        return reached(owner, owner.items[index.const])
    if whole and owner.kind & (Kind.LIST | Kind.TUPLE):
        return Value(owner.kind, owner.origin, owner.trust, elem=owner.elem)
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


def element_of(value: Value) -> Value:
    """What iterating `value` yields."""
    kind = value.kind
    if kind & T and not kind & ~T:
        return Value(Kind.TENSOR, Origin.FRESH, value.trust, dtype=value.dtype)
    if value.elem is not None and kind != Kind.DICT:
        return reached(value, value.elem)
    if kind == Kind.DICT or kind == Kind.STRING:
        return STRING
    if kind == Kind.RANGE:
        return NUMBER
    if kind == Kind.ARRAY:
        return Value(Kind.ARRAY | Kind.NUMBER)
    if kind == Kind.SHAPE:
        return Value(Kind.NUMBER | Kind.NONE)
    return Value(Kind.UNKNOWN, value.origin, Trust.ASSUMED)


def unpacked(value: Value, path: tuple[int, ...]) -> Value:
    """The part of a value that a nested tuple target takes: path (1, 0) is the first of the second."""
    for position in path:
        if value.items is not None and value.keys is None and 0 <= position < len(value.items):
            value = reached(value, value.items[position])
        elif position == -1:
            value = Value(Kind.LIST, elem=element_of(value))
        else:
            value = element_of(value)
    return value
