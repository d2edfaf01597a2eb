from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called, Region
from flake8_tffunction.rules.base import Example, Finding, Rule, on

BRANCHES: Final = ("if", "else", "rest", "while", "try", "except", "match")
"""Regions in which Python may decide not to come to a call; loops over Python values are among them in `_never_ends`."""


class Recursion(Rule):
    """Recursion that only a tensor condition ends never ends while tracing: both branches are traced, the recursive one too.

    The trace stops at Python's recursion limit, on each call. Write a loop (`for ... in tf.range(n)`, `tf.while_loop`), or let
    a Python value end the recursion (a depth, the structure of the argument).
    """

    code = "TFF143"
    name = "recursion"
    message = "`{callee}` recurs under a tensor condition alone, tracing never ends: use a tensor loop"
    quiet = "Where a Python condition or a loop over a Python structure can end it, and where the condition is not known to be a tensor."

    bad = (
        Example(
            """
            @tf.function
            def factorial(n):
                if n <= 1:
                    return tf.constant(1)
                return n * factorial(n - 1)  # expect


            print(int(factorial(tf.constant(5))))
            """,
            raises="StagingError",
            eager="120",
        ),
    )
    good = (
        Example(
            """
            def power(x, n):
                if n == 0:
                    return tf.ones_like(x)
                return x * power(x, n - 1)


            @tf.function
            def factorial(n):
                result = tf.constant(1)
                for i in tf.range(1, n + 1):
                    result *= i
                return result * power(n, 0)


            print(int(factorial(tf.constant(5))))
            """,
            graph="120",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if not fact.recursive:
            return
        calls_itself = fact.callee.node is fact.place.function
        if _never_ends(fact.place.regions[fact.place.own if calls_itself else 0 :]):
            yield self.at(fact.node, fact.place, callee=fact.text)


def _never_ends(regions: tuple[Region, ...]) -> bool:
    """Whether no Python value decides about this call: only graph branches and loops stand around it.

    Of a function that calls itself these are its own; of others, all from the beginning of the trace.
    """
    decided = False
    for region in regions:
        if region.what in BRANCHES or region.what == "for":
            if not region.staged:
                return False
            decided = True
    return decided
