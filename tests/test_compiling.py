"""What XLA has to know when it compiles, and which loops keep a list for their gradient, asked of the engine itself."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow.compiling import changes, sizes, turns_with
from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.list_work import LOOP, UNBOUNDED, list_work
from flake8_tffunction.flow.taping import recorded_work
from flake8_tffunction.options import Options

HEAD = "import tensorflow as tf\n\nw = tf.Variable(2.0)\nk = tf.Variable(3)\nfixed = tf.Variable(4)\nk.assign(2)\n\n"


def played(source: str) -> tuple[File, list[Called]]:
    """The file, with its traced code played, and the calls of the trace."""
    text = HEAD + textwrap.dedent(source)
    file = File(ast.parse(text), text.splitlines(True), Options())
    return file, [fact for fact in engine.perform(file, frozenset({Called})).facts if isinstance(fact, Called)]


def body(statements: str, parameters: str = "x, n") -> tuple[File, list[Called]]:
    """The same for the body of a jitted function that is called with tensors."""
    given = "tf.constant([1.0, 2.0]), tf.constant(2)"
    code = textwrap.indent(textwrap.dedent(statements), "    ")
    return played(f"@tf.function(jit_compile=True)\ndef f({parameters}):\n{code}\n\nf({given})\n")


@pytest.mark.parametrize(
    ("statements", "name"),
    [
        ("for i in tf.range(n):\n    tf.zeros([i])", "i"),
        ("for i in tf.range(n):\n    m = i * 2\n    tf.ones((3, m))", "i"),
        ("m = 1\nwhile n > 2:\n    m += 1\n    tf.fill([m], 0.0)", "m"),
        ("tf.map_fn(lambda v: tf.zeros([v]), tf.range(n))", "v"),
        ("for i in tf.range(n):\n    tf.zeros([n])", None),
        ("for i in tf.range(n):\n    tf.zeros([tf.shape(x)[0]])", None),
        ("for i in tf.range(n):\n    m = 3\n    tf.zeros([m])", None),
        ("for i in range(3):\n    tf.zeros([i])", None),
    ],
)
def test_sizes_that_depend_on_the_turn_of_a_graph_loop(statements: str, name: str | None) -> None:
    file, calls = body(statements)
    found = [
        turns_with(file, expr, fact.place)
        for fact in calls
        if fact.callee.name != "tf.range"
        for expr, _ in sizes(fact)
    ]
    assert found == [name]


@pytest.mark.parametrize(
    ("expression", "name"),
    [
        ("tf.zeros([n])", "n"),
        ("tf.zeros(shape=[n, 2])", "n"),
        ("tf.one_hot([0], n + 1)", "n"),
        ("tf.zeros([tf.cast(tf.reduce_sum(x), tf.int32)])", "x"),
        ("tf.zeros([k])", "k"),
        ("tf.zeros([fixed])", None),
        ("tf.zeros([tf.shape(x)[0]])", None),
        ("tf.zeros([tf.constant(3)])", None),
        ("tf.zeros([len(x)])", None),
    ],
)
def test_sizes_that_change_from_call_to_call(expression: str, name: str | None) -> None:
    file, calls = body(f"y = {expression}")
    found = [changes(file, expr, fact.place) for fact in calls for expr, _ in sizes(fact)]
    assert found == [name]


@pytest.mark.parametrize(
    ("statements", "works"),
    [
        ("y = 1.0\nfor _ in tf.range(3):\n    y = y * x", [LOOP]),
        ("y = 1.0\nfor v in x:\n    y += v", [LOOP]),
        ("while tf.reduce_sum(x) < 9.0:\n    x = x * x", [UNBOUNDED]),
        ("tf.map_fn(lambda v: v * v, x)", [LOOP]),
        ("tf.map_fn(lambda v: v * w, tf.range(3.0))", [LOOP]),
        ("tf.while_loop(lambda y: y < 9.0, lambda y: y * y, [x])", [UNBOUNDED]),
        ("tf.while_loop(lambda y: y < 9.0, lambda y: y * y, [x], maximum_iterations=9)", [LOOP]),
        ("rows = tf.TensorArray(tf.float32, 2).unstack(x)\nreturn rows.read(0)", [LOOP]),
        ("rows = tf.TensorArray(tf.float32, 2).unstack(x)\nreturn rows.stack()", []),
        ("y = 0.0\nfor _ in tf.range(3):\n    y += x", []),
        ("m = 0\nfor i in tf.range(3):\n    m += i", []),
        ("y = 1.0\nfor _ in tf.range(3):\n    y = y * 2.0", []),
        ("y = 1.0\nfor _ in range(3):\n    y = y * x", []),
        ("tf.vectorized_map(lambda v: v * v, x)", []),
    ],
)
def test_what_keeps_a_list_for_the_gradient(statements: str, works: list[str]) -> None:
    file, _ = body(statements)
    function = file.index.functions[0]
    assert [work.what for work in list_work(file, function, frozenset({"x"}), variables=True)] == works


@pytest.mark.parametrize(
    ("driver", "recorded"),
    [
        ("with tf.GradientTape() as tape:\n    f(w)", True),
        ("with tf.GradientTape() as tape:\n    y = w * 2.0\n    f(y)", True),
        ("x = tf.constant(1.0)\nwith tf.GradientTape() as tape:\n    tape.watch(x)\n    f(x)", True),
        ("x = tf.constant(1.0)\nwith tf.autodiff.ForwardAccumulator(x, x) as forward:\n    f(x)", True),
        ("def loss(v):\n    return f(v)\n\nwith tf.GradientTape() as tape:\n    loss(w)", True),
        ("x = tf.constant(1.0)\nwith tf.GradientTape() as tape:\n    f(x)", False),
        ("x = tf.constant(1.0)\nwith tf.GradientTape() as tape:\n    f(x)\n    tape.watch(x)", False),
        ("with tf.GradientTape(watch_accessed_variables=False) as tape:\n    f(w)", False),
        ("with tf.GradientTape() as tape:\n    with tape.stop_recording():\n        f(w)", False),
        ("with tf.GradientTape() as tape:\n    f(fixed)", False),
        ("f(w)", False),
    ],
)
def test_what_a_tape_records(driver: str, recorded: bool) -> None:
    jitted = "@tf.function(jit_compile=True)\ndef f(v):\n    for _ in tf.range(3):\n        v = v * v\n    return v\n\n"
    file, _ = played(jitted + driver)
    [(call, scope)] = file.sites("f")
    assert bool(recorded_work(file, call, scope)) is recorded
