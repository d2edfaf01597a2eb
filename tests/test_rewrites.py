"""Rewrites that change nothing about what tf.function does: the same codes, at the lines that correspond.

A usual run asks about a part of all pairs of case and rewrite, each time the same one; with --fuzz all are asked. With --tf
TensorFlow tells that rewritten programs still do the same.
"""

from __future__ import annotations

import ast
import zlib
from collections import Counter

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.casefile import Case, all_cases
from tests.oracle.run import Judge
from tests.record import Answers
from tests.rewrites import imports, placing, wording
from tests.rewrites.explained import NOT_SO, ONLY_HERE
from tests.rewrites.moving import MADE, Rewrite, Rewritten, made, on_tree

REWRITES = (*imports.REWRITES, *placing.REWRITES, *wording.REWRITES)
PART = 6
"""A usual run looks at one of so many pairs of case and rewrite."""
JUDGED = 400
"""With --tf, TensorFlow judges one of so many."""

MENDED = {
    ("decorator with wraps", "placement/python_return_bad_01"),
    ("decorator with wraps", "retracing/bad_input_signature_bad_01"),
    ("from-import", "retracing/function_in_loop_bad_06"),
    ("from-import", "retracing/python_value_arg_bad_12"),
    ("from-import", "tensors/static_shape_none_ok_02"),
    ("from-import", "xla/docs_201_xla_unbounded_while_gradient"),
    ("from-import", "xla/qa_037_xla_dynamic_tensorarray"),
    ("function to method", "unconverted/unconverted_callee_bad_06"),
    ("inline to helper", "retracing/bad_input_signature_ok_01"),
    ("inline to helper", "retracing/equal_literal_args_ok_06"),
    ("inline to helper", "variables/second_stateful_object_ok_22"),
    ("inline to helper", "xla/xla_tensorarray_boundary_ok_17"),
    ("other lines", "options/deprecated_option_bad_01"),
    ("wrapping call", "retracing/equal_literal_args_bad_04"),
    ("wrapping call", "unconverted/autograph_off_bad_04"),
    ("wrapping call", "unconverted/lambda_source_ok_04"),
    ("wrapping call", "retracing/function_in_loop_ok_02"),
    ("wrapping call", "retracing/method_per_instance_bad_01"),
    ("wrapping call", "trace_time/frozen_free_variable_bad_10"),
}
"""Pairs that were reported in another way once: looked at in each run."""

Reports = Counter[tuple[int, str]]
every_case = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
every_rewrite = pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.name)


def chosen(case: Case, rewrite: Rewrite, part: int) -> bool:
    """Whether a pair belongs to the sample, which is the same in each run."""
    return zlib.crc32(f"{case.name} {rewrite.name}".encode()) % part == 0


def reports(source: str, options: Options) -> list[tuple[int, int, str]]:
    """Line, column in bytes as the ast counts, and code of each report."""
    lines = source.splitlines()
    found = check(ast.parse(source), source.splitlines(keepends=True), options)
    return [(f.line, len(lines[f.line - 1][: f.column].encode()), f.code) for f in found]


def difference(case: Case, rewrite: Rewrite, new: Rewritten) -> tuple[Reports, Reports]:
    """What the rewritten program should be told and is not, and what it is told beside that."""
    wanted = Counter((new.line((line, column)) or 0, code) for line, column, code in reports(case.source, case.options))
    got = Counter((line, code) for line, _, code in reports(new.source, case.options))
    return wanted - got, got - wanted


def unexplained(rewrite: Rewrite, found: Reports) -> Reports:
    return Counter({report: n for report, n in found.items() if (rewrite.name, report[1]) not in NOT_SO})


@every_case
def test_reports_move_along(case: Case, pytestconfig: pytest.Config) -> None:
    part = 1 if pytestconfig.getoption("--fuzz") else PART
    for rewrite in REWRITES:
        pair = rewrite.name, case.name
        if pair in ONLY_HERE or pair not in MENDED and not chosen(case, rewrite, part):
            continue
        new = rewrite.apply(case.source)
        if new is not None:
            missing, more = difference(case, rewrite, new)
            assert not unexplained(rewrite, missing), (rewrite.name, new.source)
            assert not unexplained(rewrite, more), (rewrite.name, new.source)


@every_rewrite
def test_a_rewrite_is_seen_in_many_cases(rewrite: Rewrite) -> None:
    """A rewrite that applies nowhere would pass every test."""
    applied = [case for case in all_cases() if chosen(case, rewrite, 10) and rewrite.apply(case.source) is not None]
    assert len(applied) >= 15


