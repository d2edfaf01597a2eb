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


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_tensorflow_agrees(path: pathlib.Path, tensorflow: None) -> None:
    import linecache

    import tensorflow as tf

    from tests.oracle.kinds.recorder import words

    source = path.read_text(encoding="utf-8")
    numbered = (
        "\n".join(line.replace("reveal(", f"reveal({n}, ", 1) for n, line in enumerate(source.splitlines(), 1)) + "\n"
    )
    seen: dict[int, set[str]] = {}

    @tf.autograph.experimental.do_not_convert  # type: ignore[untyped-decorator]
    def reveal(line: int, value: Any) -> None:
        seen.setdefault(line, set()).update(words(value))

    name = f"<kinds {path.stem}>"
    linecache.cache[name] = (len(numbered), None, numbered.splitlines(True), name)
    exec(compile(numbered, name, "exec"), {"__name__": path.stem, "__file__": name, "reveal": reveal})
    claims = expected(source)
    assert set(seen) == set(claims), "each line runs"
    for line, kinds in seen.items():
        claimed = set(claims[line].split()[0].split("|"))
        assert kinds & claimed, f"line {line}: {claimed} claimed, but TensorFlow has {kinds}"
