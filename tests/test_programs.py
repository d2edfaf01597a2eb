"""Generated programs: near misses alone are silent and run alike in both modes; each planted trap is reported, exactly there.

The plugin is asked in every run; with --tf TensorFlow judges programs too, line by line. `--fuzz` searches long, with fresh
seeds; `python -m tests.generate` judges thousands, and sums up.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flake8_tffunction.rules import RULES
from tests.generate.__main__ import GROUP, PAGE, Run, chosen
from tests.generate.agreement import Answer, Questions, Verdict, answered, judged, reported
from tests.generate.blocks import near_misses, traced, traps, unit
from tests.generate.constructs import AROUND, AROUND_DRIVER, FORMS
from tests.generate.pieces import Piece
from tests.generate.programs import BLOCKS, LEFT_OUT, NEAR_MISSES, TRAPS, Part, Plan, Program, assemble, programs
from tests.generate.records import Records
from tests.generate.tally import Tally
from tests.oracle.outcome import Outcome
from tests.oracle.outcome import Run as OneRun
from tests.oracle.run import Judge

FEWER = settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
"""TensorFlow needs a second or two for a program."""

PRINT = next(piece for piece in TRAPS if piece.name == "print")
COUNT = next(piece for piece in TRAPS if piece.name == "global")
SUM = next(piece for piece in NEAR_MISSES if piece.name == "arithmetic")
TWO = Plan(
    (Part(COUNT, ("nested",)), Part(SUM, (), 1), Part(PRINT, ("try", "helper"), 2)),
    "import tensorflow as tf",
    "tf.function",
    "wrapped",
)


def test_every_rule_is_planted_or_left_out_for_a_reason() -> None:
    planted = {piece.code for piece in TRAPS}
    assert not planted & set(LEFT_OUT)
    assert {rule.code for rule in RULES} - set(LEFT_OUT) == planted
    assert {piece.code for piece in NEAR_MISSES} == {None}


def test_every_code_has_variants() -> None:
    variants: defaultdict[str | None, int] = defaultdict(int)
    for piece in TRAPS:
        variants[piece.code] += 1
    assert min(variants.values()) >= 2, variants


def test_pieces_are_told_apart() -> None:
    names = [piece.name for piece in (*TRAPS, *NEAR_MISSES)]
    assert len(set(names)) == len(names)


def test_pieces_share_no_name() -> None:
    """Two pieces stand in one module: neither may bind what the other one reads, unless both bind it alike."""
    blocks: defaultdict[str, dict[str, set[str]]] = defaultdict(dict)
    for piece in (*TRAPS, *NEAR_MISSES):
        for statement in ast.parse(_text(piece)).body:
            for name in set(_bound(statement)) - {"x"}:
                blocks[name].setdefault(piece.family, set()).add(ast.dump(statement))
    shared = {name: sorted(users) for name, users in blocks.items() if len(users) > 1}
    assert not {name for name in shared if len(set.union(*blocks[name].values())) > 1}, shared


def _text(piece: Piece) -> str:
    return "\n".join((*piece.head, *piece.lines)).format(x="x", tracer="tf.function")


def _bound(statement: ast.AST) -> Iterator[str]:
    """Names that a statement binds where it stands; those of loops and `with` are bound anew before each read."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield statement.name
        return
    if isinstance(statement, ast.Name) and isinstance(statement.ctx, ast.Store):
        yield statement.id
    for field, value in ast.iter_fields(statement):
        if field not in ("target", "optional_vars") or isinstance(statement, (ast.AugAssign, ast.AnnAssign)):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _bound(child)


@pytest.mark.parametrize("piece", [*TRAPS, *NEAR_MISSES], ids=lambda piece: piece.name)
def test_each_piece_alone(piece: Piece) -> None:
    program = assemble(TWO._replace(parts=(Part(piece, ()), *([Part(SUM, (), 1)] if piece is not SUM else []))))
    assert bool(program.expected) == (piece.code is not None)
    assert reported(program.source) == program.expected, program.source


