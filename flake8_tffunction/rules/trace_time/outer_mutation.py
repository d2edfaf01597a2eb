from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Stored
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

CHANGED = Kind.CONTAINER | Kind.ARRAY


class OuterMutation(Rule):
    """A list, dict, set or array from outside is changed while TensorFlow traces, not when the function runs.

    `history.append(...)` adds one element per trace, `queue.pop(0)` takes one element and its value becomes a constant
    of the graph, and under a tensor `if` both branches change the container. Return the value and collect it in the
    code that calls the function, or keep the state in a `tf.Variable`, a `tf.TensorArray` or a lookup table.
    """

    code = "TFF103"
    name = "outer-mutation"
    message = "`{text}` is changed only while tracing: return the value or use a `tf.Variable`"
    see = ("guide/function#changing_python_global_and_free_variables",)
    quiet = (
        "For containers that the traced code makes itself, under a guard that fills them once (`if not "
        "self.layers:`), in functions that run in Python (`tf.py_function`), and for objects that only have methods "
        "of such names."
    )
    yields_to = (
        "TFF105",
        "TFF106",
        "TFF107",
        "TFF108",
        "TFF120",
        "TFF121",
        "TFF122",
        "TFF123",
        "TFF124",
        "TFF125",
        "TFF136",
        *FAILING,
    )

    bad = (
        Example(
            """
            history = []


            @tf.function
            def record(x):
                history.append("call")  # expect
                return x


            for _ in range(3):
                record(tf.constant(1))
            print(len(history))
            """,
            graph="1",
            eager="3",
        ),
        Example(
            """
            import numpy as np

            counts = np.zeros(2)


            @tf.function
            def count(x):
                counts[0] += 1  # expect
                return x


            for _ in range(3):
                count(tf.constant(1))
            print(counts)
            """,
            graph="[1. 0.]",
            eager="[3. 0.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def powers(x):
                found = []
                for k in range(3):
                    found.append(x**k)
                return tf.stack(found)


            print(powers(tf.constant(2)).numpy())
            """,
            graph="[1 2 4]",
        ),
        Example(
            """
            stats = {"calls": tf.Variable(0)}


            @tf.function
            def record(x):
                stats["calls"].assign_add(1)
                return x


            for _ in range(3):
                record(tf.constant(1))
            print(stats["calls"].numpy())
            """,
            graph="3",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and host.mutates(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.place.guard is not None:
            return
        changed = mutated(fact)
        if changed is not None and outer_container(changed.value):
            yield self.at(fact.node, fact.place, text=changed.text)

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if fact.owner is not None and outer_container(fact.owner):
            if fact.place.guard is None and (fact.under is None or fact.under.of != "tf.Graph"):
                yield self.at(fact.node, fact.place, text=fact.text)


def outer_container(value: Value) -> bool:
    """Whether a value certainly is a Python container (or array) that lives longer than the trace."""
    return value.must(CHANGED) and value.is_outer


class Changed(NamedTuple):
    """What a call changes in place."""

    value: Value
    text: str
    """As it is written: `log` of `log.append(x)`, `heap` of `heappush(heap, x)`."""
    named: ast.expr | None
    """The same as an expression; None where nothing names it: `note(x)` after `note = log.append`, `map(log.append, xs)`."""


def mutated(fact: Called) -> Changed | None:
    """What a call changes in place; None if that is nothing, or not to be seen."""
    name = fact.callee.name or ""
    if not host.mutates(name):
        return None
    keyword = host.MUTATED_ARGUMENT.get(name)
    value = fact.callee.bound if keyword is None else argument(fact.args, fact.keywords, 0, keyword)
    named = _named(fact, keyword)
    return Changed(value, fact.text if named is None else written(named), named) if value is not None else None


def _named(fact: Called, keyword: str | None) -> ast.expr | None:
    """The expression that a method is taken from, or the first argument of a function, which may have a keyword."""
    function = getattr(fact.node, "func", fact.node)
    if written(function) != fact.text:
        return None
    if keyword is None:
        return getattr(function, "value", None)
    keywords = getattr(fact.node, "keywords", ())
    given = [*getattr(fact.node, "args", ()), *(k.value for k in keywords if k.arg == keyword)]
    return next(iter(given), None)