def test_mended_pairs_exist() -> None:
    names = {(rewrite.name, case.name) for case in all_cases() for rewrite in REWRITES}
    assert names >= MENDED | ONLY_HERE.keys()


def test_no_reason_is_left_over(pytestconfig: pytest.Config) -> None:
    if not pytestconfig.getoption("--fuzz"):
        pytest.skip("needs all pairs of case and rewrite: run with --fuzz")
    needed = set()
    by_name = {rewrite.name: rewrite for rewrite in REWRITES}
    for name in {rewrite for rewrite, _ in NOT_SO}:
        for case in all_cases():
            new = by_name[name].apply(case.source)
            if new is not None:
                missing, more = difference(case, by_name[name], new)
                needed |= {(name, code) for _, code in missing + more}
    assert NOT_SO.keys() - needed == set()


@every_rewrite
def test_tensorflow_does_the_same(rewrite: Rewrite, judge: Judge, answers: Answers) -> None:
    for case in all_cases():
        if not chosen(case, rewrite, JUDGED) or case.unsteady or rewrite.name == "other names":
            continue  # (messages of TensorFlow quote names)
        new = rewrite.apply(case.source)
        if new is not None:
            old = answers.outcome(case.name, case.source, case.limit, case.unsteady)
            outcome = judge.ask(new.source, case.limit)
            assert outcome.graph.raised == old.graph.raised, new.source
            assert len(outcome.graph.lines) == len(old.graph.lines), new.source
            assert bool(outcome.differences) == bool(old.differences), new.source


# -- the rewrites themselves -----------------------------------------------------------------------------------------

TF = "import tensorflow as tf\n"
STEP = "@tf.function(jit_compile=True)\ndef step(x, n=1):\n    return x * n\n"


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("import alias", TF + STEP, (TF + STEP).replace("as tf", "as tf_alias").replace("@tf.", "@tf_alias.")),
        (
            "from-import",
            TF + "step = tf.function(f)",
            TF + "from tensorflow import function as tf_function\nstep = tf_function(f)",
        ),
        ("wrapping call", TF + STEP, TF + STEP.partition("\n")[2] + "step = tf.function(step, jit_compile=True)"),
        (
            "inline to helper",
            TF + "@tf.function\ndef step(x, *r, n=1):\n    return x",
            TF + "def step_body(x, *r, n):\n    return x\n"
            "@tf.function\ndef step(x, *r, n=1):\n    return step_body(x, *r, n=n)",
        ),
        (
            "function to method",
            TF + "@tf.function\ndef step(x):\n    return x",
            TF + "class Owner1:\n    @tf.function\n    def step(self, x):\n        return x\n"
            "owner1 = Owner1()\nstep = owner1.step",
        ),
        (
            "to a base class",
            TF + "class A(tf.Module):\n    @tf.function\n    def step(self):\n        pass",
            TF
            + "class ABase(tf.Module):\n    @tf.function\n    def step(self):\n        pass\nclass A(ABase):\n    pass",
        ),
        (
            "other names",
            TF + "def f(x, k):\n    return x\nf(y, k=1)",
            TF + "def f_word(x_word, k):\n    return x_word\nf_word(y, k=1)",
        ),
        ("other names", "a = globals()", None),
        ("to a base class", TF + "class A:\n    pass", None),
        ("wrapping call", "@tf.function\ndef f():\n    pass", None),
    ],
)
def test_rewrite(name: str, before: str, after: str | None) -> None:
    new = next(rewrite for rewrite in REWRITES if rewrite.name == name).apply(before)
    assert (new and ast.unparse(ast.parse(new.source))) == (after and ast.unparse(ast.parse(after)))


def test_lines_are_followed() -> None:
    """Two lines are put above, and a call over two lines becomes one."""

    def change(tree: ast.Module) -> bool:
        tree.body[:0] = made("a = 1\nb = 2")
        return True

    new = on_tree("x", change).apply("f(\n    x)\n\ng(y)\n")
    assert new is not None
    assert [new.line(place) for place in ((1, 0), (2, 4), (4, 0), (4, 2))] == [3, 3, 4, 4]
    assert (4, 1) not in new.lines and new.line((4, 1)) == 4
    assert MADE not in {line for line, _ in new.lines}


def test_other_lines_are_followed() -> None:
    new = wording.in_other_lines("x = f(1, [2, 3])  # why\n")
    assert new is not None
    assert new.source == "# a remark\nx = f(1,\n [2,\n 3])  # why\n"
    assert [new.line((1, column)) for column in (0, 4, 6, 9, 13)] == [2, 2, 2, 3, 4]
