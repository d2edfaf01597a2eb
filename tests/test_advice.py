"""Advice: what the plugin says of the programs in tests/advice, and that TensorFlow says the same."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Sequence

import pytest

from flake8_tffunction.advice import candidates, supposing
from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import ADVICE, asked_for
from flake8_tffunction.rules import RULES
from tests.advice.labels import Program, programs
from tests.advice.record import answers

ON = Options(advice=frozenset(ADVICE))
HEAD = "import tensorflow as tf\n\nw = tf.Variable(tf.ones((3, 3)))\n\n"

every_program = pytest.mark.parametrize("program", programs(), ids=lambda program: program.name)


def said(source: str, options: Options = ON, path: str | None = None) -> list[tuple[int, str]]:
    """(line of the def, code) of all advice about a module."""
    tree = ast.parse(source)
    heads: dict[int, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            heads.update(dict.fromkeys(range(first, node.lineno + 1), node.lineno))
    found = check(tree, source.splitlines(keepends=True), options, path=path)
    return [(heads.get(f.line, f.line), f.code) for f in found if f.code in ADVICE]


def texts(source: str, options: Options = ON) -> list[str]:
    """The texts of all advice about a module."""
    findings = check(ast.parse(source), source.splitlines(keepends=True), options)
    return [f.text for f in findings if f.code in ADVICE]


# -- the programs -----------------------------------------------------------------------------------------------------


@every_program
def test_advice(program: Program) -> None:
    assert said(program.source) == [(label.line, label.code) for label in program.labels if label.code]


@every_program
def test_tensorflow_agrees(program: Program) -> None:
    measured = answers()
    for label in program.labels:
        answer = measured[f"{program.name}.{label.name}"]
        assert answer.agrees(label.verdict), f"{label.name}: {label.verdict}, but {answer}"


def test_every_answer_belongs_to_a_label() -> None:
    assert set(answers()) == {f"{program.name}.{label.name}" for program in programs() for label in program.labels}


def test_there_are_programs_of_every_kind() -> None:
    kinds = [program.kind for program in programs()]
    assert len(kinds) >= 40
    assert {"gan", "vae", "rl", "custom training loop", "evaluation loop", "preprocessing"} <= set(kinds)
    assert {"physics-informed network", "model builder", "thin wrapper", "python state"} <= set(kinds)


# -- when it is asked for ---------------------------------------------------------------------------------------------


@every_program
def test_nothing_is_said_unasked(program: Program) -> None:
    assert said(program.source, Options()) == []


def test_nothing_is_played_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    def suppose(*args: object) -> list[object]:
        raise AssertionError("this costs")

    monkeypatch.setattr(supposing, "suppose", suppose)
    source = HEAD + STEP.format(body="")
    assert said(source, Options()) == []
    assert said(source, Options(advice=frozenset({"TFF192"}))) == []
    with pytest.raises(AssertionError, match="this costs"):
        said(source)


@pytest.mark.parametrize(
    ("select", "extend", "codes"),
    [
        (None, None, set()),
        ([], [], set()),
        (["E", "F", "W"], None, set()),
        (["TFF1"], None, set()),
        (["TFF"], [], set()),
        (None, ["TFF19"], {"TFF191", "TFF192"}),
        (["E"], ["TFF191"], {"TFF191"}),
        (["TFF192", "TFF10"], None, {"TFF192"}),
        (None, ["TFF18"], set()),
    ],
)
def test_what_asks_for_it(select: Sequence[str] | None, extend: Sequence[str] | None, codes: set[str]) -> None:
    assert asked_for(argparse.Namespace(select=select, extend_select=extend)) == codes


def test_a_command_line_without_select() -> None:
    assert asked_for(argparse.Namespace()) == frozenset()


# -- could-be-traced ------------------------------------------------------------------------------------------------------

STEP = """\
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(tf.matmul(x, w) - 1.0)) + tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    {body}
    return loss
