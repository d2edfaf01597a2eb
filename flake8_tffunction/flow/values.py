"""Abstract values: what an expression may be, where it comes from, and how sure that is.

Kinds and origins are bit sets in plain ints: a union is `|`, and nothing is widened to a common parent. (`enum.Flag`
reads the same and costs ten times as much in the interpreter's hottest place.)
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from flake8_tffunction.flow.state import Env
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.tracing import Traced


class Kind:
    """What a value may be; members are single bits."""

    TENSOR: Final = 1 << 0
    VARIABLE: Final = 1 << 1
    NUMBER: Final = 1 << 2  # int, float, complex, bool
    STRING: Final = 1 << 3  # str, bytes
    NONE: Final = 1 << 4
    LIST: Final = 1 << 5  # and deque
    DICT: Final = 1 << 6
    SET: Final = 1 << 7
    TUPLE: Final = 1 << 8
    ARRAY: Final = 1 << 9  # NumPy array or scalar
    TENSORARRAY: Final = 1 << 10
    DATASET: Final = 1 << 11
    DATASET_ITERATOR: Final = 1 << 12  # iter(dataset): next() on it is an op
    ITERATOR: Final = 1 << 13  # Python iterator or generator: consumed as it is read
    RANGE: Final = 1 << 14  # other Python iterables that can be read again: range, dict views
    FUNCTION: Final = 1 << 15  # Python function, lambda, bound method, library callable
    GRAPHFN: Final = 1 << 16  # a tf.function object
    CLASS: Final = 1 << 17
    MODULE: Final = 1 << 18
    OBJECT: Final = 1 << 19  # instance of a class
    STATEFUL: Final = 1 << 20  # object that owns tf.Variables: layer, model, metric, optimizer, Generator
    SHAPE: Final = 1 << 21  # TensorShape
    DTYPE: Final = 1 << 22
    UNDEFINED: Final = 1 << 23  # the name is not bound on some way to here
    UNKNOWN: Final = 1 << 24

    CONTAINER: Final = LIST | DICT | SET
    CALLABLE: Final = FUNCTION | GRAPHFN | CLASS


class Origin:
    """Where a value comes from; members are single bits, a join has several."""

    FRESH: Final = 1 << 0  # made in the traced code
    PARAM: Final = 1 << 1  # argument of the traced root
    SELF: Final = 1 << 2  # receiver of the traced root, or something reached through it
    CAPTURED: Final = 1 << 3  # name of an enclosing function that is not traced
    GLOBAL: Final = 1 << 4  # module-level name
    IMPORT: Final = 1 << 5

    OUTER: Final = SELF | CAPTURED | GLOBAL | IMPORT  # lives longer than the trace


class Trust:
    """How sure the kind of a value is; a join takes the lowest."""

    ASSUMED: Final = 0  # a parameter of which nothing is known
    INFERRED: Final = 1  # from a call, a default, call sites, use
    DECLARED: Final = 2  # input_signature, annotation


STAGED: Final = Kind.TENSOR | Kind.TENSORARRAY | Kind.DATASET | Kind.DATASET_ITERATOR
"""What is symbolic when it is made by traced code."""
CALLED: Final = (Kind.FUNCTION, Kind.GRAPHFN)
"""Kinds of which a value may know several functions that it is one of."""
FUNCTIONS: Final = 8
"""How many functions are told apart where a value may be any of them."""
COMPOSITES: Final = frozenset({"tf.RaggedTensor", "tf.sparse.SparseTensor", "tf.IndexedSlices"})
"""Classes of objects that are made of tensors."""

MISSING: Final[Any] = type("Missing", (), {"__repr__": lambda self: "MISSING"})()
"""No constant is known (None is a constant)."""

KIND_NAMES: Final = {
    bit: name.lower() for name, bit in vars(Kind).items() if isinstance(bit, int) and bit & (bit - 1) == 0
}


class Value:
    """One abstract value. Immutable by convention: change with `but`.

    Attributes
    ----------
    kind, origin, trust
        See `Kind`, `Origin`, `Trust`.
    name
        Canonical dotted name of a module, class or callable ("tf.math.add", "numpy.random.rand", "builtins.print").
    of
        Canonical class name of an instance of an imported class ("keras.layers.Dense", "logging.Logger").
    cls
        Class of the file of which this is an instance, or which this is (`Kind.CLASS`).
    born
        Node that made it; two values with the same `born` are the same object in one turn of the code.
    node
        def or lambda behind a FUNCTION or GRAPHFN, ClassDef behind a CLASS.
    bound
        Receiver of a bound method; first arguments of a partial are in `items`.
    closure
        Names of the traced function in which a FUNCTION was defined.
    traced
        Options of a GRAPHFN, or of a not yet applied `tf.function(...)` decorator.
    const
        The Python constant, or MISSING.
    dtype, shape
        Of a tensor, variable or array (the dtype also of a drawn Python number, which becomes a tensor of it), where the
        file shows them: dtype as its short name ("float32"), shape as a tuple
        of int, None (certainly unknown when traced) or "?" (not known to us).
    loose
        What is certain of a `shape` that is not known: "batch" (its first dimension is None), "rank" (it has no known rank
        when traced), "one at 1" (its second dimension is 1); "endless" of an iterator that never ends.
    elem, items
        What iterating yields; the elements in order, where they are known. `keys` are the constant keys of a dict, in
        the order of `items`.
    gap
        The branch or loop after which an UNDEFINED name may be unbound.
    among
        The functions of which a FUNCTION may be any: `f if flag else g`, an element of `[f, g]`.
    by_data
        Whether the first dimension of a tensor depends on data: `flow.data_sizes`.
    """

    __slots__ = (
        "kind",
        "origin",
        "trust",
        "name",
        "of",
        "cls",
        "born",
        "node",
        "bound",
        "closure",
        "traced",
        "const",
        "dtype",
        "shape",
        "loose",
        "elem",
        "items",
        "keys",
        "gap",
        "among",
        "by_data",
    )

    def __init__(
        self,
        kind: int,
        origin: int = Origin.FRESH,
        trust: int = Trust.INFERRED,
        *,
        name: str | None = None,
        of: str | None = None,
        cls: ClassInfo | None = None,
        born: ast.AST | None = None,
        node: ast.AST | None = None,
        bound: Value | None = None,
        closure: Env | None = None,
        traced: Traced | None = None,
        const: Any = MISSING,
        dtype: str | None = None,
        shape: tuple[int | str | None, ...] | None = None,
        loose: str | None = None,
        elem: Value | None = None,
        items: tuple[Value, ...] | None = None,
        keys: tuple[Any, ...] | None = None,
        gap: ast.AST | None = None,
        among: tuple[Value, ...] = (),
        by_data: bool = False,
    ) -> None:
        self.kind = kind
        self.origin = origin
        self.trust = trust
        self.name = name
        self.of = of
        self.cls = cls
        self.born = born
        self.node = node
        self.bound = bound
        self.closure = closure
        self.traced = traced
        self.const = const
        self.dtype = dtype
        self.shape = shape
        self.loose = loose
        self.elem = elem
        self.items = items
        self.keys = keys
        self.gap = gap
        self.among = among
        self.by_data = by_data

    def but(self, **changes: Any) -> Value:
        """A copy with some attributes changed."""
        copy = object.__new__(Value)
        copy.kind = self.kind
        copy.origin = self.origin
        copy.trust = self.trust
        copy.name = self.name
        copy.of = self.of
        copy.cls = self.cls
        copy.born = self.born
        copy.node = self.node
        copy.bound = self.bound
        copy.closure = self.closure
        copy.traced = self.traced
        copy.const = self.const
        copy.dtype = self.dtype
        copy.shape = self.shape
        copy.loose = self.loose
        copy.elem = self.elem
        copy.items = self.items
        copy.keys = self.keys
        copy.gap = self.gap
        copy.among = self.among
        copy.by_data = self.by_data
        for slot, value in changes.items():
            setattr(copy, slot, value)
        return copy

    def must(self, kinds: int, trust: int = Trust.INFERRED) -> bool:
        """Whether every alternative is one of `kinds`, known at least as surely as `trust`."""
        return bool(self.kind) and not self.kind & ~kinds and self.trust >= trust

    def may(self, kinds: int) -> bool:
        """Whether some alternative is one of `kinds`, or nothing is known."""
        return bool(self.kind & (kinds | Kind.UNKNOWN))

    @property
    def is_tensor(self) -> bool:
        """Whether it is certainly a tensor (or a variable, which reads as one)."""
        return bool(self.kind) and not self.kind & ~(Kind.TENSOR | Kind.VARIABLE) and self.trust >= Trust.INFERRED

    @property
    def is_symbolic(self) -> bool:
        """Whether it is certainly a tensor of the graph that is being traced, and not an eager one from outside."""
        return self.kind == Kind.TENSOR and self.trust >= Trust.INFERRED and not self.origin & Origin.OUTER

    @property
    def lacks_value(self) -> bool:
        """Whether Python certainly can't read its value while tracing: a symbolic tensor, or a variable, wherever it was made."""
        return self.is_symbolic or self.kind == Kind.VARIABLE and self.trust >= Trust.INFERRED

    @property
    def holds_symbolic(self) -> bool:
        """Whether it (if it is not None) certainly is, or contains, something of the graph that is being traced."""
        if self.trust < Trust.INFERRED or self.origin & Origin.OUTER:
            return False
        kind = self.kind & ~Kind.NONE
        if kind & STAGED and not kind & ~(STAGED | Kind.LIST | Kind.TUPLE | Kind.DICT):
            return True
        if kind == Kind.OBJECT:
            return self.of in COMPOSITES or any(item.holds_symbolic for item in self.items or ())
        if kind & ~(Kind.CONTAINER | Kind.TUPLE):
            return False
        return (
            self.elem is not None and self.elem.holds_symbolic or any(item.holds_symbolic for item in self.items or ())
        )

    @property
    def is_outer(self) -> bool:
        """Whether it certainly is an object that lives longer than the trace, other than an argument."""
        return bool(self.origin & Origin.OUTER) and not self.origin & (Origin.FRESH | Origin.PARAM)

    def __repr__(self) -> str:
        return f"<{describe(self)}>"


