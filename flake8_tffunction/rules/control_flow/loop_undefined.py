from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.agreement import is_object, lacking
from flake8_tffunction.flow.facts import TENSOR, Carried, Looped, Merged
from flake8_tffunction.flow.regions import STAGED_LOOPS, own_regions
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on

NULL = Kind.NONE | Kind.UNDEFINED


class LoopUndefined(Rule):
    """A name is first bound inside of a graph loop and read after it or in a later turn, and AutoGraph can't make a value up for it.

    A graph loop carries its names from turn to turn, so each needs a value of the right type before the first one. In a loop over
    a tensor or `tf.range` AutoGraph finds the type by itself. In a loop over a Dataset or an iterator it does not (the loop variable
    itself counts too, and so does `best = None`), nor where the name is bound under a tensor `if` or to something that is no tensor.
    Give the name a tensor before the loop.
    """

    code = "TFF134"
    name = "loop-undefined"
    message = "`{name}` has no value before the graph loop that carries it: give it a tensor there"
    stops = meets = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "For loops over a tensor that bind the name in every turn, for names that nobody reads later, for loops over something of "
        "unknown type, and in code that AutoGraph does not convert."
    )

    bad = (
        Example(
            """
            @tf.function
            def last_mean(data):
                for batch in data:
                    mean = tf.reduce_mean(batch)  # expect
                return mean


            print(last_mean(tf.data.Dataset.from_tensor_slices([[1.0], [3.0]])).numpy())
            """,
            raises="ValueError",
            eager="3.0",
        ),
        Example(
            """
            @tf.function
            def last_even(n):
                for i in tf.range(n):
                    if i % 2 == 0:  # expect
                        found = i
                return found


            print(last_even(tf.constant(5)).numpy())
            """,
            raises="ValueError",
            eager="4",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def last_mean(data):
                mean = 0.0
                for batch in data:
                    mean = tf.reduce_mean(batch)
                return mean


            print(last_mean(tf.data.Dataset.from_tensor_slices([[1.0], [3.0]])).numpy())
            """,
            graph="3.0",
        ),
        Example(
            """
            @tf.function
            def last_square(n):
                for i in tf.range(n):
                    y = i * i
                return y


            print(last_square(tf.constant(4)).numpy())
            """,
            graph="9",
        ),
    )

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        for name, carried in fact.carried.items():
            if self.file.only_declared(name, fact.node, fact.place) is not None:
                continue
            if carried.before.kind and not carried.before.kind & ~NULL and (fact.kind != TENSOR or _no_tensor(carried)):
                yield self.at(carried.store or fact.node, fact.place, meeting=fact.node, name=name)

    @on(Merged)
    def merged(self, fact: Merged) -> Iterator[Finding]:
        name = lacking(fact)
        if name is None or self.file.only_declared(name, fact.node, fact.place) is not None:
            return
        liveness = self.file.liveness(fact.place.function)
        if any(r.kind in STAGED_LOOPS and liveness.carries(r.node, name) for r in own_regions(fact.place)):
            yield self.at(fact.node, fact.place, name=name)


def _no_tensor(carried: Carried) -> bool:
    """Whether a turn leaves something of which AutoGraph makes no first value: it takes tensors, numbers and structures of them."""
    after = carried.after
    return after.kind == Kind.STRING or after.kind == Kind.NONE == carried.before.kind or is_object(after)