"""
LOOP = "\n\nfor _ in range(9):\n    step(tf.ones((2, 3)))\n"


def test_a_step_that_others_call_in_a_loop() -> None:
    assert said(HEAD + STEP.format(body="").replace("(x)", "(x: tf.Tensor)")) == [(5, "TFF191")]


def test_one_call_is_no_loop() -> None:
    source = (
        "def step(x):\n    for _ in range(8):\n        x = tf.tanh(tf.sin(x) + tf.cos(x)) * tf.abs(x)\n    return x\n"
    )
    assert said(HEAD + source + "\n\nstep(tf.ones((2, 3)))\n") == []
    assert said(HEAD + source + LOOP) == [(5, "TFF191")]


def test_a_test_file() -> None:
    source = HEAD + STEP.format(body="") + LOOP
    assert said(source, path="project/train.py") == [(5, "TFF191")]
    assert said(source, path="project/train_test.py") == said(source, path="test_train.py") == []


def test_tracing_is_switched_off() -> None:
    assert said(HEAD + "tf.config.run_functions_eagerly(True)\n" + STEP.format(body="") + LOOP) == []


@pytest.mark.parametrize(
    "body",
    [
        "print(loss)",
        "loss = float(loss)",
        "history.append(loss)",
        "loss = loss.numpy()",
        "unknown.thing(loss)",
        "os.remove('x')",
        "scale = np.random.rand()",
    ],
)
def test_a_rule_objects_or_nobody_knows(body: str) -> None:
    head = "import os\nimport numpy as np\nimport unknown\n" + HEAD + "history = []\n"
    assert said(head + STEP.format(body=body) + LOOP) == []
    assert said(head + STEP.format(body="loss += 1.0") + LOOP) == [(9, "TFF191")]


@pytest.mark.parametrize("decorator", ["@unknown", "@functools.lru_cache", "@property", "@tf.function"])
def test_a_decorator_stands_there(decorator: str) -> None:
    head = "import functools\nfrom elsewhere import unknown\n" + HEAD
    assert said(head + decorator + "\n" + STEP.format(body="") + LOOP) == []


def test_a_python_loop_around_another_step_is_left_alone() -> None:
    outer = "\n\ndef epoch(xs):\n    for _ in range(5):\n        step(xs)\n\n\nfor _ in range(3):\n    epoch(tf.ones((2, 3)))\n"
    assert said(HEAD + STEP.format(body="") + outer) == [(5, "TFF191")]


def test_a_helper_is_traced_with_its_caller() -> None:
    outer = "\n\ndef both(x):\n    return step(x) + step(x + 1.0)\n\n\nfor _ in range(3):\n    both(tf.ones((2, 3)))\n"
    assert said(HEAD + STEP.format(body="") + outer) == [(13, "TFF191")]


def test_many_functions_cost_what_a_few_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates, "MOST", 2)
    steps = "\n\n".join(STEP.format(body="").replace("step", f"step{i}") for i in range(5))
    loops = "".join(LOOP.replace("step", f"step{i}") for i in range(5))
    assert len(said(HEAD + steps + loops)) == 2


def test_the_message() -> None:
    assert texts(HEAD + STEP.format(body="") + LOOP) == [
        "`step` runs op by op: with `@tf.function` it is one graph, and faster"
    ]


MODEL_STEP = """\
def step(x, {name}):
    y = {call}
    for _ in range(8):
        y = tf.tanh(tf.sin(y) + tf.cos(y)) * tf.abs(y)
    return tf.reduce_mean(y){rest}


def run(batches, {name}):
    for _ in range(9):
        step(tf.ones((2, 3)), {name})
