from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import PYTHON, UNKNOWN, Looped
from flake8_tffunction.flow.operators import element_of
from flake8_tffunction.flow.returns import LOOPS
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import own_nodes

NUMERIC = Kind.NUMBER | Kind.TENSOR | Kind.ARRAY | Kind.UNKNOWN | Kind.TUPLE | Kind.VARIABLE
"""Elements that a loop of the graph could run over."""


class UnrolledLoop(Rule):
    """A Python loop of tensor work is unrolled: the graph gets one copy of the body for each turn.

    A loop over `range(n)` with a Python `n`, over a list or an array, and a `while` on a Python counter run while TensorFlow traces. A
    thousand turns are thousands of operations and a trace of seconds, and another `n` is another trace. A loop over `tf.range(n)`
    or a tensor is one operation with one copy of the body, whatever `n` is.
    Loop over `tf.range` or a tensor; accumulate in tensors and collect values in a `tf.TensorArray`.
    """

    code = "TFF131"
    name = "unrolled-loop"
    message = "this `{kind}` is unrolled, {count} of its body in the graph: loop over `tf.range` or a tensor"
    see = ("guide/function#looping_over_python_data",)
    quiet = (
        "Below 32 turns (`--tff-unroll`), where the file does not show how often the loop turns "
        "(unless `--tff-unroll-unknown` asks for these "
        "too), for bodies without tensor work, for loops over layers and other objects or with the index of a Python list, for loops "
        "that Python may leave early, and in code that AutoGraph does not convert."
    )

    bad = (
        Example(
            """
            @tf.function
            def power(matrix, vector, steps):
                for _ in range(steps):  # expect
                    vector = tf.linalg.matvec(matrix, vector)
                    vector = vector / tf.norm(vector)
                return vector


            graph = power.get_concrete_function(tf.eye(3), tf.ones([3]), 500).graph
            print(len(graph.get_operations()) > 2000)
            """,
            graph="True",
            why="the result is the same: what it costs is the graph",
        ),
        Example(
            """
            STEPS = 100


            @tf.function
            def decay(x):
                i = 0
                while i < STEPS:  # expect
                    x = x * 0.99
                    i += 1
                return x


            print(round(float(decay(tf.constant(1.0))), 3))
            """,
            graph="0.366",
            eager="0.366",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def power(matrix, vector, steps):
                for _ in tf.range(steps):
                    vector = tf.linalg.matvec(matrix, vector)
                    vector = vector / tf.norm(vector)
                return vector


            print(power(tf.eye(3), tf.constant([3.0, 0.0, 4.0]), tf.constant(500)).numpy())
            """,
            graph="[0.6 0.  0.8]",
        ),
        Example(
            """
            @tf.function
            def smooth(x):
                for _ in range(3):
                    x = 0.5 * (x + tf.roll(x, 1, axis=0))
                return x


            print(smooth(tf.constant([0.0, 8.0])).numpy())
            """,
            graph="[4. 4.]",
        ),
    )

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        if (
            fact.kind not in (PYTHON, UNKNOWN)
            or not fact.works
            or fact.indexes
            or not fact.place.converted
            or _left_early(fact.node)
        ):
            return
        if fact.source is not None and not element_of(fact.source).may(NUMERIC):
            return
        kind = "while" if isinstance(fact.node, ast.While) else "for"
        count = self.file.counts.of(fact)
        if count is None:
            if self.file.options.unroll_unknown and fact.kind == PYTHON and self.counts_up(fact):
                yield self.at(fact.node, fact.place, kind=kind, count="one copy per turn")
        elif count >= self.file.options.unroll:
            yield self.at(fact.node, fact.place, kind=kind, count=f"{count} copies")

    def counts_up(self, fact: Looped) -> bool:
        """Whether a loop runs over a range of numbers, so that `tf.range` could take its place."""
        if isinstance(fact.node, ast.While):
            return isinstance(fact.node.test, ast.Compare)
        return fact.source is not None and fact.source.kind in (Kind.RANGE, Kind.ARRAY)


def _left_early(loop: ast.For | ast.AsyncFor | ast.While) -> bool:
    """Whether a loop may end before its turns are up."""
    for statement in loop.body:
        for node in own_nodes(statement):
            if isinstance(node, ast.Return):
                return True
            if isinstance(node, ast.Break) and not any(
                isinstance(inner, LOOPS) and node in own_nodes(inner) for inner in own_nodes(statement)
            ):
                return True
    return False
