from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Final

from flake8_tffunction.flow.dimensions import RANK, holds_unknown, is_unknown, is_unknown_in_turn
from flake8_tffunction.flow.facts import Branched, Called, Formatted, Iterated, Operated, Place
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.tensors import shape_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.flow.watching import shown_while_tracing
from flake8_tffunction.knowledge import api
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.wording import written

CALCULATING: Final = frozenset(
    {"+", "-", "*", "/", "//", "%", "**", "@", "<", "<=", ">", ">=", "<<", ">>", "&", "|", "^"}
)
COUNTING: Final = frozenset(
    f"builtins.{name}"
    for name in ("range", "int", "float", "abs", "round", "min", "max", "sum", "divmod", "pow", "slice")
)
ACCEPTING: Final = frozenset(
    (
        "tf.TensorShape tf.TensorSpec tf.RaggedTensorSpec tf.SparseTensorSpec tf.ensure_shape tf.print "
        "tf.sequence_mask tf.function tf.compat.v1.placeholder tf.py_function tf.numpy_function "
        "tf.broadcast_static_shape tf.is_tensor tf.Variable tf.broadcast_dynamic_shape "
        "tf.io.FixedLenFeature tf.debugging.assert_shapes tf.get_static_value tf.identity_n"
    ).split()
)
"""Functions of TensorFlow to which None is a dimension, or a default like any other."""
SIZES: Final = frozenset(
    ("shape dims depth limit start stop num_rows multiples size k repeats num_or_size_splits x y value values").split()
)
"""Keywords under which None is no default."""
SHAPED: Final = frozenset(
    (
        "tf.zeros tf.ones tf.fill tf.reshape tf.broadcast_to tf.constant tf.convert_to_tensor tf.cast "
        "tf.math.reduce_prod numpy.prod numpy.zeros numpy.ones numpy.empty numpy.full numpy.reshape math.prod "
        "builtins.sum builtins.max builtins.min tf.sparse.SparseTensor"
    ).split()
)
"""Functions that want every dimension of a shape (and all of tf.random)."""

NONE, HOLDS, NO_RANK = "is None", "holds None", "has no known rank"


