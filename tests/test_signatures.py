"""input_signature, exhaustively: every definition and every call of the tables below, with TensorFlow as the judge.

Each definition, call and value stands on a line of its own, so that what the plugin reports on it can be held against
what TensorFlow did there.
"""

from __future__ import annotations

import ast

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.oracle.run import Judge

HEAD = """\
import collections
import functools

import numpy as np
import tensorflow as tf

S = tf.TensorSpec
V = tf.Variable([1.0])
SPEC = [S([None])]


def attempt(number, action):
    try:
        action()
    except (TypeError, ValueError):
        print(number)


"""

BODY = "return tf.constant(1)\n\n\n"

SIGNATURES = (
    "[S([None])]",
    "(S([None]),)",
    "[S([None]), S([], tf.int32)]",
    "[S([None])] * 3",
    "[]",
    "()",
    "[S(None)]",
    "S([None])",
    "{'x': S([None])}",
    "[tf.float32]",
    "[None]",
    "[(None, 3)]",
    "[[None]]",
    "[3]",
    "['x']",
    "[tf.constant(1.0)]",
    "[V]",
    "[tf.TensorShape([None])]",
    "[S(tf.float32, [None])]",
    "SPEC",
    "[[S([None])]]",
    "[{'a': S([])}]",
    "[tf.RaggedTensorSpec([None, None])]",
    "list(SPEC)",
    "[S([None]) for _ in range(2)]",
    "None",
    "[S([None]), None]",
    "[tf.keras.Input([3])]",
    "S",
    "'x'",
    "[np.float32]",
    "[np.ones(2)]",
    "[lambda x: x]",
    "[S.from_tensor(tf.ones([2]))]",
)
PARAMETERS = (
    "x",
    "x, y",
    "x, y=1",
    "",
    "*args",
    "x, *args",
    "x, *, k",
    "x, *, k=1",
    "x, **kw",
    "self, x",
    "x, y=1, *, k=2",
    "a, /, x",
)

DEFINITIONS = (
    ("[S([])]", "x"),
    ("[S([]), S([])]", "x, y"),
    ("[S([])]", "x, y=1"),
    ("[S([])]", "x, y=1, z='a'"),
    ("[S([])]", "x, flag=False"),
    ("[S([])]", "x, *, k=2"),
    ("[S([]), S([])]", "x, *, k=2"),
    ("[S([])]", "x, **kw"),
    ("[S([])]", "x, y=None"),
    ("[]", "x=1.0"),
    ("[]", ""),
    ("[S([]), S([])]", "x, y=2.0"),
    ("[S([])]", "x, y=(1, 2)"),
    ("[S([])]", "*xs"),
    ("[S([])]", "x, *xs"),
    ("[S([]), S([])]", "x, *xs"),
    ("[S([])]", "x, /, y=1"),
)
CALLS = (
    "1.0",
    "1.0, 2.0",
    "",
    "x=1.0",
    "1.0, y=2.0",
    "1.0, y=1",
    "1.0, 1",
    "1.0, 1, 'a'",
    "1.0, z='b'",
    "1.0, z='a'",
    "1.0, flag=True",
    "1.0, flag=False",
    "1.0, True",
    "1.0, False",
    "1.0, 0",
    "1.0, k=2",
    "1.0, k=3",
    "1.0, k=2.0",
    "1.0, kw=1",
    "1.0, foo=1",
    "y=2.0, x=1.0",
    "1.0, x=2.0",
    "1.0, 2.0, 3.0",
    "1.0, y=None",
    "1.0, None",
    "1.0, y=tf.constant(1)",
    "1.0, y=tf.constant(1.0)",
    "*[1.0]",
    "*[1.0, 2.0]",
    "1.0, (1, 2)",
    "1.0, y=[1, 2]",
    "1.0, y=(1, 3)",
    "1.0, 1.0",
    "1.0, y='a'",
    "1.0, y=print",
)

