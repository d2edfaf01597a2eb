from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.agreement import NONE, OBJECT, Difference, difference, mismatch
from flake8_tffunction.flow.branches import RESULT
from flake8_tffunction.flow.facts import Chosen, Merged
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class BranchMismatch(Rule):
    """The two branches of a tensor `if` leave values in a name, or return values, that can't be one tensor.

    AutoGraph runs both branches while tracing and joins what they leave behind. So both must leave the same dtype (`1` is int32,
    `0.5` is float32), the same structure (lists of one length, dicts with the same keys), and something of which TensorFlow makes
    a tensor: never `None`, a function, a layer or an instance of a class, not even the same one in both. Conditional expressions
    follow the same rule, and so do the functions of `tf.cond`, `tf.case` and `tf.switch_case` (where None in all of them is fine).
    Shapes may differ, and strings are fine.
    Write the literals in one dtype, give the name a tensor before the `if`, and choose between results instead of functions.
    """

    code = "TFF130"
    name = "branch-mismatch"
    message = "{what} is {first} in one branch of {kind}, {second} in the other: {instead}"
    stops = meets = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "Where the test is not certainly a tensor, for names that are not read after the `if`, for dtypes and structures of which the "
        "file does not show both, and in code that AutoGraph does not convert."
    )

    bad = (
        Example(
            """
            @tf.function
            def weight(step):
                if step < 10:  # expect
                    w = 1
                else:
                    w = 0.5
                return w


            print(float(weight(tf.constant(30))))
            """,
            raises="TypeError",
            eager="0.5",
        ),
        Example(
            """
            @tf.function
            def best_score(scores):
                best = None
                if tf.reduce_max(scores) > 0.5:  # expect
                    best = tf.reduce_max(scores)
                return best


            print(best_score(tf.constant([0.1, 0.9])).numpy())
            """,
            raises="ValueError",
            eager="0.9",
        ),
        Example(
            """
            @tf.function
            def activate(x):
                act = tf.nn.relu if tf.reduce_mean(x) > 0.0 else tf.nn.tanh  # expect
                return act(x)


            print(activate(tf.constant([1.0])).numpy())
            """,
            raises="TypeError",
            eager="[1.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def weight(step):
                if step < 10:
                    w = 1.0
                else:
                    w = 0.5
                return w


            print(float(weight(tf.constant(30))))
            """,
            graph="0.5",
        ),
        Example(
            """
            @tf.function
            def activate(x):
                return tf.nn.relu(x) if tf.reduce_mean(x) > 0.0 else tf.nn.tanh(x)


            print(activate(tf.constant([1.0])).numpy())
            """,
            graph="[1.]",
        ),
        Example(
            """
            @tf.function
            def head(x):
                if tf.reduce_sum(x) > 2.0:
                    y = x[:1]
                else:
                    y = x
                return y


            print(head(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[1.]",
        ),
    )

    @on(Merged)
    def merged(self, fact: Merged) -> Iterator[Finding]:
        trap = mismatch(fact)
        if trap is not None:
            first, second = trap.difference.first, trap.difference.second
            kind = "a tensor `if`" if isinstance(fact.node, ast.If) else "a tensor `if-else`"
            what = "the value" if not trap.name else "the result" if trap.name == RESULT else f"`{trap.name}`"
            yield self.at(
                fact.node,
                fact.place,
                what=what,
                first=first,
                second=second,
                kind=kind,
                instead=_instead(trap.difference),
            )

    @on(Chosen)
    def chosen(self, fact: Chosen) -> Iterator[Finding]:
        first, *others = fact.results
        for other in others:
            found = difference(first, other)
            if found is not None and not first.kind == other.kind == Kind.NONE:
                yield self.at(
                    fact.node,
                    fact.place,
                    what="the result",
                    first=found.first,
                    second=found.second,
                    kind=f"`{ast.unparse(fact.node.func)}`" if isinstance(fact.node, ast.Call) else "a branch",
                    instead=_instead(found),
                )
                return


def _instead(found: Difference) -> str:
    """What to write instead."""
    if found.why == NONE:
        return "give it a tensor in both"
    return "choose between results" if found.why == OBJECT else "make both match"