def describe(value: Value) -> str:
    """Short words for a value, as `facts FILE` and the tests of kinds show it ("tensor float32 (2, None)")."""
    words = "|".join(name for bit, name in KIND_NAMES.items() if value.kind & bit) or "nothing"
    if value.name:
        words += f" {value.name}"
    elif value.of:
        words += f" of {value.of}"
    elif value.cls:
        words += f" of {value.cls.name}"
    if value.dtype:
        words += f" {value.dtype}"
    if value.shape is not None:
        words += f" ({', '.join(str(d) for d in value.shape)})"
    if value.const is not MISSING and value.kind & (Kind.NUMBER | Kind.STRING):
        words += f" {value.const!r}"
    return words


def join(a: Value, b: Value) -> Value:
    """What a name holds where two ways meet: every alternative of both, and no more than both know."""
    if a is b or not b.kind:
        return a
    if not a.kind:
        return b
    if a.node is b.node is not None and a.kind | b.kind == Kind.FUNCTION | Kind.GRAPHFN:
        return a if a.kind == Kind.GRAPHFN else b  # `f = tf.function(f)`: what the name means once the module has run
    ak, bk = a.kind & ~Kind.UNDEFINED, b.kind & ~Kind.UNDEFINED
    if ak == Kind.NONE != bk and bk:  # None beside something else: keep what is known of the other
        return b.but(kind=a.kind | b.kind, origin=a.origin | b.origin, trust=min(a.trust, b.trust), const=MISSING)
    if bk == Kind.NONE != ak and ak:
        return a.but(kind=a.kind | b.kind, origin=a.origin | b.origin, trust=min(a.trust, b.trust), const=MISSING)
    same_const = type(a.const) is type(b.const) and a.const == b.const
    return Value(
        a.kind | b.kind,
        a.origin | b.origin,
        min(a.trust, b.trust),
        name=a.name if a.name == b.name else None,
        of=a.of if a.of == b.of else None,
        cls=a.cls if a.cls is b.cls else None,
        born=a.born if a.born is b.born else None,
        node=a.node if a.node is b.node else None,
        bound=a.bound if a.bound is b.bound else None,
        closure=a.closure if a.closure is b.closure else None,
        traced=a.traced if a.traced is b.traced else None,
        const=a.const if same_const else MISSING,
        dtype=a.dtype if a.dtype == b.dtype else None,
        shape=_join_shapes(a.shape, b.shape),
        loose=a.loose if a.loose == b.loose else None,
        elem=join(a.elem, b.elem) if a.elem and b.elem else (a.elem or b.elem if _empty(a) or _empty(b) else None),
        items=_join_items(a.items, b.items) if a.keys == b.keys else None,
        keys=a.keys if a.keys == b.keys else None,
        gap=a.gap or b.gap,
        by_data=a.by_data and b.by_data,
        among=_functions(a, b) if a.kind == b.kind and a.kind in CALLED and (a.node or a) is not b.node else (),
    )


