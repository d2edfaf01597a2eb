"""Further skeletons: a branch inside of another block, a name that is bound before, and conditional expressions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tests.skeletons.grammar import ACTIONS, CONDITIONS, ENDS, Arm, Skeleton, arm, branch, indented, program, then

BLOCKS = {
    "with": ('with tf.name_scope("s"):', ()),
    "finally": ("try:", ("finally:", "    w = 1.0")),
    "except": ("try:", ("except KeyError:", "    w = 1.0")),
}
"""Kind of block -> its head, and what follows its body."""
INPUTS = tuple(f"tf.constant({x}), True, True" for x in (2.0, 0.5, -0.5, -2.0))
VALUES = {
    "tensor": "x + 1.0",
    "int": "1",
    "float": "0.5",
    "bool": "True",
    "None": "None",
    "list": "[x]",
    "tuple": "(x, x)",
}


def in_blocks() -> Iterator[Skeleton]:
    """A tensor `if` in a `with` or `try`, followed by a return in the same block or by nothing."""
    for kind, follow, end in itertools.product(BLOCKS, ("pass", "value"), ENDS):
        for a in ACTIONS:
            yield _in_block(kind, branch(CONDITIONS["t"], "t", arm(a)), follow, end)
            for b in ACTIONS:
                yield _in_block(kind, branch(CONDITIONS["t"], "t", arm(a), arm(b)), follow, end)


def _in_block(kind: str, inside: Arm, follow: str, end: str) -> Skeleton:
    head, tail = BLOCKS[kind]
    inside = then(inside, arm(follow))
    body = ["z = x", head, *indented(inside.lines), *tail]
    names = [name for action, name in (("bind", "y"), ("rebind", "z")) if action in inside.uses]
    if end:
        body.append("return x" if end == "plain" else f"return {', '.join(names) or 'z'}")
    return Skeleton(f"{kind}: ({inside.name}) / {end or 'end'}", program("x, p=True, q=True", body), INPUTS)


def bound_before() -> Iterator[Skeleton]:
    """A name that one or both branches bind to something, after it was bound to something else or was not bound."""
    values = ("tensor", "int", "float", "None", "pass")
    for first, before, end in itertools.product("tp", ("", "None", "float", "int"), ("plain", "read")):
        for a in values:
            for b in (*values, ""):
                yield _bound(first, before, a, b, end)


def _bound(letter: str, before: str, a: str, b: str, end: str) -> Skeleton:
    inside = branch(CONDITIONS[letter], letter, _binding(a), _binding(b) if b else None)
    body = [*([f"y = {VALUES[before]}"] if before else []), *inside.lines, "return x" if end == "plain" else "return y"]
    return Skeleton(
        f"y {before or 'unbound'}: {inside.name} / {end}", program("x, p=True, q=True", body), _inputs(letter)
    )


def _binding(value: str) -> Arm:
    return Arm(value, ("pass" if value == "pass" else f"y = {VALUES[value]}",), frozenset())


def _inputs(letter: str) -> tuple[str, ...]:
    """Both values of the flag, if the skeleton reads it."""
    if letter == "t":
        return INPUTS
    return tuple(text.replace("True, ", f"{p}, ") for p in (True, False) for text in INPUTS)


def ternaries() -> Iterator[Skeleton]:
    """`y = a if condition else b`."""
    for letter, a, b, end in itertools.product("tp", VALUES, VALUES, ("plain", "read")):
        body = [
            f"y = {VALUES[a]} if {CONDITIONS[letter]} else {VALUES[b]}",
            "return x" if end == "plain" else "return y",
        ]
        yield Skeleton(f"y = {a} if {letter} else {b} / {end}", program("x, p=True, q=True", body), _inputs(letter))
