"""What eager code does to tf.functions, by comments: how often a call runs, and what of its arguments differs.

`# once`, `# loop`, `# several`, `# open`: how often the call of `f` on the line runs. `# many` and `# few`: whether its
last argument is another Python value at each run; `# sizes` and `# one size`: whether that differs in size.
"""

from __future__ import annotations

import ast
import re
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow.differences import MANY
from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options

HEAD = "import tensorflow as tf\n\n@tf.function\ndef f(x, n=None):\n    return x\n"
WORD = re.compile(r"# (once|loop|several|open|many|few|sizes|one size)$")


def played(source: str) -> File:
    """The file, with its traced code played."""
    file = File(ast.parse(source), source.splitlines(), Options())
    engine.perform(file, frozenset())
    return file


def said(word: str, call: Invoked, file: File) -> str:
    """What the engine says in the words of the comment's group."""
    variation = file.eager.variation
    last = [*call.bound.given][-1].node if call.bound.given else ast.Constant(None)
    here = variation.here(call.node, call.scope, call.repeats)
    if word in ("many", "few"):
        return "many" if variation.many(last, here) == MANY else "few"
    if word in ("sizes", "one size"):
        return "sizes" if variation.sizes.many(last, here) == MANY else "one size"
    return call.repeats.how


PROGRAMS = {
    "module level and loops": """
        f(1)  # once
        for i in range(3):
            f(1)  # loop
            f(i)  # many
            f(i + 1)  # many
            f(i > 1)  # few
            f(not i)  # few
            f(i % 4)  # few
            f(i % 100)  # many
            f(1 if i else 2)  # few
            f(bool(i))  # few
            f([i, 2])  # few
        for i in range(1):
            f(1)  # once
        for i in range(2):
            f(1)  # loop
            f(i)  # few
        for flag in (True, False):
            f(flag)  # few
        for x in data.take(1):
            f(x)  # once
        for x in data:
            f(x)  # once
            break
        """,
    "counters": """
        k = 0
        while k < 3:
            f(k)  # many
            k += 1
        f(k)  # few
        j = 0
        while j < 3:
            j = j + 1
            f(j)  # many
        previous = 0
        for i in range(5):
            f(previous)  # many
            previous = i
        swapped = a
        for i in range(5):
            f(swapped)  # few
            swapped = swapped
        """,
    "loops over displays": """
        RATES = [0.1, 0.2, 0.3]
        for r in RATES:
            f(r)  # many
        for r in (0.1, 0.2):
            f(r)  # few
        for r in (0.1, 0.1, 0.1):
            f(r)  # few
        for name, r in {"a": 1, "b": 2, "c": 3}.items():
            f(name)  # many
            f(r)  # many
        for name, r in {"a": 1, "b": 1, "c": 1}.items():
            f(r)  # few
        for i, r in enumerate((5, 5, 5)):
            f(i)  # many
            f(r)  # few
        for a, b in zip(range(5), [True, False, True, False, True]):
            f(a)  # many
            f(b)  # few
        """,
    "functions": """
        def main():
            f(1)  # once

        def helper(x, rate):
            f(x)  # loop
            f(rate)  # many

        def constant(x, rate):
            f(rate)  # few

        def twice():
            f(1)  # several

        def nobody():
            f(1)  # open

        def test_it():
            for i in range(9):
                f(i)  # loop

        class Net:
            def __init__(self):
                self.count = 0
                self.total = 0
                self.rate = 0.5
                f(1)  # once

            def step(self):
                self.count += 1
                self.total = self.total + 1
                f(self.count)  # many
                f(self.total)  # many
                f(self.rate)  # few

        def late():
            global count
            count += 1
            f(count)  # many

        count = 0
        main()
        twice()
        twice()
        for i in range(3):
            helper(i, 1 / (i + 1))
            constant(i, 0.5)
        """,
    "calls": """
        import random
        import time

        def rate_at(step):
            return 0.1 ** step

        def now():
            return time.time()

        for i in range(5):
            f(rate_at(i))  # many
            f(rate_at(3))  # few
            f(now())  # many
            f(random.random())  # many
            f(float(i))  # many
            f(f"{i}")  # many
            f(f"{1}")  # few
            f(len([1, 2]))  # few
            f(len([0] * i))  # many
            f(isinstance(i, int))  # few
        """,
    "sizes": """
        import numpy as np

        data = tf.range(100)
        grown, kept, row = [], [], tf.constant([1])
        for n in range(1, 9):
            f(tf.ones([n, 4]))  # sizes
            f(tf.fill([3], n))  # one size
            f(np.zeros((n, 2)))  # sizes
            f(data[:n])  # sizes
            f(data[n:])  # sizes
            f(data[n : n + 4])  # one size
            f(data[n])  # one size
            f([1] * n)  # sizes
            f(list(range(n)))  # sizes
            f([tf.ones([2]) for _ in range(n)])  # sizes
            f(tf.constant(n))  # one size
            f(tf.reduce_sum(tf.ones([n])))  # one size
            f(tf.cast(tf.ones([n]), tf.int32))  # sizes
            f({"x": tf.ones([n])})  # sizes
            grown.append(n)
            f(grown)  # sizes
            f(kept)  # one size
            row = tf.concat([row, [n]], axis=0)
            f(row)  # sizes
            f(tf.concat([tf.ones([n]), tf.ones([9 - n])], 0))  # one size
            f(tf.pad(tf.ones([n]), [[0, 9 - n]]))  # one size
        for words in ([1], [1, 2], [1, 2, 3]):
            f(tf.constant(words))  # sizes
        for words in ([1, 2], [3, 4], [5, 6]):
            f(tf.constant(words))  # one size
        rest = data
        while len(rest):
            f(rest)  # sizes
            rest = rest[1:]
        """,
}


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_calls(source: str) -> None:
    source = HEAD + textwrap.dedent(source)
    file = played(source)
    expected = {n: m[1] for n, line in enumerate(source.splitlines(), 1) if (m := WORD.search(line))}
    calls = {call.node.lineno: call for call in file.eager.invoked}
    assert {line: said(word, calls[line], file) for line, word in expected.items()} == expected


