"""What the interpreter knows of a value: `reveal(expr)  # kind: ...` in tests/cases/kinds.

The words are those of `values.describe`. Under `--tf` the programs run, and every kind that the interpreter claims is held
against the type of the value in the real trace.
"""

from __future__ import annotations

import ast
import pathlib
import re
from typing import Any

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.values import describe
from flake8_tffunction.options import Options

CASES = sorted((pathlib.Path(__file__).parent / "cases" / "kinds").glob("*.py"))
KIND = re.compile(r"# kind: (.+)$")


def revealed(source: str) -> dict[int, str]:
    """Line -> what the interpreter says of the argument of `reveal` there."""
    file = File(ast.parse(source), source.splitlines(), Options())
    play = engine.perform(file, frozenset({Called}))
    return {
        fact.node.lineno: describe(fact.args[0])
        for fact in play.facts
        if isinstance(fact, Called) and fact.text == "reveal"
    }


def expected(source: str) -> dict[int, str]:
    """Line -> what the comment says."""
    return {
        number: m[1]
        for number, line in enumerate(source.splitlines(), 1)
        if (m := KIND.search(line)) and "reveal(" in line
    }


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_the_interpreter_knows_it(path: pathlib.Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert revealed(source) == expected(source)


def words_of(value: Any) -> set[str]:
    """The kinds that a value of a real trace may be called."""
    import collections

    import numpy as np
    import tensorflow as tf

    table: list[tuple[Any, str]] = [
        (tf.Variable, "variable"),
        (tf.TensorArray, "tensorarray"),
        (tf.data.Dataset, "dataset"),
        (tf.TensorShape, "shape"),
        (tf.DType, "dtype"),
        ((bool, int, float, complex), "number"),
        ((str, bytes), "string"),
        ((list, collections.deque), "list"),
        (dict, "dict"),
        ((set, frozenset), "set"),
        (tuple, "tuple"),
        ((np.ndarray, np.generic), "array"),
        (range, "range"),
        (type(None), "none"),
        (tf.Tensor, "tensor"),
    ]
    found = {word for types, word in table if isinstance(value, types)}
    return found or ({"iterator"} if hasattr(value, "__next__") else {"object"})


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_tensorflow_agrees(path: pathlib.Path, request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--tf", default=False):
        pytest.skip("asks TensorFlow: run with --tf")
    import linecache

    import tensorflow as tf

    source = path.read_text(encoding="utf-8")
    numbered = (
        "\n".join(line.replace("reveal(", f"reveal({n}, ", 1) for n, line in enumerate(source.splitlines(), 1)) + "\n"
    )
    seen: dict[int, set[str]] = {}

    @tf.autograph.experimental.do_not_convert  # type: ignore[untyped-decorator]
    def reveal(line: int, value: Any) -> None:
        seen.setdefault(line, set()).update(words_of(value))

    name = f"<kinds {path.stem}>"
    linecache.cache[name] = (len(numbered), None, numbered.splitlines(True), name)
    exec(compile(numbered, name, "exec"), {"__name__": path.stem, "__file__": name, "reveal": reveal})
    claims = expected(source)
    assert set(seen) == set(claims), "each line runs"
    for line, words in seen.items():
        claimed = set(claims[line].split()[0].split("|"))
        assert words & claimed, f"line {line}: {claimed} claimed, but TensorFlow has {words}"