def _functions(a: Value, b: Value) -> tuple[Value, ...]:
    """The different functions of two values, a few of them."""
    found: dict[ast.AST | str | None, Value] = {}
    for value in (*(a.among or (a,)), *(b.among or (b,))):
        found.setdefault(value.node or value.name, value)
    return tuple(found.values())[:FUNCTIONS] if None not in found and len(found) > 1 else ()


def _empty(value: Value) -> bool:
    return value.items == ()


def _join_shapes(
    a: tuple[int | str | None, ...] | None, b: tuple[int | str | None, ...] | None
) -> tuple[int | str | None, ...] | None:
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(x if x == y else "?" for x, y in zip(a, b))


def _join_items(a: tuple[Value, ...] | None, b: tuple[Value, ...] | None) -> tuple[Value, ...] | None:
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(join(x, y) for x, y in zip(a, b))


NOTHING: Final = Value(0)
"""No alternative: what a name that only depends on itself may be."""
UNKNOWN: Final = Value(Kind.UNKNOWN, trust=Trust.ASSUMED)
NONE: Final = Value(Kind.NONE, const=None)
NUMBER: Final = Value(Kind.NUMBER)
STRING: Final = Value(Kind.STRING)
TENSOR: Final = Value(Kind.TENSOR)
NEST: Final = Value(Kind.TENSOR | Kind.TUPLE | Kind.DICT | Kind.LIST, elem=TENSOR)
"""A structure of tensors of which the file does not show the form: an element of a Dataset, the data of a train_step."""

INPUTS: Final = NEST.but(elem=NEST.but(kind=NEST.kind | Kind.NONE))
"""What a Keras layer is called with, where its code takes that apart: a part may be missing, or a structure itself."""


def class_of(cls: ClassInfo) -> Value:
    """The class of an instance; it is older than any trace."""
    return Value(Kind.CLASS, Origin.GLOBAL, cls=cls, node=cls.node, born=cls.node)
