"""What only AutoGraph can do with a tensor: Python control flow that fails where code is not converted."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Branched, Called, Iterated, Operated, Place
from flake8_tffunction.flow.structures import goes_over_list, may_be_nest
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.nodes import walk

CONVERTED_BUILTINS = ("builtins.int", "builtins.float", "builtins.range", "builtins.len")
"""Builtins that AutoGraph turns into ops, and that refuse a tensor without it (measured; `abs` doesn't)."""
WORDS = {ast.While: "while", ast.Match: "match"}
CONTROL = (Branched, Iterated, Operated, Called)
"""Kinds of fact among which such control flow is found."""


class Control(NamedTuple):
    """One use of a tensor as Python control."""

    node: ast.AST
    place: Place
    what: str
    """"if", "while", "for", "and", "not", "int()", ..."""

    @property
    def instead(self) -> str:
        """The op that does the same without AutoGraph."""
        if self.what in ("while", "for", "range()"):
            return "tf.while_loop"
        if self.what == "len()":
            return "tf.shape"
        return "tf.cast" if self.what.endswith(")") else "tf.cond"


def python_control(fact: Branched | Iterated | Operated | Called, names: Names) -> Iterator[Control]:
    """The control flow on a certain tensor that a fact tells of, if it stands in code that AutoGraph does not convert.

    `names` are those of the file: what a function does with an argument tells whether it expects a list.
    """
    place = fact.place
    if place.converted or place.in_init_scope:
        return
    if isinstance(fact, Branched):
        if fact.test.is_symbolic and isinstance(fact.node, (ast.If, ast.While, ast.IfExp, ast.Match)):
            yield Control(fact.node, place, WORDS.get(type(fact.node), "if"))
    elif isinstance(fact, Iterated):
        if fact.how == "for" and fact.value.is_symbolic and not goes_over_list(fact.node, fact.value, place, names):
            yield Control(fact.node, place, "for")
    elif isinstance(fact, Operated):
        yield from _operator(fact)
    elif fact.callee.name in CONVERTED_BUILTINS and any(value.is_symbolic for value in fact.args):
        if fact.callee.name == "builtins.len" and any(may_be_nest(value, place) for value in fact.args):
            return
        yield Control(fact.node, place, f"{fact.callee.name.removeprefix('builtins.')}()")


def _operator(fact: Operated) -> Iterator[Control]:
    head = getattr(fact.place.statement, "test", None)
    if head is not None and any(node is fact.node for node in walk(head)):
        return  # the whole condition is reported
    if (
        fact.op in ("and", "or")
        and any(value.is_symbolic for value in fact.operands[:-1])
        or fact.op == "not"
        and fact.operands[0].is_symbolic
    ):
        yield Control(fact.node, fact.place, fact.op)
    elif isinstance(fact.node, ast.Compare) and len(fact.node.ops) > 1 and fact.result.is_symbolic:
        yield Control(fact.node, fact.place, "a < b < c")