HALF = len(BLOCKS) // 2
NEIGHBOURS = list(zip_longest(traps(BLOCKS), near_misses((*BLOCKS[HALF:], *BLOCKS[:HALF]))))
"""Each trap beside the near miss of another one, so that two questions judge two pieces."""


@pytest.mark.parametrize("pair", NEIGHBOURS, ids=lambda pair: (pair[0] or pair[1]).name)
def test_tensorflow_knows_each_piece(judge: Judge, pair: tuple[Piece | None, ...]) -> None:
    pieces = [piece for piece in pair if piece is not None]
    assert len({piece.family for piece in pieces}) == len(pieces)
    plan = TWO._replace(parts=tuple(Part(piece, (), number) for number, piece in enumerate(pieces)), form="decorator")
    verdict = judged(plan._replace(parts=tuple(sorted(plan.parts, key=lambda part: part.piece.raises))), judge)
    assert verdict.agrees, verdict.told()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("construct", AROUND)
def test_a_trap_is_found_in_each_construct_and_form(construct: str, form: str) -> None:
    program = assemble(
        TWO._replace(parts=(Part(COUNT, (construct,)), Part(PRINT, (construct, construct), 1)), form=form)
    )
    assert len(program.expected) == 2
    assert reported(program.source) == program.expected, program.source


@pytest.mark.parametrize("construct", AROUND_DRIVER)
def test_a_trap_is_found_in_each_construct_of_the_driver(construct: str) -> None:
    fresh = next(piece for piece in TRAPS if piece.name == "new lambdas")
    program = assemble(TWO._replace(parts=(Part(fresh, (construct, construct)),)))
    assert reported(program.source) == program.expected != frozenset(), program.source


@given(programs(planted=0))
def test_near_misses_are_silent(program: Program) -> None:
    assert reported(program.source) == frozenset(), program.source


@given(st.sampled_from((1, 2, 3)).flatmap(lambda planted: programs(planted=planted)))
def test_the_traps_alone_are_reported(program: Program) -> None:
    assert reported(program.source) == program.expected, program.source


@FEWER
@given(st.sampled_from((0, 1, 2)).flatmap(lambda planted: programs(planted=planted)))
def test_tensorflow_agrees_line_by_line(judge: Judge, program: Program) -> None:
    verdict = judged(program.plan, judge)
    assert verdict.agrees, verdict.told()


# -- the parts themselves --------------------------------------------------------------------------------------------


def test_a_module_is_written_down() -> None:
    program = assemble(TWO)
    assert program.source == (
        "import tensorflow as tf\n"
        "count = 0\n"
        "def helper2_1(x):\n"
        "    try:\n"
        '        print("step")  # trap 2: TFF101\n'
        "    finally:\n"
        "        pass\n"
        "    return x\n"
        "def impl(x):\n"
        "    def helper0_0(x):\n"
        "        global count\n"
        "        count += 1  # trap 0: TFF102\n"
        "        return x\n"
        "    x = helper0_0(x)\n"
        "    x = x * 2.0 + 1.0\n"
        "    x = helper2_1(x)\n"
        "    return x\n"
        "step = tf.function(impl)\n"
        "for _ in range(3):\n"
        "    print(round(float(step(tf.constant(1.0))), 3))\n"
        "print(count)\n"
    )
    assert program.expected == {(5, "TFF101"), (12, "TFF102")}


def test_tensorflow_tells_which_line_it_is(judge: Judge) -> None:
    """A near miss that is taken for a trap shows no difference, though the trap beside it does."""
    wrong = SUM._replace(lines=(SUM.lines[0] + "  # trap",), code="TFF106")
    verdict = judged(TWO._replace(parts=(Part(wrong, ()), Part(PRINT, (), 1))), judge)
    assert {code for _, code in verdict.program.expected} == {"TFF101", "TFF106"}
    assert {code for _, code in verdict.true} == {"TFF101"}
    assert not verdict.agrees


