"""What saves work must not change a report: the gate before the engine, and the names by which rules are asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from flake8_tffunction import engine
from flake8_tffunction.engine import Answers, check
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.roots import DATASET_METHODS, LAYER_FUNCTIONS, discover
from flake8_tffunction.rules.base import CompiledRule, Rule
from flake8_tffunction.source.gate import may_trace
from flake8_tffunction.source.tracing import HOOKS
from tests.casefile import all_cases

CASES = all_cases()


def lines(source: str) -> list[str]:
    return source.splitlines(keepends=True)


# -- the gate ---------------------------------------------------------------------------------------------------------


def test_it_lets_in_every_case_in_which_something_is_traced() -> None:
    shut = [case for case in CASES if not may_trace(case.source, case.options.tracers)]
    for case in shut:
        assert discover(File(ast.parse(case.source), lines(case.source), case.options)) == [], case.name


@pytest.mark.parametrize("hook", sorted({hook for hooks in HOOKS.values() for hook in hooks}))
def test_it_knows_the_hooks_of_keras(hook: str) -> None:
    assert may_trace(f"class A(keras.Layer):\n    def {hook}(self, x):\n        pass\n")


@pytest.mark.parametrize("method", sorted(DATASET_METHODS))
def test_it_knows_what_a_dataset_traces(method: str) -> None:
    assert may_trace(f"dataset.{method}(f)\n")
    assert may_trace(f"dataset.{method} (f)\n")


@pytest.mark.parametrize("keyword", LAYER_FUNCTIONS)
@pytest.mark.parametrize("equals", ["=", " = ", "  =  "])
def test_it_knows_what_a_layer_is_given(keyword: str, equals: str) -> None:
    assert may_trace(f"Layer(3, kernel_{keyword}{equals}mine)\n")
    assert may_trace(f"Layer(3, {keyword}{equals}self.mine)\n")


@pytest.mark.parametrize(
    "text",
    [
        "tf.function(f)",
        "from tensorflow import function",
        "from tensorflow import Tensor, function as graph",
        "from tensorflow import (\n    Tensor,\n    function,\n)",
        "from tensorflow import Tensor, \\\n    function",
        "from tensorflow.compat.v2 import function",
        "model.compile(loss=f)",
        "model.compile (loss=f)",
        "tf.vectorized_map(f, x)",
        "layers.Lambda(f)",
        "tf.config.run_functions_eagerly(True)",
    ],
)
def test_it_knows_the_spelling(text: str) -> None:
    assert may_trace(text + "\n")


@pytest.mark.parametrize(
    "text",
    [
        "tf.reduce_sum(x)",
        "re.compile('x')",
        "Dense(3, activation='relu')",
        "Dense(3, activation = 'relu')",
        "Dense(3, activation=None, kernel_regularizer = tf.keras.regularizers.L2())",
        "def recall(x): pass",
        "# a function\nx = 1",
    ],
)
def test_it_stays_shut(text: str) -> None:
    assert not may_trace(text + "\n")


def test_wrappers_of_the_project() -> None:
    assert not may_trace("@graph\ndef f(x): pass\n")
    assert may_trace("@graph\ndef f(x): pass\n", ("project.training.graph",))


# -- the names by which rules are asked -------------------------------------------------------------------------------


@pytest.fixture
def unfiltered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every rule is asked about every call, and about every file."""
    known = engine.answers_of

    def answers_of(rules: tuple[type[Rule], ...], last: bool = False) -> Answers:
        return {fact: [(answer, None) for answer, _ in found] for fact, found in known(rules, last).items()}

    monkeypatch.setattr(engine, "answers_of", answers_of)
    monkeypatch.setattr(CompiledRule, "concerns", Rule.concerns)
    engine.listeners_of.cache_clear()
    yield
    engine.listeners_of.cache_clear()


@pytest.mark.usefixtures("unfiltered")
def test_a_rule_that_is_asked_about_all_calls_says_no_more() -> None:
    """(That it says no less with the names alone, `tests/test_cases.py` holds.)"""
    for case in CASES:
        found = check(ast.parse(case.source), lines(case.source), case.options)
        assert sorted({(f.line, f.code) for f in found}) == sorted(set(case.expected)), case.name