"""


@pytest.mark.parametrize("name", ["model", "net", "loss_fn", "thing"])
def test_a_name_is_no_evidence_of_a_model(name: str) -> None:
    def told(call: str, rest: str = "") -> bool:
        source = HEAD + "from elsewhere import main\n" + MODEL_STEP.format(name=name, call=call, rest=rest)
        return said(source + "\nmain(run)\n" + f"for each in main:\n    run(each, main.{name})\n") == [(6, "TFF191")]

    assert not told(f"{name}(x)")
    assert told(f"{name}(x, training=True)")
    assert told(f"{name}(x)", f" + tf.add_n([tf.reduce_sum(v) for v in {name}.trainable_variables])")
    assert not told(f"{name}(x)", " + tf.add_n([tf.reduce_sum(v) for v in other.trainable_variables])")
    assert not told(f"{name}(x)", f" + tf.reduce_sum({name}.data)")


def test_an_attribute_is_a_model_by_what_its_class_asks_of_it() -> None:
    source = """
class Trainer:
    def __init__(self, net):
        self.net = net

    def step(self, x):
        y = self.net(x)
        for _ in range(8):
            y = tf.tanh(tf.sin(y) + tf.cos(y)) * tf.abs(y)
        return tf.reduce_mean(y)

    def run(self):
        for _ in range(9):
            self.step(tf.ones((2, 3)))

    def size(self):
        return {size}


class Other:
    def size(self):
        return self.net.count_params()


def main(net):
    Trainer(net).run()
"""
    assert said(HEAD + source.format(size="self.net.count_params()")) == [(10, "TFF191")]
    assert said(HEAD + source.format(size="self.net.count()")) == []


def test_what_stands_in_the_way() -> None:
    source = HEAD + STEP.format(body="print(loss)") + LOOP
    assert texts(source, ON._replace(advice_blockers=True)) == [
        "`step` runs op by op: TFF101 in line 9 keeps it from being a tf.function"
    ]
    assert texts(source) == []


def test_the_file_is_as_it_was() -> None:
    source = HEAD + STEP.format(body="print(loss)") + LOOP
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    before = ast.dump(tree, include_attributes=True)
    assert check(tree, lines, ON) == check(tree, lines, Options(), [rule for rule in RULES if rule.code[3:5] != "19"])
    assert ast.dump(tree, include_attributes=True) == before


# -- needless-function ----------------------------------------------------------------------------------------------------

SCORE = "@tf.function\ndef score(x):\n    return tf.nn.softmax(tf.matmul(x, w))\n\n\n"
PREDICT = "@tf.function{options}\ndef predict(x):\n    {body}\n\n\n"
CALLS = "for _ in range(3):\n    predict(tf.ones((2, 3)))\n    score(tf.ones((2, 3)))\n"


@pytest.mark.parametrize(
    ("options", "body", "needless"),
    [
        ("", "return score(x)", True),
        ("", "y = score(x)\n    return y", True),
        ("(jit_compile=True)", "return score(x)", False),
        ("(input_signature=[tf.TensorSpec((None, 3))])", "return score(x)", False),
        ("", "return score(x + 1.0)", False),
        ("", "return score(x) * 2.0", False),
        ("", "return score(score(x))", False),
        ("", "return unknown(x)", False),
        ("", "raise NotImplementedError", False),
        ("", "return x", False),
        ("", "return None", False),
    ],
)
def test_forwarding(options: str, body: str, needless: bool) -> None:
    source = HEAD + SCORE + PREDICT.format(options=options, body=body) + CALLS
    assert said(source) == [(11, "TFF192")] * needless


def test_what_is_handed_on_is_not_needless() -> None:
    source = HEAD + SCORE + PREDICT.format(options="", body="return score(x)") + CALLS
    assert said(source + "serve(predict)\n") == said(source + "graph = predict.get_concrete_function(w)\n") == []


def test_a_library_may_be_called_by_others() -> None:
    source = (
        HEAD
        + "@tf.function\ndef {0}(x):\n    return tf.tanh(x)\n\n\n@tf.function\ndef f(x):\n    return {0}(x) + 1.0\n"
    )
    assert said(source.format("inner")) == []
    assert said(source.format("_inner")) == [(6, "TFF192")]


def test_a_test_may_test_what_it_likes() -> None:
    test = "class StepTest(tf.test.TestCase):\n    def test_it(self):\n        @tf.function\n        def f(x):\n            return 3\n        f(1)\n"
    assert said(HEAD + test) == []