GUARD = """
  LIMITS = {"low": 1}
  def guarded(v):
-     v.stop()  # trap
+     v.go()
  ---
  x = guarded(x)
  ---
  LIMITS
"""


def test_a_block_is_a_trap_and_its_mended_form() -> None:
    trap, mended = traced("guard", "TFF101", GUARD, raises=True)
    assert (trap.name, trap.code, trap.raises, mended.name, mended.code, mended.raises) == (
        ("guard", "TFF101", True, "guard, mended", None, False)
    )
    assert trap.head == ('LIMITS = {{"low": 1}}', "def guarded(v):", "    v.stop()  # trap")
    assert mended.head == ('LIMITS = {{"low": 1}}', "def guarded(v):", "    v.go()")
    assert trap.lines == mended.lines == ("x = guarded(x)",)
    assert trap.show == ("LIMITS",)
    assert trap.family == mended.family == "guard"


def test_a_block_without_signs_is_one_piece() -> None:
    (piece,) = unit("wrapped", None, "fast = tf.function(slow)\nfast(tf.functions)")
    assert piece.lines == ("fast = {tracer}(slow)", "fast(tf.functions)")
    assert piece.driven and not piece.head


def test_lines_with_the_same_text_are_told_apart() -> None:
    first, second = (traced(name, "TFF101", f"if x > {n}:\n    break  # trap") for n, name in enumerate("ab"))
    program = assemble(TWO._replace(parts=(Part(first[0], ()), Part(second[0], (), 1))))
    assert [line.strip() for line in program.source.splitlines() if "trap" in line] == [
        "break  # trap 0: TFF101",
        "break  # trap 1: TFF101",
    ]


class Scripted:
    """A judge that knows beforehand what it is asked; says of each program that holds a word what is seen of it."""

    def __init__(self, **seen: tuple[OneRun, OneRun]) -> None:
        self.seen = seen
        self.asked: list[str] = []

    def ask(self, source: str) -> Outcome:
        """The outcome of the first word that is in the source; no difference without one."""
        self.asked.append(source)
        return Outcome(*next((runs for word, runs in self.seen.items() if word in source), (OneRun(), OneRun())))


STATED = unit("stated", "TFF179", 'fast = tf.function(slow)  # trap\nprint("trap shows:", stated(1))')[0]
ENDED = unit("ended", "TFF118", "fast = tf.function(slow, ended=1)  # trap", error="TypeError")[0]


@pytest.mark.parametrize(
    ("piece", "runs", "shows"),
    [
        (STATED, (OneRun(printed=("trap shows: True",)), OneRun(printed=("trap shows: True",))), True),
        (STATED, (OneRun(printed=("trap shows: False",)), OneRun(printed=("trap shows: True",))), False),
        (ENDED, (OneRun(raised="TypeError"), OneRun(raised="TypeError")), True),
        (ENDED, (OneRun(raised="NameError"), OneRun(raised="NameError")), False),
        (ENDED, (OneRun(raised="TypeError"), OneRun()), False),
        (PRINT, (OneRun(printed=("step",)), OneRun(printed=("step", "step"))), True),
        (PRINT, (OneRun(raised="NameError"), OneRun(raised="NameError")), False),
    ],
)
def test_what_shows_a_trap(piece: Piece, runs: tuple[OneRun, OneRun], shows: bool) -> None:
    """A difference; where both modes are alike, its own exception or what it measured, not just any error."""
    program = assemble(TWO._replace(parts=(Part(piece, ()),)))
    answer = answered(program, Questions(Scripted(trap=runs)))  # type: ignore[arg-type]
    assert answer == Answer(program.expected if shows else frozenset(), "")