class StaticShapeNone(Rule):
    """A static dimension that is None while tracing is used as a number: an error, or silently the wrong branch.

    `x.shape` is what is known before any value is. With `None` in the signature, after `batch` without
    `drop_remainder`, for the batch of a Keras model, that is None: arithmetic and `tf.zeros([n, 2])` fail, `n == 4`
    is False. `tf.shape(x)[0]` is the size as a tensor.
    """

    code = "TFF155"
    name = "static-shape-none"
    message = "`{value}` {what}: use {instead}"
    see = ("guide/function#controlling_retracing",)
    quiet = (
        "Where the dimension is known or may be, behind `if n is None:` and `n or tf.shape(x)[0]`, in slices "
        "(`x[:n]`), in `set_shape`, `tf.ensure_shape` and "
        "`tf.TensorSpec`, which take None for what it is; for a shape beside one of another rank (`x.shape == ()`)."
    )

    bad = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None, 3])])
            def mean(x):
                return tf.reduce_sum(x) / x.shape[0]  # expect


            print(float(mean(tf.ones([4, 3]))))
            """,
            raises="ValueError",
            eager="3.0",
        ),
        Example(
            """
            def halves(batch):
                if batch.shape[0] == 2:  # expect
                    return batch / 2
                return batch


            data = tf.data.Dataset.from_tensor_slices([2.0, 4.0]).batch(2)
            print([batch.numpy().tolist() for batch in data.map(halves)])
            print(halves(tf.constant([2.0, 4.0])).numpy().tolist())
            """,
            graph="[[2.0, 4.0]]\n[1.0, 2.0]",
            eager="[[1.0, 2.0]]\n[1.0, 2.0]",
        ),
    )
    good = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None, 3])])
            def mean(x):
                n = x.shape[0]
                if n is None:
                    n = tf.shape(x)[0]
                return tf.reduce_sum(x) / tf.cast(n, tf.float32) + tf.reduce_sum(tf.zeros([n, x.shape[1]]))


            print(float(mean(tf.ones([4, 3]))))
            """,
            graph="3.0",
        ),
    )

    @on(Operated)
    def operated(self, fact: Operated) -> Iterator[Finding]:
        if fact.op in ("not", "and", "or"):
            yield from self._truth(fact)
            return
        nodes = _operands(fact.node)
        for value, node, other in zip(fact.operands, nodes, reversed(fact.operands)):
            if fact.op in CALCULATING and (is_unknown(value) or self._in_some_turn(value, fact.place)):
                yield self._found(node, fact.place, "fails")
                return
            if fact.op in ("==", "!=") and _is_compared(value, other):
                how = NONE if is_unknown(value) else HOLDS
                yield self._found(node, fact.place, f"is {fact.op == '!='}", how)
                return
            if fact.op in ("in", "not in") and is_unknown(value) and not _lists_none(other):
                yield self._found(node, fact.place, f"is {fact.op == 'not in'}")
                return

    def _in_some_turn(self, value: Value, place: Place) -> bool:
        """`for d in x.shape: n *= d`; behind an `and` or `or` it may not be reached in that turn."""
        alone = not any(isinstance(node, ast.BoolOp) for node in walk(place.statement))
        return is_unknown_in_turn(value, place.regions) and alone

    def _truth(self, fact: Operated) -> Iterator[Finding]:
        """`n or 1`, `n and n > 2`: None is false. `n or tf.shape(x)[0]` is how to write it."""
        if not isinstance(fact.node, ast.BoolOp) or self._asks_for_shape(fact.place.statement, fact.place):
            return
        for value, node in zip(fact.operands[:-1], fact.node.values):
            if is_unknown(value):
                yield self._found(node, fact.place, "is false")
                return

    @on(Branched)
    def branched(self, fact: Branched) -> Iterator[Finding]:
        """`if n:`, `if rows(x):`"""
        test = getattr(fact.node, "test", None)
        if (
            is_unknown(fact.test)
            and isinstance(test, ast.expr)
            and not isinstance(test, ast.BoolOp)
            and not self._asks_for_shape(fact.node, fact.place)
        ):
            yield self._found(test, fact.place, "is false")

    def _asks_for_shape(self, node: ast.AST, place: Place) -> bool:
        """Whether a statement knows what to do without the static dimension: it calls `tf.shape` or `tf.size`."""
        called = [inner.func for inner in walk(node) if isinstance(inner, ast.Call)]
        names = [self.file.names.canonical(func, place.scope) or getattr(func, "attr", "") for func in called]
        return any(name.rpartition(".")[2] in ("shape", "size") for name in names)

    @on(
        Called,
        of=lambda name, method: name in ("builtins.len", "shape.as_list") or name is not None and _calculates(name),
    )
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        if not isinstance(fact.node, ast.Call):
            return  # `with x:`
        if name == "builtins.len" or name == "shape.as_list":
            shape = fact.receiver if name == "shape.as_list" else argument(fact.args, fact.keywords, 0)
            if shape is not None and shape.kind == Kind.SHAPE and shape.loose == RANK:
                yield self._found(fact.node.args[0] if fact.node.args else fact.node.func, fact.place, "fails", NO_RANK)
            return
        if name == "tf.unstack" and fact.args and (axis := _axis_of(fact)) is not None:
            sizes = shape_of(fact.args[0])
            if sizes is not None and -len(sizes) <= axis < len(sizes) and sizes[axis] is None:
                yield self._found(fact.node.args[0], fact.place, "fails", HOLDS)
            return
        if not _calculates(name):
            return
        pairs = [*zip(fact.args, fact.node.args, [True] * len(fact.args))]
        for keyword in fact.node.keywords:
            if keyword.arg in fact.keywords:
                pairs.append((fact.keywords[keyword.arg], keyword.value, keyword.arg in SIZES))
        for value, node, wanted in pairs:
            if is_unknown(value) and wanted:
                yield self._found(node, fact.place, "fails")
                return
            if value.kind in (Kind.LIST, Kind.TUPLE) and holds_unknown(value):
                element = _element(value, node)
                yield self._found(element, fact.place, "fails", HOLDS if isinstance(element, ast.ListComp) else NONE)
                return
            if holds_unknown(value) and (name in SHAPED or name.startswith("tf.random.")):
                yield self._found(node, fact.place, "fails", HOLDS)
                return

    @on(Iterated)
    def iterated(self, fact: Iterated) -> Iterator[Finding]:
        """Unpacking a shape of unknown rank."""
        if fact.value.kind == Kind.SHAPE and fact.value.loose == RANK:
            yield self._found(_unpacked(fact), fact.place, "fails", NO_RANK)

    @on(Formatted)
    def formatted(self, fact: Formatted) -> Iterator[Finding]:
        if is_unknown(fact.value) and not shown_while_tracing(self.file, fact.place, fact.node):
            yield self._found(fact.node, fact.place, 'writes "None"')

    def _found(self, node: ast.expr, place: Place, what: str, how: str = NONE) -> Finding:
        instead = "a signature with a rank" if how == NO_RANK else "`tf.shape(...)`"
        return self.at(node, place, value=written(node), what=f"{how} while tracing, so this {what}", instead=instead)


