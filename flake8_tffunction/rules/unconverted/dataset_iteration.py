from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.conversion import AUTOGRAPH, GENERATOR
from flake8_tffunction.flow.facts import Called, Iterated, Place
from flake8_tffunction.flow.tensors import is_endless, length
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import walk

ITERATING = frozenset(
    {
        *(
            f"builtins.{name}"
            for name in ("list", "tuple", "set", "sorted", "sum", "min", "max", "any", "all", "dict", "frozenset")
        ),
        "itertools.islice",
        "itertools.chain",
        "itertools.takewhile",
        "itertools.zip_longest",
        "functools.reduce",
        "collections.deque",
    }
)
"""Python that iterates its argument to the end, or takes a fixed number of elements of it."""


FAILS = "which fails"
ENDLESS = "tracing never ends"
SHORTER = "fails on a shorter one"
"""So many elements are taken as the trace asks for, whatever the Dataset holds when it runs."""
EITHER = "never ends or fails"
"""Nothing shows whether what stands beside the Dataset ends."""
FINITE = (
    Kind.LIST | Kind.TUPLE | Kind.DICT | Kind.SET | Kind.STRING | Kind.RANGE | Kind.ARRAY | Kind.TENSOR | Kind.VARIABLE
)


class DatasetIteration(Rule):
    """Python that iterates a Dataset inside a traced function never stops tracing, or fails.

    AutoGraph turns the `for` statement over a Dataset into a graph loop, and `enumerate`, `zip` and `next` of Datasets with it.
    A comprehension, `list`, `sum`, `itertools`, a progress bar or a generator around the Dataset makes one op for each element
    of an iteration that has no end while tracing. `itertools.islice` and the like take a fixed number of elements, which a shorter
    Dataset does not have when the graph runs. Write `for x in ds:`, `ds.take(n)` or `ds.reduce(...)`.
    """

    code = "TFF149"
    name = "dataset-iteration"
    message = "{how} iterates a Dataset in Python, {effect}: use `for x in ds:` or `ds.reduce`"
    quiet = "For the `for` statement, `enumerate`, `zip` and `next` of Datasets, and in eager code."

    bad = (
        Example(
            """
            import os
            import signal


            def stop(*_):
                print("still tracing", flush=True)
                os._exit(0)


            signal.signal(signal.SIGALRM, stop)
            ds = tf.data.Dataset.range(3)


            @tf.function
            def total():
                return sum(ds)  # expect


            signal.alarm(3)
            print(int(total()))
            signal.alarm(0)
            """,
            graph="still tracing",
            eager="3",
        ),
        Example(
            """
            import itertools


            @tf.function
            def head(ds):
                return tf.stack(list(itertools.islice(ds, 5)))  # expect


            print(head(tf.data.Dataset.range(9)).numpy())
            try:
                print(head(tf.data.Dataset.range(3)).numpy())
            except tf.errors.OutOfRangeError:
                print("the second one is shorter")
            """,
            graph="[0 1 2 3 4]\nthe second one is shorter",
            eager="[0 1 2 3 4]\n[0 1 2]",
        ),
    )
    good = (
        Example(
            """
            ds = tf.data.Dataset.range(3)


            @tf.function
            def total():
                result = tf.constant(0, tf.int64)
                for x in ds.take(2):
                    result += x
                for i, x in enumerate(ds):
                    result += x
                return result + ds.reduce(tf.constant(0, tf.int64), lambda a, b: a + b)


            print(int(total()))
            """,
            graph="7",
        ),
    )

    @on(Iterated)
    def iterated(self, fact: Iterated) -> Iterator[Finding]:
        if not _is_dataset(fact.value) or fact.place.in_init_scope:
            return
        if fact.how == "comprehension":
            yield self.at(fact.node, fact.place, how="a comprehension", effect=_effect(fact.place))
        elif fact.how in ("star", "unpack"):
            effect = _effect(fact.place) if _takes_all(fact.node) else FAILS
            yield self.at(fact.node, fact.place, how="unpacking", effect=effect)
        elif fact.how != "for":
            return
        elif fact.place.unconverted == GENERATOR:
            for entry in fact.place.via[-1:]:  # where the Dataset enters it; the body of a root never runs
                yield self.at(entry, None, how="a generator", effect=ENDLESS)
        elif not fact.place.converted:
            yield self.at(fact.node, fact.place, how="`for` without AutoGraph", effect=FAILS)

    @on(
        Called,
        of=lambda name, method: (
            method == "as_numpy_iterator"
            or name is not None
            and (name in ITERATING or name.startswith(("tqdm.", "builtins.zip")))
        ),
    )
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.place.in_init_scope:
            return
        name = fact.callee.name or ""
        if fact.method == "as_numpy_iterator" and fact.receiver is not None and _is_dataset(fact.receiver):
            yield self.at(fact.node, fact.place, how="`as_numpy_iterator`", effect=FAILS)
        elif name in ITERATING or name.startswith("tqdm."):
            if any(_is_dataset(value) for value in fact.args):
                sliced = name == "itertools.islice" and fact.args[min(len(fact.args) - 1, 2)].kind != Kind.NONE
                effect = SHORTER if sliced else _effect(fact.place)
                yield self.at(fact.node, fact.place, how=f"`{fact.text}`", effect=effect)
        elif name == "builtins.zip" and any(map(_is_dataset, fact.args)) and not all(map(_is_dataset, fact.args)):
            beside = [value for value in fact.args if not _is_dataset(value)]
            ends = any(length(value) is not None or value.must(FINITE) for value in beside)
            effect = SHORTER if ends else _effect(fact.place) if all(map(is_endless, beside)) else EITHER
            yield self.at(fact.node, fact.place, how="this `zip`", effect=effect)


def _effect(place: Place) -> str:
    """What comes of taking all elements: no code of the trace sees the last one. Where AutoGraph is off TensorFlow gives up after
    32 (`GET_NEXT_CALL_ERROR_THRESHOLD` of its `iterator_ops`)."""
    return FAILS if place.unconverted == AUTOGRAPH else ENDLESS


def _takes_all(node: ast.AST) -> bool:
    """Whether a star takes all, or the rest of what is unpacked."""
    return any(isinstance(part, ast.Starred) for part in walk(node))


def _is_dataset(value: Value) -> bool:
    return value.must(Kind.DATASET)