def test_what_a_near_miss_measures_is_no_difference_but_a_trap_is() -> None:
    around = TWO._replace(parts=(Part(SUM, ()),))
    for graph, told in (("trap shows: False", ""), ("trap shows: True", "trap shows: True")):
        runs = OneRun(printed=(graph,)), OneRun(printed=("trap shows: True",))
        assert answered(assemble(around), Questions(Scripted(step=runs))).near_misses == told  # type: ignore[arg-type]


def test_near_misses_of_a_group_are_asked_once() -> None:
    judge = Scripted()
    questions = Questions(judge)  # type: ignore[arg-type]
    for number in range(GROUP):
        plan, around = chosen(7, number)
        assert answered(assemble(plan), questions, around).near_misses == ""
    planted = [len(chosen(7, number)[0].suspects) for number in range(GROUP)]
    assert planted[0] == 0 < min(planted[1:])
    assert questions.asked == len(judge.asked) == 1 + sum(planted)


def test_near_misses_are_asked_alone_where_the_group_shows_something() -> None:
    plan, around = chosen(7, 1)
    questions = Questions(Scripted(tf=(OneRun(printed=("a",)), OneRun())))  # type: ignore[arg-type]
    assert answered(assemble(plan), questions, around).near_misses == "printed"
    fewer = plan.without(plan.suspects) != around
    assert questions.asked == 1 + fewer + len(plan.suspects)


def test_a_second_call_goes_on(tmp_path: Path) -> None:
    judge = Scripted()
    first, second = Run(7, tmp_path), Run(7, tmp_path)
    first.judge(2, Questions(judge))  # type: ignore[arg-type]
    asked = len(judge.asked)
    second = Run(7, tmp_path)
    second.judge(3, Questions(judge))  # type: ignore[arg-type]
    assert (first.fresh, second.fresh, second.tally.programs) == (2, 1, 3)
    assert len(judge.asked) == asked + 1 + len(chosen(7, 2)[0].suspects)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["seed_7.jsonl", "seed_7_1.py", "seed_7_2.py"]


def test_a_program_that_changed_is_asked_anew(tmp_path: Path) -> None:
    program = assemble(TWO)
    answer = Answer(program.expected, "printed")
    Records(tmp_path, 7).keep(3, program, answer)
    records = Records(tmp_path, 7)
    assert records.get(3, program) == answer
    assert records.get(4, program) is None
    assert records.get(3, program._replace(source=program.source + "\n")) is None


def test_a_program_that_agrees_by_now_is_removed(tmp_path: Path) -> None:
    program = assemble(TWO)
    records = Records(tmp_path, 7)
    records.show(3, Verdict(program, program.expected, frozenset(), ""))
    assert "# reported: []" in (tmp_path / "seed_7_3.py").read_text(encoding="utf-8")
    records.show(3, Verdict(program, program.expected, program.expected, ""))
    assert not list(tmp_path.iterdir())


def test_the_page_is_well_formed() -> None:
    """Its sums are those of its rows, and its codes those of the rules."""
    text = PAGE.read_text(encoding="utf-8")
    rows = {
        code: [int(n) for n in row.split("|")]
        for code, row in re.findall(r"^\| (TFF\d+|all) \| ([\d |]+) \|$", text, re.M)
    }
    total = rows.pop("all")
    assert total == [sum(column) for column in zip(*rows.values(), strict=True)]
    assert set(rows) <= {rule.code for rule in RULES} - set(LEFT_OUT)
    assert all(true == hit + missed for _, true, hit, missed, _ in rows.values())


def test_sums() -> None:
    program = assemble(TWO)
    tally = Tally()
    tally.add(Verdict(program, program.expected, program.expected, ""))
    tally.add(Verdict(program, program.expected, frozenset({(5, "TFF101"), (9, "TFF105")}), ""))
    assert tally.table().splitlines()[1:] == [
        "TFF101        2              2         2       0      0",
        "TFF102        2              2         1       1      0",
        "TFF105        0              0         0       0      1",
        "2 programs, 1 agree (50.00%); 4 traps, recall 0.7500, precision 0.7500",
    ]
