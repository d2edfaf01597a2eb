"""The skeletons: every combination of a few statements in small branches and loops, each a whole program.

A skeleton's name says what it is made of ("if t: return elif p: bind / read"); its source follows from the name's parts, so
the record needs the names alone. Conditions: "t" depends on a tensor, "p" on a Python bool, and both take either value.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

ACTIONS = ("value", "return", "bind", "rebind", "raise", "pass")
"""What a branch does: returns a value, returns nothing, binds a new name, binds a float name to an int, raises, or nothing."""
STATEMENTS = {
    "value": "return x * 2.0",
    "return": "return",
    "bind": "y = x + 1.0",
    "rebind": "z = tf.constant(1)",
    "raise": 'raise ValueError("own")',
    "pass": "pass",
    "break": "break",
    "continue": "continue",
    "append": "items.append(1)",
    "count": "w = w + v",
}
CONDITIONS = {"t": "x > 0.0", "p": "p"}
INNER = {"t": "x * x > 1.0", "p": "q"}
"""Conditions of the second `if`: all four combinations of the two occur."""


class Skeleton(NamedTuple):
    """One program. Its function is `f`; `inputs` are expressions for the arguments of its calls."""

    name: str
    source: str
    inputs: tuple[str, ...]

    @property
    def program(self) -> str:
        """The function and the calls of it, from which the plugin sees what is a tensor."""
        return self.source + "\n\n" + "".join(f"f({text})\n" for text in self.inputs[:: len(self.inputs) - 1 or 1])


class Arm(NamedTuple):
    """A branch: what it does, written as lines."""

    name: str
    lines: tuple[str, ...]
    uses: frozenset[str]


# -- branches -------------------------------------------------------------------------------------------------------------


def branches() -> Iterator[Skeleton]:
    """`if`, with `else`, with `elif`, with both."""
    for first, ends in itertools.product("tp", ENDS):
        for a in ACTIONS:
            yield branched(branch(CONDITIONS[first], first, arm(a)), ends)
            for b in ACTIONS:
                yield branched(branch(CONDITIONS[first], first, arm(a), arm(b)), ends)
                for second in "tp":
                    yield branched(
                        branch(CONDITIONS[first], first, arm(a), branch(INNER[second], second, arm(b)), chained=True),
                        ends,
                    )
    for (first, second), ends in itertools.product((("t", "t"), ("t", "p"), ("p", "t")), ENDS):
        for a, b, c in itertools.product(ACTIONS, repeat=3):
            inner = branch(INNER[second], second, arm(b), arm(c))
            yield branched(branch(CONDITIONS[first], first, arm(a), inner, chained=True), ends)


def nested_branches() -> Iterator[Skeleton]:
    """An `if` in the body of another one, alone or followed by a statement."""
    for first, second, ends in itertools.product("tp", "tp", ENDS):
        for a, b in itertools.product(ACTIONS, repeat=2):
            alone = branch(INNER[second], second, arm(a))
            yield branched(branch(CONDITIONS[first], first, alone, arm(b)), ends)
            if b != "pass":
                yield branched(branch(CONDITIONS[first], first, then(alone, arm(b))), ends)
        for a in ACTIONS:
            yield branched(branch(CONDITIONS[first], first, branch(INNER[second], second, arm(a))), ends)
    for (first, second), ends in itertools.product((("t", "t"), ("t", "p"), ("p", "t")), ENDS):
        for a, b, c in itertools.product(ACTIONS, repeat=3):
            inner = branch(INNER[second], second, arm(a), arm(b))
            yield branched(branch(CONDITIONS[first], first, inner, arm(c)), ends)


ENDS = ("", "plain", "read")
"""After the branch: nothing, `return x`, or a return of every name that it binds."""


def arm(action: str) -> Arm:
    """The branch of one action."""
    return Arm(action, (STATEMENTS[action],), frozenset({action}))


def then(first: Arm, second: Arm) -> Arm:
    """One after the other."""
    return Arm(f"{first.name}; {second.name}", first.lines + second.lines, first.uses | second.uses)


def branch(condition: str, letter: str, body: Arm, other: Arm | None = None, chained: bool = False) -> Arm:
    """An `if`; `chained`: with `elif`."""
    lines = [f"if {condition}:", *indented(body.lines)]
    name = f"if {letter}: ({body.name})" if " " in body.name else f"if {letter}: {body.name}"
    uses = body.uses
    if other is not None and chained:
        lines += ["el" + other.lines[0], *other.lines[1:]]
        name += f" el{other.name}"
    elif other is not None:
        lines += ["else:", *indented(other.lines)]
        name += f" else: {other.name}"
    if other is not None:
        uses = uses | other.uses
    return Arm(name, tuple(lines), uses)


def indented(lines: tuple[str, ...]) -> list[str]:
    """Lines, one level deeper."""
    return ["    " + line for line in lines]


def branched(arm: Arm, end: str) -> Skeleton:
    body = ["z = x", *arm.lines]
    names = [name for action, name in (("bind", "y"), ("rebind", "z")) if action in arm.uses]
    if end == "plain":
        body.append("return x")
    elif end == "read":
        body.append(f"return {', '.join(names) or 'z'}")
    name = f"{arm.name} / {end or 'end'}"
    flags = [f"{p}, {q}" for p in (True, False) for q in (True, False)]
    used = [flag for flag in flags if _needed(name, flag)]
    return Skeleton(
        name,
        program("x, p=True, q=True", body),
        tuple(f"tf.constant({x}), {flag}" for flag in used for x in (2.0, 0.5, -0.5, -2.0)),
    )


def _needed(name: str, flags: str) -> bool:
    """Only one value of a flag that the skeleton does not read."""
    p, q = flags.split(", ")
    outer = "if p" if name.startswith("if p") else ""
    inner = name[4:]
    return (p == "True" or bool(outer)) and (q == "True" or "if p" in inner)


def program(parameters: str, body: list[str]) -> str:
    """A module with one traced function."""
    return (
        "\n".join(["import tensorflow as tf", "", "", "@tf.function", f"def f({parameters}):", *indented(tuple(body))])
        + "\n"
    )


# -- loops ----------------------------------------------------------------------------------------------------------------

LOOPS = {
    "tensor": ("for v in xs:", (), ()),
    "range": ("for i in tf.range(3):", ("v = xs[i]",), ()),
    "python": ("for i in range(3):", ("v = xs[i]",), ()),
    "list": ("for v in [xs[0], xs[1], xs[2]]:", (), ()),
    "dataset": ("for v in data:", (), ()),
    "iterator": ("for v in iter(data):", (), ()),
    "while t": ("while w < 20.0:", ("w = w + 4.0", "v = xs[0]"), ()),
    "while p": ("while i < 3:", ("i = i + 1", "v = xs[i - 1]"), ("i = 0",)),
    "forever": ("while True:", ("v = w", "w = w + 1.0"), ()),
}
"""Kind of loop -> head, how its body begins, and what stands before it; `v` holds a float tensor in each."""
LOOP_ACTIONS = ("break", "continue", "value", "return", "bind", "rebind", "append", "raise")
LOOP_CONDITIONS = {"t": "v > 1.0", "p": "p", "": None}


def loops() -> Iterator[Skeleton]:
    """A loop with one action, on a condition or always, followed by a statement or none; the names read afterwards or not."""
    for kind, letter, action in itertools.product(LOOPS, LOOP_CONDITIONS, LOOP_ACTIONS):
        if kind == "forever" and action not in ("break", "value", "return"):
            continue
        for follow, before, end in itertools.product(("", "count", "bind", "append"), (False, True), ("plain", "read")):
            uses = {action, follow}
            if (
                before
                and "bind" not in uses
                or letter == ""
                and action in ("break", "continue", "value", "return", "raise")
                and follow
            ):
                continue
            if end == "read" and not uses & {"bind", "rebind", "append"}:
                continue
            if letter == "" and action == "raise":
                continue  # eager code raises as well, as soon as the loop makes a turn
            test = LOOP_CONDITIONS[letter]
            arm = _loop_arm(action)
            inside = branch(test, letter, arm) if test is not None else arm
            if follow:
                inside = then(inside, _loop_arm(follow))
            yield _loop(kind, inside, before, end)


def branches_in_loops() -> Iterator[Skeleton]:
    """Two actions, one in each branch."""
    for kind, letter in itertools.product(("tensor", "python", "dataset", "while t"), "tp"):
        for a, b, end in itertools.product(LOOP_ACTIONS, LOOP_ACTIONS, ("plain", "read")):
            if end == "read" and not {a, b} & {"bind", "rebind", "append"} or a == b == "raise":
                continue
            yield _loop(kind, branch(str(LOOP_CONDITIONS[letter]), letter, _loop_arm(a), _loop_arm(b)), False, end)


def nested_loops() -> Iterator[Skeleton]:
    """A loop in a loop, the action on a condition in the inner one; a statement after the inner one or none."""
    kinds = ("tensor", "python", "dataset", "while t")
    for outer, inner, letter, action in itertools.product(kinds, kinds, "tp", LOOP_ACTIONS):
        for follow in ("", "count"):
            head, begin, before = LOOPS[inner]
            arm = branch(str(LOOP_CONDITIONS[letter]), letter, _loop_arm(action))
            lines = (*before, head, *indented((*begin, *arm.lines)))
            inside = Arm(f"{inner}: ({arm.name})", lines, arm.uses)
            if follow:
                inside = then(inside, _loop_arm(follow))
            yield _loop(outer, inside, False, "read" if action in ("bind", "rebind", "append") else "plain")


def _loop_arm(action: str) -> Arm:
    line = {"value": "return v", "bind": "y = v"}.get(action, STATEMENTS[action])
    return Arm(action, (line,), frozenset({action}))


def _loop(kind: str, inside: Arm, bound: bool, end: str) -> Skeleton:
    head, begin, before = LOOPS[kind]
    body = ["w = tf.constant(0.0)", "z = w"]
    if bound:
        body.append("y = tf.constant(0.0)")
    if "append" in inside.uses:
        body.append("items = []")
    body += [*before, head, *indented((*begin, *inside.lines))]
    names = [
        name for action, name in (("bind", "y"), ("rebind", "z"), ("append", "len(items)")) if action in inside.uses
    ]
    body.append("return w" if end == "plain" else f"return {', '.join(names)}")
    name = f"for {kind}: {inside.name}{' / y before' if bound else ''} / {end}"
    data = [(0.5, 1.5, 2.5), (-1.0, -1.0, -1.0), (2.0, 3.0, 4.0)]
    flags = (True, False) if "if p" in name and kind != "forever" else (True,)
    inputs = [
        f"tf.constant({list(d)}), tf.data.Dataset.from_tensor_slices({list(d)}), {p}" for p in flags for d in data
    ]
    return Skeleton(name, program("xs, data, p=True", body), tuple(inputs))


# -- loops on a flag ------------------------------------------------------------------------------------------------------


def flags() -> Iterator[Skeleton]:
    """`while not done:` and `while go:`, where the flag begins and goes on as a tensor or as a Python value."""
    starts = {"p": ("False", "True"), "t": ("tf.constant(False)", "tf.constant(True)")}
    updates = {"t": ("w > 2.0", "w < 2.0"), "p": ("i > 2", "i < 2")}
    for (first, start), (second, update), position in itertools.product(starts.items(), updates.items(), (0, 1)):
        for guarded in (False, True):
            test = ("not flag", "flag")[position]
            line = f"flag = {update[position]}"
            inside = ("if w > 0.5:", "    " + line) if guarded else (line,)
            body = [
                f"flag = {start[position]}",
                "w = tf.constant(0.0)",
                "i = 0",
                f"while {test}:",
                *indented(("w = w + 1.0", "i = i + 1", *inside)),
                "return w",
            ]
            name = f"while {test}: {first} becomes {second}{' if t' if guarded else ''}"
            yield Skeleton(name, program("xs, data, p=True", body), ("None, None",))


# -- less of them ---------------------------------------------------------------------------------------------------------

BOUND = {"bind", "rebind", "append"}
"""Actions whose names a loop skeleton may read afterwards."""


def simpler(name: str) -> list[str]:
    """The names of the skeletons that are left if one or more actions of a skeleton are taken out."""
    head, _, end = name.rpartition(" / ")
    if not name.startswith(("for ", "while ", "y ")):
        words = re.split(r"(\w+(?=[;)]| else| el|$))", head)
        places = [place for place, word in enumerate(words) if word in ACTIONS and word != "pass"]
        return [
            f"{''.join('pass' if place in out else word for place, word in enumerate(words))} / {end}"
            for out in _subsets(places)
        ]
    if not name.startswith("for "):
        return []
    kind, _, inside = head.partition(": ")
    before = " / y before" if inside.endswith(" / y before") else ""
    found = []
    for part in _parts(inside.removesuffix(" / y before")):
        uses = BOUND.intersection(re.findall(r"\w+", part))
        found += [
            f"{kind}: {part}{keep} / {'read' if uses else 'plain'}"
            for keep in {before, ""}
            if not keep or "bind" in uses
        ]
    return found


def _subsets(places: list[int]) -> list[set[int]]:
    """All non-empty choices of places, but not all places at once."""
    return [set(some) for size in range(1, len(places)) for some in itertools.combinations(places, size)]


def _parts(inside: str) -> list[str]:
    """A loop's body without one of its statements or branches."""
    first, _, follow = inside.partition("; ")
    parts = [part for part in (first, follow) if follow]
    nested = re.fullmatch(r"(\w+(?: \w)?: \()(.*)(\))", first)
    if nested:
        return [*parts]
    test, _, arms = first.partition(": ") if first.startswith("if ") else ("", "", "")
    body, _, other = arms.partition(" else: ")
    if other:
        parts += [f"{test}: {body}", f"{test}: {other}"]
    return parts
