from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.agreement import compares, first_of
from flake8_tffunction.flow.facts import Branched, Called, Iterated, Operated, Place
from flake8_tffunction.flow.structures import may_be_nest
from flake8_tffunction.flow.values import NONE, Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

CHOOSING = {
    "builtins.bool": "a comparison in an `if`",
    "builtins.min": "`tf.minimum` or `tf.reduce_min`",
    "builtins.max": "`tf.maximum` or `tf.reduce_max`",
    "builtins.any": "`tf.reduce_any`",
    "builtins.all": "`tf.reduce_all`",
    "builtins.sorted": "`tf.sort` of a stack",
}
"""Builtins that ask for the truth of a comparison or of an element, and what does it in the graph."""
ASKING = {
    "builtins.filter": "`tf.boolean_mask`",
    "itertools.dropwhile": "`tf.boolean_mask`",
    "itertools.filterfalse": "`tf.boolean_mask`",
    "itertools.takewhile": "`tf.boolean_mask`",
    "builtins.min": "`tf.argmin` of a stack",
    "builtins.max": "`tf.argmax` of a stack",
    "builtins.sorted": "`tf.argsort` of a stack",
}
"""Functions that ask for the truth of what another function gives, likewise."""
SEARCHING = ("list.index", "list.count", "list.remove", "tuple.index", "tuple.count")
"""Methods that compare their argument with one element after the other."""


class TensorAsBool(Rule):
    """A symbolic tensor has no truth value in Python: `assert t`, `bool(t)`, `min(t, 0)`, `t in (1, 2)` are errors.

    AutoGraph turns `if`, `while`, `and`, `or`, `not` and the conditional expression into ops, and nothing else that
    asks whether a tensor is true. `assert` stays Python's own.
    """

    code = "TFF154"
    name = "tensor-as-bool"
    message = "`{what}` asks a symbolic tensor for its truth, an error while tracing: use {instead}"
    see = ("guide/function#autograph_transformations",)
    quiet = (
        "For tests that Python decides (`x is not None`, shapes, dtypes), for eager tensors that the "
        "function captures, and where what is looked for in a list may be its first element: Python asks "
        "for the same object before it compares."
    )

    bad = (
        Example(
            """
            @tf.function
            def normalize(x):
                assert tf.reduce_max(x) > 0.0, "all zeros"  # expect
                return x / tf.reduce_max(x)


            print(normalize(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[0.5 1. ]",
        ),
        Example(
            """
            @tf.function
            def clipped(x):
                return max(tf.reduce_sum(x), 1.0)  # expect


            print(float(clipped(tf.constant([1.0, 2.0]))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="3.0",
        ),
        Example(
            """
            @tf.function
            def is_special(token):
                return 1 if token + 0 in (0, 1, 2) else 0  # expect


            print(int(is_special(tf.constant(1))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="1",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def normalize(x, floor=None):
                assert x.shape.rank == 1 and floor is None
                tf.debugging.assert_positive(tf.reduce_max(x))
                return x / tf.maximum(tf.reduce_max(x), max(1.0, 0.5))


            print(normalize(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[0.5 1. ]",
        ),
    )

    @on(Iterated)
    def asserted(self, fact: Iterated) -> Iterator[Finding]:
        if fact.how == "assert" and fact.place.hides(fact.value):
            yield self.at(fact.node, fact.place, what="assert", instead="`tf.debugging.assert_*`")

    @on(Branched)
    def filtered(self, fact: Branched) -> Iterator[Finding]:
        """The `if` of a comprehension, what the function of `filter` gives, and what elements are ordered by."""
        if fact.staged is False and isinstance(fact.node, ast.expr) and fact.place.hides(fact.test):
            callee = fact.node.func if isinstance(fact.node, ast.Call) else None
            name = self.file.names.canonical(callee, fact.place.scope) if callee is not None else None
            if callee is None or name not in ASKING and not _orders(callee, name):
                yield self.at(fact.node, fact.place, what="if", instead="`tf.boolean_mask`")
            else:
                instead = ASKING.get(name or "", "`tf.sort` of a stack")
                yield self.at(fact.node, fact.place, what=written(callee), instead=instead)

    @on(Operated)
    def contained(self, fact: Operated) -> Iterator[Finding]:
        """`t in (1, 2)`, `1 in t`."""
        if fact.op not in ("in", "not in"):
            return
        element, container = fact.operands
        searched = container.kind in (Kind.LIST, Kind.TUPLE, Kind.RANGE) and fact.place.hides(element)
        asks = searched and compares(element, container)
        if asks or fact.place.hides(container) and not may_be_nest(container, fact.place):
            yield self.at(fact.node, fact.place, what=fact.op, instead="`tf.reduce_any(... == ...)`")

    @on(Called, of=lambda name, method: name in CHOOSING or name in SEARCHING)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name
        if name in SEARCHING and fact.args:
            wanted, container = fact.args[0], fact.callee.bound  # of `find = items.index`, too
            if container is not None and fact.place.hides(wanted):
                if compares(wanted, container, to_the_end=name.endswith(".count")):
                    what = f".{name.rpartition('.')[2]}"
                    yield self.at(fact.node, fact.place, what=what, instead="`tf.where(... == ...)`")
        elif (
            name in CHOOSING
            and any(_asks(value, name, fact.place) for value in fact.args)
            and (name != "builtins.bool" or fact.place.hides(fact.args[0]))
        ):
            if len(fact.args) == 1 and fact.place.hides(fact.args[0]) and name != "builtins.bool":
                return  # iterating the tensor fails first: TFF159
            if fact.keywords.get("key", NONE).kind != Kind.NONE:
                return  # compares what the key gives
            yield self.at(fact.node, fact.place, what=fact.text, instead=CHOOSING[name])


def _orders(callee: ast.expr, name: str | None) -> bool:
    """Whether a call orders elements, or looks for a place in their order."""
    by_library = name is not None and name.startswith(("heapq.", "bisect."))
    return by_library or isinstance(callee, ast.Attribute) and callee.attr == "sort"


def _asks(value: Value, name: str, place: Place) -> bool:
    """Whether a builtin asks for the truth of a value, of its elements, or of their order."""
    if place.hides(value):
        return True
    if value.kind not in (Kind.LIST, Kind.TUPLE, Kind.ITERATOR):
        return False
    if value.items is not None and len(value.items) < 2 and name not in ("builtins.any", "builtins.all"):
        return False  # nothing to compare
    elements = value.items or ((value.elem,) if value.elem is not None else ())
    if name in ("builtins.any", "builtins.all"):
        return any(place.hides(item) for item in elements)
    return any(place.hides(first_of(item)) for item in elements)
