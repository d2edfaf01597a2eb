from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.agreement import lacking
from flake8_tffunction.flow.branches import RESULT
from flake8_tffunction.flow.facts import Merged
from flake8_tffunction.flow.regions import STAGED_LOOPS, own_regions
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class BranchUndefined(Rule):
    """A name is bound in only one branch of a tensor `if` and read later, so that the other branch has nothing to hand out.

    Both branches become part of the graph, and each must leave a value in every name that is read afterwards. Python's own
    guarantee (the name is only read where the branch has run) does not help, nor does a second `if` on the same condition. What
    follows a `break` or `continue` on a tensor counts as such a branch. A new key of a dict and a new attribute of an object count
    as names that are always read.
    Give the name a value of the right dtype before the `if`.
    """

    code = "TFF133"
    name = "branch-undefined"
    message = "`{name}` is bound in one branch of this tensor `if` only: give it a value before"
    stops = meets = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "Where the test is not certainly a tensor, for names that are not read before they are bound again, for names that a Python "
        "condition may have bound before, and in code that AutoGraph does not convert. In a graph loop, for a name that is read in a "
        "later turn or after the loop, loop-undefined speaks."
    )

    bad = (
        Example(
            """
            @tf.function
            def normalize(x):
                if tf.reduce_max(x) > 1.0:  # expect
                    factor = 1.0 / tf.reduce_max(x)
                return x * factor


            print(normalize(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="ValueError",
            eager="[0.5 1. ]",
        ),
        Example(
            """
            @tf.function
            def losses(x):
                logs = {}
                if tf.reduce_mean(x) > 0.5:  # expect
                    logs["penalty"] = tf.reduce_sum(x)
                logs["mean"] = tf.reduce_mean(x)
                return logs["mean"]


            print(losses(tf.constant([1.0, 2.0])).numpy())
            """,
            raises="ValueError",
            eager="1.5",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def normalize(x):
                factor = 1.0
                if tf.reduce_max(x) > 1.0:
                    factor = 1.0 / tf.reduce_max(x)
                return x * factor


            print(normalize(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[0.5 1. ]",
        ),
        Example(
            """
            @tf.function
            def shift(x):
                if tf.reduce_sum(x) > 0.0:
                    step = x * 2.0
                    x = x + step
                step = x - 1.0
                return step


            print(shift(tf.constant([1.0])).numpy())
            """,
            graph="[2.]",
        ),
    )

    @on(Merged)
    def merged(self, fact: Merged) -> Iterator[Finding]:
        name = lacking(fact)
        if (
            name is not None
            and name != RESULT
            and not self.carried(fact, name)
            and self.file.only_declared(name, fact.node, fact.place) is None
        ):
            yield self.at(fact.node, fact.place, name=name)

    def carried(self, fact: Merged, name: str) -> bool:
        """Whether a graph loop around the branch carries the name: then that loop is what fails."""
        liveness = self.file.liveness(fact.place.function)
        return any(
            region.kind in STAGED_LOOPS and liveness.carries(region.node, name) for region in own_regions(fact.place)
        )