SPECS = (
    "S([])",
    "S([None])",
    "S([2])",
    "S(None)",
    "S([], tf.int32)",
    "S([None], tf.int64)",
    "S([], tf.bool)",
    "S([], tf.string)",
    "S([None, None])",
    "S([None, 2], tf.float64)",
    "S([], tf.complex64)",
    "S([1, None], tf.uint8)",
    "S([], tf.float16)",
    "[S([])]",
    "(S([]),)",
    "{'a': S([])}",
    "[S([]), S([])]",
    "{'a': S([]), 'b': S([])}",
)
VALUES = (
    "1",
    "1.5",
    "1.0",
    "-2",
    "True",
    "None",
    "'a'",
    "b'a'",
    "1j",
    "[1]",
    "[1, 2]",
    "[1.5]",
    "[True]",
    "['a']",
    "[]",
    "(1, 2)",
    "[[1]]",
    "[1, 2.5]",
    "tf.constant(1)",
    "tf.constant(1.0)",
    "tf.constant([1.0])",
    "tf.constant([1])",
    "tf.constant([[1.0]])",
    "tf.constant(True)",
    "tf.constant('a')",
    "tf.constant(1.0, tf.float64)",
    "tf.Variable([1.0])",
    "tf.Variable(1)",
    "np.array([1.0])",
    "np.array([1])",
    "np.array([[1.5]])",
    "np.array([True])",
    "tf.zeros([3])",
    "tf.zeros([2, 2])",
    "tf.ones([2], tf.int32)",
    "lambda t: t",
    "{'a': 1.0}",
    "{1}",
    "tf.nn.relu",
    "[tf.constant(1.0)]",
    "(tf.constant(1.0),)",
    "[1.0, 2.0]",
    "{'a': 1.0, 'b': 2.0}",
    "{'b': 1.0}",
    "[[1.0], [2.0]]",
    "[None]",
    "tf.data.Dataset.range(2)",
    "tf.float32",
    "tf.cast(1, tf.float32)",
)


def agreement(judge: Judge, source: str, code: str) -> list[str]:
    """The lines on which TensorFlow and the plugin differ, each with who objects to it."""
    outcome = judge.ask(source, limit=300)
    assert outcome.graph.raised is None, outcome.graph.message
    failed = {int(line) for line in outcome.graph.lines}
    lines = source.splitlines()
    reported = {f.line for f in check(ast.parse(source), lines, Options()) if f.code == code}
    numbers = {n for n, line in enumerate(lines, 1) if line.startswith("attempt(")}
    assert len(numbers) > 100
    assert failed and failed < numbers
    assert reported <= numbers
    return [f"{'TensorFlow' if n in failed else 'the plugin'}: {lines[n - 1]}" for n in sorted(failed ^ reported)]


def numbered(program: str) -> str:
    """Put the number of its line into each `attempt(0, ...)`."""
    return (
        "\n".join(line.replace("attempt(0,", f"attempt({n},") for n, line in enumerate(program.splitlines(), 1)) + "\n"
    )


@pytest.mark.parametrize("form", ["function", "bound method"])
def test_definitions(judge: Judge, form: str) -> None:
    program = HEAD
    for number, parameters in enumerate(PARAMETERS):
        if form == "function":
            program += f"def f{number}({parameters}):\n    return 1\n\n\n"
            target = f"f{number}"
        else:
            own = parameters if parameters.startswith("self") else f"self, {parameters}".rstrip(", ")
            program += f"class C{number}:\n    def f({own}):\n        return 1\n\n\nc{number} = C{number}()\n"
            target = f"c{number}.f"
        for signature in SIGNATURES:
            program += f"attempt(0, lambda: tf.function({target}, input_signature={signature}))\n"
    assert agreement(judge, numbered(program), "TFF118") == []


@pytest.mark.parametrize("form", ["decorated", "wrapped", "method"])
def test_calls(judge: Judge, form: str) -> None:
    program = HEAD
    for number, (signature, parameters) in enumerate(DEFINITIONS):
        if form == "decorated":
            program += f"@tf.function(input_signature={signature})\ndef f{number}({parameters}):\n    {BODY}"
            target = f"f{number}"
        elif form == "wrapped":
            program += f"def g{number}({parameters}):\n    {BODY}"
            program += f"f{number} = tf.function(g{number}, input_signature={signature})\n"
            target = f"f{number}"
        else:
            own = f"self, {parameters}".rstrip(", ")
            program += f"class C{number}:\n    @tf.function(input_signature={signature})\n"
            program += f"    def f({own}):\n        {BODY}"
            program += f"c{number} = C{number}()\n"
            target = f"c{number}.f"
        for call in CALLS:
            program += f"attempt(0, lambda: {target}({call}))\n"
    assert agreement(judge, numbered(program), "TFF119") == []


def test_values(judge: Judge) -> None:
    program = HEAD
    for number, spec in enumerate(SPECS):
        program += f"@tf.function(input_signature=[{spec}])\ndef f{number}(x):\n    return tf.constant(1)\n\n\n"
        for value in VALUES:
            program += f"attempt(0, lambda: f{number}({value}))\n"
    assert agreement(judge, numbered(program), "TFF119") == []
