"""No file breaks the plugin: a few of the programs that `python -m tests.robustness --deep` tries (docs/robustness.md)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Sequence

import pytest

from flake8_tffunction import engine
from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.rules.base import Finding
from flake8_tffunction.source.columns import Columns
from flake8_tffunction.source.depth import shallow
from tests.casefile import all_cases
from tests.robustness import mutations
from tests.robustness.__main__ import in_another_order, largest
from tests.robustness.dressing import DRESSINGS, dressed
from tests.robustness.files import cut
from tests.robustness.hostile import PROGRAMS
from tests.robustness.hostile.parts import Make
from tests.robustness.promises import Unparsable, examine, lines_of, parsed
from tests.robustness.tally import Tally

HEAD = "import tensorflow as tf\n\n\n"


@pytest.mark.parametrize(
    ("make", "size"), [(make, size) for make, size, _ in PROGRAMS], ids=lambda part: getattr(part, "__name__", "")
)
def test_hostile_programs(make: Make, size: int) -> None:
    name, text = largest(make, size)
    assert examine(text).problems == [], name


def test_changed_cases(request: pytest.FixtureRequest) -> None:
    count = 10_000 if request.config.getoption("--fuzz") else 120
    tally = Tally("changed")
    for name, text in mutations.programs(count, seed=0):
        tally.program(name, text)
    assert tally.problems == {}
    assert tally.programs > count * 0.9
    assert tally.reports > count * 0.2


@pytest.mark.parametrize("dress", DRESSINGS, ids=lambda dress: dress.__name__)
def test_dressed_cases(dress: Callable[[str], str]) -> None:
    tally = Tally("dressed")
    for case in all_cases()[:: len(all_cases()) // 40]:
        tally.program(case.name, dress(case.source), case.options)
    assert tally.problems == {}
    assert tally.programs >= 40


def test_a_dressing_leads_into_traced_code() -> None:
    plain = "print(1)\n\n\nclass A:\n    def f(self):\n        print(1)\n\n\nasync def g():\n    pass\n\n\ndef h(x):\n    print(x)\n"
    assert {name: len(examine(text).reports) > 0 for name, text in dressed(plain)} == {
        "as_it_is": False,
        "decorated": True,
        "called": True,
        "enclosed": True,
    }


def test_files_that_end_anywhere() -> None:
    tally = Tally("cut off")
    cut(60, 0, tally)
    assert tally.problems == {}
    assert tally.programs > 10
    assert tally.refused > 10


def test_other_orders_and_hashes() -> None:
    tally = Tally("order")
    in_another_order(tally, 90)
    assert tally.problems == {}
    assert tally.reports > 10


# -- what was found ---------------------------------------------------------------------------------------------------

FOUND = {
    "a method that a name holds": "KEPT = []\nnote = KEPT.append\n\n\n@tf.function\ndef step(x):\n    if x:\n        note(*x)\n        note(item=x)\n        note()\n",
    "setattr without arguments": "@tf.function\ndef step(x):\n    if x:\n        setattr(*x)\n        setattr(obj=x)\n",
    "branches that are not there": "@tf.function\ndef step(x):\n    return tf.cond(x) or tf.case(*x) or tf.switch_case()\n",
    "a list of a billion parts": "@tf.function\ndef step(x):\n    return tf.unstack(tf.zeros([1 << 40])), tf.unstack(x, 1 << 40)\n",
    "a name that a loop gives itself": "step = tf.function(lambda x: x)\nfor i in range(9):\n    model = model\n    step(model)\n",
}


@pytest.mark.parametrize("name", FOUND)
def test_programs_that_broke_it_once(name: str) -> None:
    assert examine(HEAD + FOUND[name]).problems == []


DEEP = {
    "attributes": f"x = y{'.a' * 2000}\n",
    "a sum": f"x = 1{' + 1' * 2000}\n",
    "choices": f"x = {'y if z else ' * 900}y\n",
    "a target": f"y{'.a' * 2000} = 1\n",
    "a pattern": f"match x:\n    case {'[' * 80}a{']' * 80}:\n        pass\n",
    "branches": "if x == -1:\n    pass\n" + "".join(f"elif x == {n}:\n    x = {n}\n" for n in range(500)),
}


@pytest.mark.parametrize("name", DEEP)
def test_what_is_too_deep_costs_nothing_else_its_reports(name: str) -> None:
    trap = '@tf.function\ndef step(x):\n    print("step")\n    return x\n'
    source = f"{HEAD}{DEEP[name]}\n\n{trap}step(x)\nstep(x{'[0]' * 90})\n"
    found = examine(source)
    assert found.problems == []
    assert [text[:6] for _, _, text in found.reports] == ["TFF101"]


def depth(tree: ast.AST) -> int:
    level, found = [tree], 0
    while level:
        level, found = [child for node in level for child in ast.iter_child_nodes(node)], found + 1
    return found


@pytest.mark.parametrize("name", DEEP)
def test_a_shallow_tree(name: str) -> None:
    tree = ast.parse("before = [1]\n" + DEEP[name] + "after = [2]\n")
    whole = depth(tree)
    less = shallow(tree, 20)
    assert depth(less) < 27 < whole == depth(tree)
    assert less.body[0] is tree.body[0]
    assert less.body[-1] is tree.body[-1]
    assert less.body[1] is not tree.body[1]


def test_a_tree_that_is_not_deep_is_itself() -> None:
    tree = ast.parse(HEAD + "def f(x):\n    return x + 1\n")
    assert shallow(tree) is tree


@pytest.mark.parametrize(
    "text", ["é = x; y", "é" * 3000 + " = x; y", "x" * 3000 + "€𝄞 = x; y", "plain = x; y", "\ud800€ = x; y"]
)
def test_columns(text: str) -> None:
    columns = Columns(["\n", text])
    for at in (0, len(text) - 4, len(text) - 1):
        assert columns.characters(2, len(text[:at].encode("utf-8", "replace"))) == at
    assert columns.characters(3, 5) == columns.characters(0, 5) == 0


# -- the promises can be broken -----------------------------------------------------------------------------------------

TRAP = HEAD + "@tf.function\ndef step(x):\n    print(x)\n"
GOOD = Finding(6, 4, "TFF101", "text")


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        ([[GOOD]] * 2, ""),
        ([[GOOD._replace(line=7)]] * 2, "place"),
        ([[GOOD._replace(line=0)]] * 2, "place"),
        ([[GOOD._replace(column=13)]] * 2, "place"),
        ([[GOOD, GOOD]] * 2, "double"),
        ([[GOOD], []], "steadiness"),
    ],
)
def test_a_broken_promise_is_seen(monkeypatch: pytest.MonkeyPatch, answers: list[list[Finding]], problem: str) -> None:
    left = iter(answers)

    def answer(tree: ast.Module, lines: Sequence[str], options: Options, path: str) -> list[Finding]:
        return next(left)

    monkeypatch.setattr(engine, "check", answer)
    assert [told.partition(":")[0] for told in examine(TRAP).problems] == [problem] * bool(problem)


def test_so_are_an_exception_and_a_long_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> list[Finding]:
        raise ZeroDivisionError("engine")

    def turn(*_: object, **__: object) -> list[Finding]:
        sum(range(3_000_000))
        return []

    monkeypatch.setattr(engine, "check", fail)
    assert [told.partition(":")[0] for told in examine(TRAP).problems] == ["exception ZeroDivisionError"]
    monkeypatch.setattr("tests.robustness.promises.FLOOR", 0.0)
    monkeypatch.setattr(engine, "check", turn)
    assert [told.partition(":")[0] for told in examine(TRAP).problems] == ["time"]


def test_what_python_refuses_is_no_program() -> None:
    for text in ("def", "\0", "(" * 500 + ")" * 500):
        with pytest.raises(Unparsable):
            parsed(text)


def test_lines_are_those_of_python() -> None:
    source = HEAD + '\x0c\nTEXT = """\x0b\x1c\u2028\x85"""\n\n\n@tf.function\ndef step(x):\n    print(x)\n'
    assert [line for line, _, _ in examine(source).reports] == [10]
    assert [finding.line for finding in check(parsed(source), lines_of(source), Options())] == [10]


def test_the_command() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.robustness", "--part", "hostile", "--seconds", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.splitlines()[-1].split()[0] == "hostile"
