from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.conversion import GENERATOR
from flake8_tffunction.flow.facts import Called, Iterated
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on

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
        "tqdm.tqdm",
        "tqdm.auto.tqdm",
        "collections.deque",
    }
)
"""Python that iterates its argument to the end, or takes a fixed number of elements of it."""


class DatasetIteration(Rule):
    """Python that iterates a Dataset inside a traced function never stops tracing.

    AutoGraph turns the `for` statement over a Dataset into a graph loop, and `enumerate`, `zip` and `next` of Datasets with it.
    A comprehension, `list`, `sum`, `itertools`, a progress bar or a generator around the Dataset makes one op for each element
    of an iteration that has no end while tracing. Write `for x in ds:`, `ds.take(n)` or `ds.reduce(...)`.
    """

    code = "TFF149"
    name = "dataset-iteration"
    message = "{how} iterates a Dataset in Python, tracing never ends: use `for x in ds:` or `ds.reduce`"
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
        if fact.how in ("comprehension", "star", "unpack"):
            yield self.at(fact.node, fact.place, how=f"a {fact.how}" if fact.how == "comprehension" else "unpacking")
        elif fact.how == "for" and fact.place.unconverted == GENERATOR and fact.place.via:
            yield self.at(fact.place.via[-1], None, how="a generator")  # where the Dataset enters it
        elif fact.how == "for" and not fact.place.converted:
            yield self.at(fact.node, fact.place, how="`for` without AutoGraph")

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
            yield self.at(fact.node, fact.place, how="`as_numpy_iterator`")
        elif name in ITERATING or name.startswith("tqdm."):
            if any(_is_dataset(value) for value in fact.args):
                yield self.at(fact.node, fact.place, how=f"`{fact.text}`")
        elif name == "builtins.zip" and any(map(_is_dataset, fact.args)) and not all(map(_is_dataset, fact.args)):
            yield self.at(fact.node, fact.place, how="`zip` with other iterables")


def _is_dataset(value: Value) -> bool:
    return value.must(Kind.DATASET)
