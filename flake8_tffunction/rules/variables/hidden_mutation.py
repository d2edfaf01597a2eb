from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Place, Region, Stored
from flake8_tffunction.flow.regions import made_in
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import mutated
from flake8_tffunction.source.layout import function_around, within

BRANCHES = ("if", "else", "for", "while", "rest")


class HiddenMutation(Rule):
    """A helper that changes state under a tensor-dependent branch or loop of its caller does so behind AutoGraph's
    back.

    AutoGraph turns a tensor `if` or loop into operations and carries along what the branch itself assigns. What a
    helper assigns to an attribute, a global or a list it does not see: a tensor that is stored there belongs to the
    inner graph (InaccessibleTensorError), a Python value is set by every branch, whatever the condition is, and by one
    turn of the loop. Return the value and assign it in the branch, or use a `tf.Variable`."""

    code = "TFF123"
    name = "hidden-mutation"
    message = "a helper changes `{text}` under a tensor `{kind}` (line {line}): return it, AutoGraph must see it"
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/"
        "limitations.md",
    )
    quiet = (
        "Where the test of the branch is not certainly a tensor (attribute-write and its kin then speak), for "
        "what the helper or the branch made itself, for `tf.Variable.assign`, and where the branch itself does "
        "the assignment, which AutoGraph sees."
    )
    yields_to = ("TFF124", "TFF105", "TFF125")

    bad = (
        Example(
            """
            class Gate:
                def __init__(self):
                    self.state = "idle"

                def set_state(self, state):
                    self.state = state  # expect


            gate = Gate()


            @tf.function
            def drive(speed):
                if speed > 0.0:
                    gate.set_state("moving")
                else:
                    gate.set_state("stopped")
                return tf.constant(gate.state)


            print(drive(tf.constant(5.0)).numpy())
            """,
            graph="b'stopped'",
            eager="b'moving'",
        ),
        Example(
            """
            class Filter:
                def __init__(self):
                    self.level = tf.constant(0.0)

                def raise_to(self, x):
                    self.level = self.level + x  # expect

                @tf.function
                def run(self, x):
                    self.level = tf.zeros_like(x)
                    if x > 0.0:
                        self.raise_to(x)
                    return self.level * 2.0


            level = Filter()
            print(level.run(tf.constant(3.0)).numpy())
            """,
            raises="InaccessibleTensorError",
            eager="6.0",
        ),
    )
    good = (
        Example(
            """
            class Filter:
                def raised(self, level, x):
                    return level + x

                @tf.function
                def run(self, x):
                    level = tf.zeros_like(x)
                    if x > 0.0:
                        level = self.raised(level, x)
                    return level * 2.0


            level = Filter()
            print(level.run(tf.constant(3.0)).numpy(), level.run(tf.constant(-3.0)).numpy())
            """,
            graph="6.0 0.0",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        region = _hidden_in(fact.place)
        if region is None or fact.scope is fact.place.scope:
            return
        if fact.what.endswith("item"):
            assert fact.owner is not None
            changed = fact.owner.must(Kind.CONTAINER | Kind.ARRAY) and self._outlives(fact.owner, fact.place, region)
        elif fact.what.endswith("attribute"):
            assert fact.owner is not None
            library = fact.owner.kind == Kind.STATEFUL and fact.owner.cls is None
            changed = not library and self._outlives(fact.owner, fact.place, region)
        else:
            changed = fact.what != "closure" or fact.scope is not None and within(region.node, fact.scope.node)
        if changed:
            yield self._found(fact.node, fact.place, fact.text, region)

    @on(Called, of=lambda name, method: name is not None and host.mutates(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        region = _hidden_in(fact.place)
        change = mutated(fact)
        if region is not None and change is not None and self._outlives(change.value, fact.place, region):
            yield self._found(fact.node, fact.place, change.text, region)

    def _outlives(self, owner: Value, place: Place, region: Region) -> bool:
        """Whether an object is there before the branch begins."""
        if not owner.origin & Origin.FRESH:
            return True
        if owner.born is None or made_in(owner.born, region) or within(owner.born, place.function):
            return False
        around = function_around(region.node, self.file.index_of(region.node))
        return around is not None and within(owner.born, around)

    def _found(self, node: ast.AST, place: Place, text: str, region: Region) -> Finding:
        kind = {"for": "for", "while": "while"}.get(region.what, "if")
        return self.at(node, place, text=text, kind=kind, line=getattr(region.node, "lineno", 0))


def _hidden_in(place: Place) -> Region | None:
    """The innermost graph branch or loop of a caller in the same trace, unless a guard lets the code run once."""
    if place.guard is not None:
        return None
    for region in reversed(place.regions[: place.own]):
        if region.what == "graph":
            return None
        if region.staged and region.what in BRANCHES:
            return region
    return None