def _axis_of(fact: Called) -> int | None:
    """The axis along which `tf.unstack` takes a tensor apart; None where it is told into how many parts, or the axis is not known."""
    axis = argument(fact.args, fact.keywords, 2, "axis")
    known = 0 if axis is None else axis.const
    told = argument(fact.args, fact.keywords, 1, "num")
    return known if isinstance(known, int) and (told is None or told.kind == Kind.NONE) else None


def _calculates(name: str) -> bool:
    """Whether a function can do nothing with None."""
    if name in COUNTING:
        return True
    module = name.partition(".")[0]
    if module in ("numpy", "math"):
        return name.rpartition(".")[2] not in ("array", "shape")
    if name == "tf.sparse.SparseTensor":
        return True  # a class, which makes a tensor of its `dense_shape`
    return (
        module == "tf"
        and name not in ACCEPTING
        and api.class_kind(name) in (None, "tensorarray", "dataset")
        and not name.startswith(
            (
                "tf.nest.",
                "tf.keras.",
                "tf.debugging.",
                "tf.summary.",
                "tf.test.",
                "tf.types.",
                "tf.autograph.",
                "tf.compat.",
            )
        )
    )


def _operands(node: ast.expr) -> Sequence[ast.expr]:
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    if isinstance(node, ast.Compare) and len(node.comparators) == 1:
        return node.left, node.comparators[0]
    return node, node


def _is_compared(value: Value, other: Value) -> bool:
    """A dimension beside a number, a whole shape beside as many numbers: never equal."""
    if is_unknown(value):
        return not other.kind & (Kind.NONE | Kind.UNKNOWN)
    if not holds_unknown(value) or not other.items or any(item.kind != Kind.NUMBER for item in other.items):
        return False
    return value.items is None or len(value.items) == len(other.items)


def _lists_none(value: Value) -> bool:
    return value.items is None or any(item.kind & (Kind.NONE | Kind.UNKNOWN) for item in value.items)


def _element(value: Value, node: ast.expr) -> ast.expr:
    """The None in a list, where it is written; else the argument."""
    display = value.born
    assert value.items is not None
    if isinstance(display, (ast.List, ast.Tuple)) and len(display.elts) == len(value.items):
        return next((e for e, item in zip(display.elts, value.items) if is_unknown(item)), node)
    return node


def _unpacked(fact: Iterated) -> ast.expr:
    statement = fact.place.statement
    if fact.how == "unpack" and isinstance(statement, ast.Assign):
        return statement.value
    return fact.node
