"""What the interpreter tells of graph branches and loops: their state, as AutoGraph has it."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow.facts import Fact, Looped, Merged
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.values import describe
from flake8_tffunction.options import Options

HEAD = "import tensorflow as tf\n@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])\ndef f(x):\n"


def told(body: str, kind: type) -> list[Fact]:
    source = HEAD + textwrap.indent(textwrap.dedent(body), "    ")
    file = File(ast.parse(source), source.splitlines(keepends=True), Options())
    return [fact for fact in engine.perform(file, frozenset({kind})).facts if isinstance(fact, kind)]


def arms(body: str) -> list[dict[str, str]]:
    """For each graph branch that is told: name -> what the two arms leave in it."""
    return [
        {name: f"{describe(a)}, {describe(b)}" for name, (a, b) in fact.arms.items()}
        for fact in told(body, Merged)
        if isinstance(fact, Merged)
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if x[0] > 0: y = 1\nelse: y = 'a'\nreturn y", [{"y": "number 1, string 'a'"}]),
        ("if x[0] > 0: y = 1\nelse: y = 'a'\nreturn x", []),
        ("if x.shape[0] > 0: y = 1\nelse: y = 'a'\nreturn y", []),
        ("y = 0\nif x[0] > 0: y = None\nreturn y", [{"y": "none, number 0"}]),
        ("if x[0] > 0: y = 1\nreturn y", [{"y": "number 1, undefined"}]),
        ("if x[0] > 0: return 1\nreturn 2.5", [{"retval_": "number 1, number 2.5"}]),
        ("if x[0] > 0: return 1\nx = 2", [{"retval_": "number 1, undefined"}]),
        ("y = 1 if x[0] > 0 else None\nreturn y", [{"": "number 1, none"}]),
        ("d = {'a': 1}\nif x[0] > 0: d['b'] = 2\nreturn d", [{"d['b']": "number 2, undefined"}]),
        ("d = {'a': 1}\nif x[0] > 0: d['a'] = 2\nreturn d", [{"d['a']": "number 2, number 1"}]),
        ("if x[0] > 0: raise E\nelse: y = 1\nreturn y", []),
    ],
)
def test_what_arms_leave(body: str, expected: list[dict[str, str]]) -> None:
    assert arms(body) == expected


def test_a_skipped_rest_is_an_arm() -> None:
    (first, *_) = arms("for i in range(3):\n  if x[i] > 0: continue\n  y = 1\nreturn y")
    assert first == {"y": "number 1, undefined"}


def test_the_first_turn_of_a_python_loop_is_told() -> None:
    first, last = arms("y = 0\nfor i in range(3):\n  if x[i] > 0: y = 0.5\nreturn y")
    assert first == {"y": "number 0.5, number 0"}
    assert last["y"].startswith("number 0.5, ")


@pytest.mark.parametrize(
    ("body", "kind", "carried"),
    [
        ("s = 0\nfor v in x: s = s + v\nreturn s", "tensor", {"s": "number 0 -> tensor float32 ()"}),
        ("for v in x: y = v\nreturn y", "tensor", {"y": "undefined -> tensor float32 ()"}),
        ("for v in x: y = v\nreturn x", "tensor", {}),
        ("for v in tf.data.Dataset.range(3): y = v\nreturn y", "dataset", {"y": "undefined -> tensor int64 ()"}),
        ("for v in iter(tf.data.Dataset.range(3)): pass\nreturn v", "iterator", {"v": "undefined -> tensor int64 ()"}),
        ("i = 0\nwhile i < x[0]: i += 1\nreturn i", "tensor", {"i": "number 0 -> tensor int32 ()"}),
        ("i = 0\nwhile i < 3: i += 1\nreturn i", "python", {}),
        ("for v in unknown: y = v\nreturn y", "", {}),
    ],
)
def test_what_a_loop_carries(body: str, kind: str, carried: dict[str, str]) -> None:
    (fact,) = told(body, Looped)
    assert isinstance(fact, Looped)
    assert fact.kind == kind
    assert {n: f"{describe(c.before)} -> {describe(c.after)}" for n, c in fact.carried.items()} == carried


def test_a_flag_that_turns_into_a_tensor() -> None:
    (fact,) = told("done = False\nwhile not done: done = x[0] > 0\nreturn x", Looped)
    assert isinstance(fact, Looped)
    assert [describe(test) for test in fact.tests] == ["number True", "tensor bool ()"]
