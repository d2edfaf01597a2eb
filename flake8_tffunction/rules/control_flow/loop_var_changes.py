from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain, count

from flake8_tffunction.flow.agreement import DTYPE, NONE, OBJECT, SHAPE, STRUCTURES, Difference, difference, reshaped
from flake8_tffunction.flow.dimensions import RANK
from flake8_tffunction.flow.facts import DATASET, Carried, Looped, Wound
from flake8_tffunction.flow.first_turn import asked_for_none
from flake8_tffunction.flow.graph import LEAF
from flake8_tffunction.flow.tensors import shape_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import walk

NULL = Kind.NONE | Kind.UNDEFINED
OPTIONS = "set_loop_options"
GROWTH = "growth"
"""A dimension changes, the rank does not."""
UNRANKED = "unranked"
"""What the turn leaves has no shape when traced: the result of `tf.py_function`."""


class LoopVarChanges(Rule):
    """A name that a graph loop carries on has another dtype, shape or structure after a turn than before the loop.

    A graph loop has one type for each of its names, that of the value before the loop: `0` makes it int32 for good, so adding a
    float to it fails, and so do `x = x / 2` on an int, a list that grows, a concatenation onto a fixed shape, and `None` at the end
    of a turn. A name that is None before the loop silently becomes zeros, so that `if best is None:` in the body never holds.
    Start with the final type (`0.0`, a tensor of the right shape), allow a shape to grow with
    `tf.autograph.experimental.set_loop_options(shape_invariants=...)`, and collect values in a `tf.TensorArray`. `tf.while_loop`
    asks the same of its loop variables, and takes `shape_invariants` itself.
    """

    code = "TFF135"
    name = "loop-var-changes"
    message = "`{name}` {change}: {instead}"
    stops = meets = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "Where the file does not show the type before the loop and after a turn, for names that are read neither "
        "in a later turn nor after the "
        "loop, for shapes in loops over a Dataset (there they may change), for None where the loop only asks whether to begin with "
        "zeros, and in loops that Python runs."
    )

    bad = (
        Example(
            """
            @tf.function
            def total_loss(losses):
                total = 0
                for loss in losses:
                    total += loss  # expect
                return total


            print(total_loss(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="TypeError",
            eager="3.0",
        ),
        Example(
            """
            @tf.function
            def cumulative(xs):
                out = tf.zeros([0])
                for x in xs:
                    out = tf.concat([out, [x]], axis=0)  # expect
                return out


            print(cumulative(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="ValueError",
            eager="[1. 2.]",
        ),
        Example(
            """
            @tf.function
            def largest(xs):
                best = None
                for x in xs:
                    if best is None or x > best:  # expect
                        best = x
                return best


            print(largest(tf.constant([-3.0, -1.0])).numpy())
            """,
            graph="0.0",
            eager="-1.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def total_loss(losses):
                total = 0.0
                for loss in losses:
                    total += loss
                return total


            print(total_loss(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="3.0",
        ),
        Example(
            """
            @tf.function
            def cumulative(xs):
                out = tf.zeros([0])
                for x in xs:
                    tf.autograph.experimental.set_loop_options(shape_invariants=[(out, tf.TensorShape([None]))])
                    out = tf.concat([out, [x]], axis=0)
                return out


            print(cumulative(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[1. 2.]",
        ),
        Example(
            """
            @tf.function
            def largest(xs):
                best = xs[0]
                for x in xs:
                    if x > best:
                        best = x
                return best


            print(largest(tf.constant([-3.0, -1.0])).numpy())
            """,
            graph="-1.0",
        ),
    )

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        free = fact.kind == DATASET or _has_options(fact.node)
        for name, carried in fact.carried.items():
            if _becomes_zeros(carried):
                test = asked_for_none(self.file, fact, name)
                if test is not None:
                    change = f"starts as zeros in this graph loop, so `{name} is None` never holds"
                    yield self.at(
                        test,
                        fact.place,
                        meeting=fact.node,
                        ends=False,
                        name=name,
                        change=change,
                        instead="use a tensor",
                    )
            found = None if carried.before.kind & NULL else _change(carried.before, carried.after, free)
            if found is not None:
                change = f"turns from {found.first} into {found.second} in this graph loop"
                if found.why == OBJECT:
                    change = f"is {found.first}, which a graph loop can't carry from turn to turn"
                instead = INSTEAD.get(found.why, "collect in a `tf.TensorArray`")
                yield self.at(
                    carried.store or fact.node, fact.place, meeting=fact.node, name=name, change=change, instead=instead
                )

    @on(Wound)
    def wound(self, fact: Wound) -> Iterator[Finding]:
        others = (f"loop variable {number}" for number in count(len(fact.names) + 1))
        for name, before, after in zip(chain(fact.names, others), fact.before, fact.after):
            found = _change(before, after, fact.free)
            if found is not None and not FORMS.issuperset((found.first, found.second)):
                instead = INSTEAD.get(found.why, "collect in a `tf.TensorArray`")
                yield self.at(
                    fact.node,
                    fact.place,
                    name=name,
                    change=f"turns from {found.first} into {found.second} in this graph loop",
                    instead="use `shape_invariants`" if found.why == GROWTH else instead,
                )
                return


FORMS = frozenset(STRUCTURES.values())
"""`tf.while_loop` takes a list for a tuple or dict of as many parts; AutoGraph does not."""
INSTEAD = {
    DTYPE: "start with its final dtype",
    SHAPE: "start with its final shape",
    GROWTH: "use `set_loop_options`",
    UNRANKED: "use `set_shape` or `tf.ensure_shape`",
    NONE: "keep it a tensor",
    OBJECT: "carry tensors",
}


def _becomes_zeros(carried: Carried) -> bool:
    """Whether a name is None before the loop and something with zeros after a turn."""
    return carried.before.must(Kind.NONE) and carried.after.must(LEAF | Kind.LIST | Kind.TUPLE | Kind.DICT)


def _change(before: Value, after: Value, free: bool) -> Difference | None:
    """What a turn changes; `free`: the shape may change."""
    found = difference(before, after)
    if found is not None or free:
        return found
    if before.shape is not None and after.loose == RANK and after.kind == Kind.TENSOR:
        return Difference(UNRANKED, f"shape {_text(before.shape)}", "unknown rank")
    old, new = shape_of(before), shape_of(after)
    if old is not None and new is not None and reshaped(old, new):
        return Difference(SHAPE if len(old) != len(new) else GROWTH, f"shape {_text(old)}", f"shape {_text(new)}")
    return None


def _text(shape: tuple[int | str | None, ...]) -> str:
    return "(" + ", ".join(str(part) for part in shape) + ")"


def _has_options(loop: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Attribute) and node.attr == OPTIONS or isinstance(node, ast.Name) and node.id == OPTIONS
        for node in walk(loop)
    )
