"""How often a Python loop turns, as far as a file shows: TFF131 and its two options."""

from __future__ import annotations

import ast

import pytest

from flake8_tffunction import engine
from flake8_tffunction.engine import check
from flake8_tffunction.flow.facts import Looped
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options

HEAD = "import numpy as np\nimport tensorflow as tf\nN = 7\n"


def counts(source: str) -> list[int | None]:
    """What is known of each loop in traced code, in the order of the text."""
    file = File(ast.parse(HEAD + source), (HEAD + source).splitlines(keepends=True), Options())
    play = engine.perform(file, frozenset({Looped}))
    return [file.counts.of(fact) for fact in play.facts if isinstance(fact, Looped)]


@pytest.mark.parametrize(
    ("head", "count"),
    [
        ("for i in range(40):", 40),
        ("for i in range(2, 40, 2):", 19),
        ("for i in range(N * 10 - 1):", 69),
        ("for i in np.arange(12):", 12),
        ("for i in np.linspace(0.0, 1.0, 9):", 9),
        ("for i in [1.0, 2.0]:", 2),
        ("for i in [1.0] * 300:", 300),
        ("for i in list(range(5)):", 5),
        ("for i, j in enumerate(range(6)):", 6),
        ("for i, j in zip(range(6), [1, 2]):", 2),
        ("for i in range(x.shape[0]):", 50),
        ("for i in range(len(x)):", 50),
        ("for i in range(n):", 80),
        ("for i in range(n // 2):", 40),
        ("for i in range(unknown()):", None),
        ("k = 0\n    while k < n:\n        k += 4", 20),
        ("k = 0\n    while k <= 9:\n        k += 1", 10),
        ("k = 9\n    while k > 0:\n        k -= 2", 5),
        ("k = 9\n    while k >= 0:\n        k -= 1", 10),
        ("k = 9\n    while k > 0:\n        k += 1", None),
        ("k = 0\n    while k < 9:\n        k -= 1", None),
        ("k = 0\n    while k < unknown():\n        k += 1", None),
    ],
)
def test_counts(head: str, count: int | None) -> None:
    body = "" if "while" in head else "\n        x = x + 1.0"
    assert counts(
        f"@tf.function\ndef f(x, n):\n    {head}{body}\n    return x\nf(tf.zeros([50]), 80)\nf(tf.zeros([50]), 3)\n"
    ) == [count]


def test_of_a_helper_by_its_call() -> None:
    source = (
        "def g(x, k):\n    for _ in range(k): x = x + 1.0\n    return x\n@tf.function\ndef f(x, n=45): return g(x, n)\n"
    )
    assert counts(source) == [45]
    assert counts(source.replace("g(x, n)", "g(k=N, x=x)")) == [7]


def test_of_an_attribute() -> None:
    source = (
        "class A(tf.Module):\n    def __init__(self, n): self.n = n\n    @tf.function\n    def f(self, x):\n"
        "        for _ in range(self.n): x = x + 1.0\n        return x\na = A(33)\na.f(tf.zeros([]))\n"
    )
    assert counts(source) == [33]


def test_of_a_concrete_function() -> None:
    source = "@tf.function\ndef f(rows):\n    t = tf.constant(0)\n    for r in rows: t += r\n    return t\n"
    assert counts(source + "for rows in ([1] * 3, [1] * 90): f.get_concrete_function(rows)\n") == [90]
    assert counts(source + "f.get_concrete_function(tf.zeros([90]))\n") == [None]


LOOP = HEAD + "@tf.function\ndef f(x, n):\n    for _ in range({count}):\n        {body}\n    return x\n"


def lines(count: str, options: Options, body: str = "x = tf.sin(x)") -> list[str]:
    source = LOOP.format(count=count, body=body)
    return [
        f"{f.line}: {f.text}"
        for f in check(ast.parse(source), source.splitlines(keepends=True), options)
        if f.code == "TFF131"
    ]


def test_from_how_many_turns_on() -> None:
    assert lines("31", Options()) == []
    assert lines("32", Options()) == [
        "6: this `for` is unrolled, 32 copies of its body in the graph: loop over `tf.range` or a tensor"
    ]
    assert lines("31", Options(unroll=31)) != []
    assert lines("32", Options(unroll=33)) == []


def test_unknown_counts_are_told_when_asked_for() -> None:
    assert lines("len(N)", Options()) == []
    (line,) = lines("len(N)", Options(unroll_unknown=True))
    assert "one copy per turn of its body" in line
    assert lines("3", Options(unroll_unknown=True)) == []


@pytest.mark.parametrize("body", ["pass", "N", "y = [x]", "x = x + 1.0\n        if N: break", "x = LAYERS[_](x) + x"])
def test_silent_without_tensor_work_or_where_it_is_no_loop_for_the_graph(body: str) -> None:
    assert lines("100", Options(), body) == []
