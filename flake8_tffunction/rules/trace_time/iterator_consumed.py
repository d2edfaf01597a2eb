from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Iterated
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class IteratorConsumed(Rule):
    """A Python iterator or generator from outside advances while TensorFlow traces, not when the function runs.

    `next(batches)` takes one element, which becomes a constant of the graph: every call works on the first batch, and
    the next trace takes another one. Iterate a `tf.data.Dataset` (`next(iterator)` of a Dataset's iterator is an
    operation), or take the element in the code that calls the function, and pass it in.
    """

    code = "TFF108"
    name = "iterator-consumed"
    message = "`{iterator}` advances only while tracing: use a `tf.data.Dataset` or pass the item in"
    see = ("guide/function#using_python_iterators_and_generators",)
    quiet = (
        "For the iterator of a `tf.data.Dataset`, for lists, tuples and ranges, and for iterators that the traced "
        "code makes itself. A parameter counts only where the file passes an iterator for it."
    )

    yields_to = ("TFF101",)

    bad = (
        Example(
            """
            batches = iter([1.0, 2.0, 3.0])


            @tf.function
            def step():
                return tf.constant(next(batches)) * 10.0  # expect


            print([step().numpy().item() for _ in range(3)])
            """,
            graph="[10.0, 10.0, 10.0]",
            eager="[10.0, 20.0, 30.0]",
        ),
    )
    good = (
        Example(
            """
            batches = iter(tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0]))


            @tf.function
            def step():
                return next(batches) * 10.0


            print([step().numpy().item() for _ in range(3)])
            """,
            graph="[10.0, 20.0, 30.0]",
        ),
        Example(
            """
            batches = iter([1.0, 2.0, 3.0])


            @tf.function
            def step(batch):
                return batch * 10.0


            print([step(tf.constant(next(batches))).numpy().item() for _ in range(3)])
            """,
            graph="[10.0, 20.0, 30.0]",
        ),
    )

    @on(Iterated)
    def iterated(self, fact: Iterated) -> Iterator[Finding]:
        if _outer(fact.value):
            yield self.at(fact.node, fact.place, iterator=written(fact.node))

    @on(Called, of=lambda name, method: name is not None and host.advances(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        if host.advances(name):
            given = fact.args if fact.receiver is None or name.startswith("itertools") else (fact.receiver,)
            if any(_outer(value) for value in given):
                yield self.at(fact.node, fact.place, iterator=written(fact.node))


def _outer(value: Value) -> bool:
    """Whether it certainly is a Python iterator that is older than the trace."""
    return (value.must(Kind.ITERATOR) or value.of == "io.TextIOWrapper") and not value.origin & Origin.FRESH
