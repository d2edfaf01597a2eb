"""Whether two values can be one tensor of a graph: what a graph branch or loop asks of its arms and turns.

Rules of `verify_single_cond_var`, `verify_tf_loop_vars` and `tf.nest.assert_same_structure` of TensorFlow 2.21. Only what both
values certainly are counts.
"""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.flow.facts import Merged
from flake8_tffunction.flow.graph import LEAF, as_output
from flake8_tffunction.flow.operators import compare
from flake8_tffunction.flow.tensors import Shape, dtype_of
from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.layout import within

NONE: Final = "None"
DTYPE: Final = "dtype"
STRUCTURE: Final = "structure"
OBJECT: Final = "object"
SHAPE: Final = "shape"

OBJECTS: Final = Kind.FUNCTION | Kind.GRAPHFN | Kind.CLASS | Kind.MODULE | Kind.STATEFUL | Kind.OBJECT | Kind.ITERATOR
STRUCTURES: Final = {Kind.LIST: "a list", Kind.TUPLE: "a tuple", Kind.DICT: "a dict"}


class Difference(NamedTuple):
    """Why two values do not agree, and in which words each is described."""

    why: str
    first: str
    second: str


def difference(a: Value, b: Value) -> Difference | None:
    """The first reason why two values can't be one value of the graph; None if they can, or if that is not known."""
    a, b = as_output(a), as_output(b)
    if a.born is b.born is not None and a.kind & Kind.CONTAINER:
        return None  # one object, which both have changed
    for value in (a, b):
        if value.kind == Kind.NONE and value.trust >= Trust.INFERRED:
            return Difference(NONE, word_of(a), word_of(b))
        if is_object(value):
            return Difference(OBJECT, word_of(a), word_of(b))
    if a.trust < Trust.INFERRED or b.trust < Trust.INFERRED:
        return None
    first, second = _form(a), _form(b)
    if first is None or second is None:
        return None
    if first != second:
        return Difference(STRUCTURE, word_of(a), word_of(b))
    if first == LEAF:
        dtypes = dtype_of(a), dtype_of(b)
        different = None not in dtypes and dtypes[0] != dtypes[1]
        return Difference(DTYPE, str(dtypes[0]), str(dtypes[1])) if different else None
    return _items(a, b)


def _items(a: Value, b: Value) -> Difference | None:
    if a.items is None or b.items is None:
        return None
    if a.kind == Kind.DICT:
        if a.keys is None or b.keys is None:
            return None
        if set(a.keys) != set(b.keys):
            return Difference(STRUCTURE, f"a dict of {len(a.keys)}", f"a dict of {len(b.keys)}")
        pairs = [(item, b.items[b.keys.index(key)]) for key, item in zip(a.keys, a.items)]
    else:
        if len(a.items) != len(b.items):
            word = STRUCTURES[a.kind]
            return Difference(STRUCTURE, f"{word} of {len(a.items)}", f"{word} of {len(b.items)}")
        pairs = list(zip(a.items, b.items))
    return next((found for one, other in pairs if (found := difference(one, other)) is not None), None)


def is_object(value: Value) -> bool:
    """Whether a value certainly is none of the things of which TensorFlow makes tensors: a function, a layer, an instance."""
    if not value.kind or value.kind & ~OBJECTS or value.trust < Trust.INFERRED:
        return False
    if value.kind & Kind.OBJECT:
        return value.cls is not None and all(base == "builtins.object" for base in value.cls.outer)
    return True


def reshaped(before: Shape | None, after: Shape | None) -> bool:
    """Whether a shape certainly is no case of an earlier one: a loop must leave what it began with."""
    if before is None or after is None:
        return False
    if len(before) != len(after):
        return True
    return any(isinstance(b, int) and a != b and a != "?" for b, a in zip(before, after))


def _form(value: Value) -> int | None:
    """LEAF, or the kind of a structure; None if that is open."""
    if value.kind and not value.kind & ~LEAF:
        return LEAF
    return value.kind if value.kind in STRUCTURES else None


def word_of(value: Value) -> str:
    """What a value is, in a message."""
    if value.kind == Kind.NONE:
        return "None"
    if value.kind in STRUCTURES:
        return STRUCTURES[value.kind]
    if value.kind and not value.kind & ~LEAF:
        return dtype_of(value) or "a tensor"
    if value.kind & Kind.OBJECT or value.kind & Kind.STATEFUL:
        return f"a {value.cls.name}" if value.cls is not None else "an object"
    return (
        "a function"
        if value.kind & (Kind.FUNCTION | Kind.GRAPHFN)
        else "a Python object"
        if is_object(value)
        else "a value"
    )


def compares(wanted: Value, container: Value, to_the_end: bool = False) -> bool:
    """Whether looking for a tensor without a value in a container certainly compares it: Python takes the same object for equal
    without `==`, and what ends at the first such element may end there.

    Parameters
    ----------
    to_the_end
        Whether all elements are looked at, as `count` does.
    """
    if not wanted.lacks_value:
        return False
    if container.items is None:
        return container.elem is None or not _may_be_same(wanted, container.elem)
    elements = container.items if to_the_end else container.items[:1]
    return any(not _may_be_same(wanted, element) for element in elements)


def ordering(by: Value) -> Value:
    """What `<` gives for two values that Python orders by."""
    first = first_of(by)
    return compare("<", first, first)


def first_of(by: Value) -> Value:
    """What Python compares first of values that it orders by: of tuples and lists the first elements, then the next ones."""
    while by.kind in (Kind.LIST, Kind.TUPLE) and by.items:
        by = by.items[0]
    return by


def _may_be_same(a: Value, b: Value) -> bool:
    """Whether two values may be one object in a turn of the code."""
    if a is b:
        return True
    if not b.kind & (a.kind | Kind.UNKNOWN) or not a.origin & b.origin:
        return False
    return a.born is b.born or a.born is None or b.born is None


class Mismatch(NamedTuple):
    """A name that the arms of a graph branch leave with values that can't be one, and how they differ."""

    name: str
    difference: Difference


def lacking(fact: Merged) -> str | None:
    """The first name that one arm of a graph branch leaves unbound: TensorFlow looks for that first, in the order of the names."""
    for arm in (0, 1):
        for name, values in fact.arms.items():
            if (values[0].kind | values[1].kind) & ~Kind.UNDEFINED and _lacks(values[arm], fact.node):
                return name
    return None


def mismatch(fact: Merged) -> Mismatch | None:
    """What TensorFlow objects to next: the first name, bound in both arms, of which the two values do not agree."""
    if lacking(fact) is not None:
        return None
    for name, (body, orelse) in fact.arms.items():
        if not (body.kind | orelse.kind) & Kind.UNDEFINED:
            found = difference(body, orelse)
            if found is not None:
                return Mismatch(name, found)
    return None


def _lacks(value: Value, node: ast.AST) -> bool:
    """Whether an arm leaves a name certainly unbound, or unbound on one of its own ways."""
    if not value.kind & Kind.UNDEFINED:
        return False
    return value.kind == Kind.UNDEFINED or isinstance(value.gap, ast.If) and within(value.gap, node)
