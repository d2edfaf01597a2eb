from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Iterated, Left, Place, Region
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import own_nodes

TRANSPARENT = frozenset({"with", "control_dependencies", "constructor", "cached"})
"""Regions through which an exception passes, and that always run."""
BRANCHING = frozenset({"tf.cond", "tf.case", "tf.switch_case"})


class RaiseAtTrace(Rule):
    """A `raise` under a tensor condition is raised while TensorFlow traces the function: at every call, whatever the value.

    Both branches of a tensor `if` and the body of a tensor `while` become part of the graph, so the code in them runs once, while
    tracing, and a `raise` in it ends the trace. The same goes for `assert False`, in helpers too.
    Check with `tf.debugging.assert_positive` and its kin, or with `tf.debugging.Assert(False, [...])` inside of the branch.
    """

    code = "TFF137"
    name = "raise-at-trace"
    message = "this {what} runs while tracing, at every call, whatever the tensor holds: use `tf.debugging.assert_*`"
    stops = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "Under Python conditions (`x.shape.rank != 2`, a mode), inside of a tensor branch too, where the code catches the exception "
        "inside of the branch, and in code that AutoGraph does not convert."
    )

    bad = (
        Example(
            """
            @tf.function
            def log_prob(p):
                if tf.reduce_min(p) <= 0.0:
                    raise ValueError("probabilities must be positive")  # expect
                return tf.math.log(p)


            print(log_prob(tf.constant([1.0])).numpy())
            """,
            raises="ValueError",
            eager="[0.]",
        ),
        Example(
            """
            def check(x, name):
                if tf.reduce_any(tf.math.is_nan(x)):
                    assert False, f"{name} has NaNs"  # expect


            @tf.function
            def double(x):
                check(x, "x")
                return x * 2.0


            print(double(tf.constant([1.0])).numpy())
            """,
            raises="AssertionError",
            eager="[2.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def log_prob(p):
                tf.debugging.assert_positive(p, message="probabilities must be positive")
                return tf.math.log(p)


            print(log_prob(tf.constant([1.0])).numpy())
            """,
            graph="[0.]",
        ),
        Example(
            """
            @tf.function
            def trace(x):
                if x.shape.rank != 2:
                    raise ValueError("not a matrix")
                return tf.linalg.trace(x)


            print(trace(tf.eye(2)).numpy())
            """,
            graph="2.0",
        ),
    )

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        if fact.how == "raise" and (branch := self.traced_anyway(fact.place)) is not None:
            yield self.at(fact.node, fact.place, meeting=branch, what="`raise`")

    @on(Iterated)
    def asserted(self, fact: Iterated) -> Iterator[Finding]:
        if fact.how == "assert" and not fact.value.const:  # what is not known (MISSING) is true
            branch = self.traced_anyway(fact.place)
            if branch is not None:
                yield self.at(fact.node, fact.place, meeting=branch, what="`assert`")

    def traced_anyway(self, place: Place) -> ast.AST | None:
        """The outermost branch of the graph around a place, if Python decides nothing between the two."""
        branch: ast.AST | None = None
        for region in reversed(place.regions):
            if self.raises_always(region, place.function):
                continue  # eager code raises there as well
            if self.decides(region):
                branch = region.node
            elif region.what not in TRANSPARENT and not region.staged:
                break
        return branch

    def decides(self, region: Region) -> bool:
        """Whether a tensor decides if a region runs: a branch or a `while`; a loop over a tensor runs in eager code too."""
        if not region.staged:
            return False
        if region.what == "callback":
            call = region.node
            return (
                isinstance(call, ast.Call)
                and self.file.names.canonical(call.func, self.file.index_of(call).module) in BRANCHING
            )
        return region.what in ("if", "else", "rest", "while")

    def raises_always(self, region: Region, function: ast.AST) -> bool:
        """Whether both branches raise, or what follows them: then eager code does so too."""
        if not isinstance(region.node, ast.If):
            return False
        following = self.file.returns(function).following.get(region.node, [])
        return all(_raises([*block, *following]) for block in (region.node.body, region.node.orelse))


def _raises(block: list[ast.stmt]) -> bool:
    """Whether every way through a block ends in a `raise`."""
    for statement in block:
        if (
            isinstance(statement, ast.Raise)
            or isinstance(statement, ast.If)
            and _raises(statement.body)
            and _raises(statement.orelse)
        ):
            return True
        if _returns(statement):
            return False
    return False


def _returns(statement: ast.stmt) -> bool:
    return any(isinstance(node, (ast.Return, ast.Break, ast.Continue)) for node in own_nodes(statement))