@pytest.mark.parametrize(
    "body",
    [
        "f(a)",
        "g = f\ng(a)",
        "g = tf.function(lambda x: x)\ng(a)",
        "tf.function(print)(a)",
        "fs = {'a': f}\nfs['a'](a)",
        "fs = [f, f]\nfor g in fs:\n    g(a)",
        "def call(fn):\n    fn(a)\ncall(f)",
        "def make():\n    @tf.function\n    def inner(x):\n        return x\n    return inner\nmake()(a)",
        "class C:\n    @tf.function\n    def m(self, x):\n        return x\nc = C()\nc.m(a)",
        "class C:\n    @tf.function\n    def m(self, x):\n        return x\nclass D(C):\n    pass\nD().m(a)",
        "class C:\n    @tf.function\n    def __call__(self, x):\n        return x\nc = C()\nc(a)",
        "class C:\n    def __init__(self):\n        self.go = tf.function(self.go)\n"
        "    def go(self, x):\n        return x\nC().go(a)",
        "class C:\n    def __init__(self):\n        self.fast = tf.function(self.slow)\n    def slow(self, x):\n"
        "        return x\n"
        "    def run(self):\n        self.fast(a)",
    ],
)
def test_who_is_called(body: str) -> None:
    assert len(played(HEAD + body).eager.invoked) == 1


@pytest.mark.parametrize(
    "body",
    [
        "print(a)",
        "def f(x):\n    return x\nf(a)",
        "@tf.function\ndef outer(x):\n    return f(x)",
        "def g(x):\n    if tf.executing_eagerly():\n        return x\n    return f(x)",
        "f.get_concrete_function(a)",
        "tf.config.run_functions_eagerly(True)\nf(a)",
    ],
)
def test_nobody_is_called(body: str) -> None:
    assert played(HEAD + body).eager.invoked == []


@pytest.mark.parametrize(
    ("body", "made"),
    [
        ("@tf.function\ndef g(x):\n    return x", [("decorator", "once")]),
        ("for i in a:\n    g = tf.function(print)", [("call", "loop")]),
        (
            "class C:\n    def get(self):\n        if self.g is None:\n            self.g = tf.function(print)\n"
            "        return self.g",
            [("call", "once")],
        ),
        (
            "class C:\n    def get(self):\n        if self.g is not None:\n            return self.g\n"
            "        self.g = tf.function(print)",
            [("call", "once")],
        ),
        (
            "def get(k):\n    try:\n        return c[k]\n    except KeyError:\n        c[k] = tf.function(print)",
            [("call", "once")],
        ),
        ("def g(x):\n    if not tf.executing_eagerly():\n        return tf.function(print)(x)", [("call", "once")]),
        (
            "def make():\n    return tf.function(print)\nfor i in a:\n    make()",
            [("call", "loop"), ("factory", "loop")],
        ),
        (
            "import functools\n@functools.cache\ndef make():\n    return tf.function(print)\nfor i in a:\n    make()",
            [("call", "once")],
        ),
    ],
)
def test_what_is_made(body: str, made: list[tuple[str, str]]) -> None:
    facts = played("import tensorflow as tf\n" + body).eager.made
    assert [(fact.how, fact.repeats.how) for fact in facts] == made


def test_arguments_are_bound_as_python_binds_them() -> None:
    source = textwrap.dedent(
        """
        import tensorflow as tf


        @tf.function
        def f(a, b=2, *rest, k, **more):
            return a


        f(1, 5, 6, 7, k=3, z=4)
        f(1, j=2)
        f(*v)
        """
    )
    first, second, third = (call.bound for call in played(source).eager.invoked)
    assert {name: argument.value.const for name, argument in first.arguments.items()} == {
        "a": 1,
        "b": 5,
        "*rest[0]": 6,
        "*rest[1]": 7,
        "k": 3,
        "z": 4,
    }
    assert (first.missing, [keyword.arg for keyword in first.gathered]) == ((), ["z"])
    assert (second.missing, second.arguments["b"].default) == (("k",), True)
    assert not third.exact
