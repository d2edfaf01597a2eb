"""The kinds oracle itself: it wraps without changing a program, and it finds a wrong claim."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from flake8_tffunction.options import Options
from tests.casefile import Case, all_cases
from tests.oracle.kinds.__main__ import Tally, judge, numbered_claims
from tests.oracle.kinds.claims import claims
from tests.oracle.kinds.wrapping import RECORDER, places, wrapped
from tests.running import python


class Unwrap(ast.NodeTransformer):
    """Takes the recorder's calls out again."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        return node.args[1] if isinstance(node.func, ast.Name) and node.func.id == RECORDER else node


def wrap_all(source: str) -> str:
    tree = ast.parse(source)
    return wrapped(source, {node: number for number, node in enumerate(places(tree))})


@pytest.mark.parametrize("case", all_cases()[::7], ids=lambda case: case.name)
def test_wrapping_changes_no_line(case: Case) -> None:
    text = wrap_all(case.source)
    assert len(text.splitlines()) == len(case.source.splitlines())
    assert ast.dump(Unwrap().visit(ast.parse(text))) == ast.dump(ast.parse(case.source))


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("y = f(x)\n", "y = K((f(K((x)))))\n"),
        ("def f(x: int = 3) -> int:\n    return x, 1\n", "def f(x: int = 3) -> int:\n    return K((K((x)), 1))\n"),
        ("ä = 'ö' + x\n", "ä = K(('ö' + K((x))))\n"),
        ("x[1:, n].y = super().z\n", "K((K((x))[1:, K((n))])).y = K((super().z))\n"),
        ("f(x)\n", "f(K((x)))\n"),
        ("f(*x, **y)\n", "f(*K((x)), **K((y)))\n"),
        ("print(f'{x}')\n", "print(f'{x}')\n"),
        ("all(x for x in y)\n", "all(K((x)) for x in K((y)))\n"),
        ("@d(x)\nclass A(b): pass\n", "@d(x)\nclass A(b): pass\n"),
    ],
)
def test_what_is_wrapped(source: str, text: str) -> None:
    tree = ast.parse(source)
    got = wrapped(source, dict.fromkeys(places(tree), 0))
    assert got.replace(f"{RECORDER}(0, ", "K(") == text


TRACED = """\
import tensorflow as tf


@tf.function
def f(x, n):
    y = [x + 1.0]
    return y[0] * n


f(tf.ones([2]), 3)
"""


def test_claims_are_of_traced_code() -> None:
    found = {ast.unparse(claim.node): claim.kinds for claim in claims(TRACED, Options())}
    assert found["[x + 1.0]"] == {"list"}
    assert found["x + 1.0"] == {"tensor"}
    assert "tf.ones([2])" not in found


def test_a_wrong_claim_is_found() -> None:
    numbered = numbered_claims(TRACED, Options())
    (number,) = (n for n, claim in enumerate(numbered) if ast.unparse(claim.node) == "[x + 1.0]")
    tally = Tally()
    judge("here", TRACED, numbered, [f"{number} list list"], tally)
    assert (tally.expressions, tally.claimed, tally.wrong) == (1, 1, [])
    judge("here", TRACED, numbered, [f"{number} list list", f"{number} Tensor tensor"], tally)
    assert tally.wrong == ["here:6: `[x + 1.0]` is called list, and is Tensor"]


@pytest.mark.usefixtures("tensorflow")
def test_tensorflow_is_watched() -> None:
    run = python("-m", "tests.oracle.kinds", "--every=1", "--only=examples/TFF101", cwd=Path(__file__).parents[1])
    assert run.code == 0, run.out + run.err
    assert "2 programs; 0 more can't be watched" in run.out
    assert int(re.findall(r"(\d+) with a kind", run.out)[0]) >= 4
