"""Generated programs: near misses alone are silent and run alike in both modes; each planted trap is reported, exactly there.

The plugin is asked in every run; with --tf TensorFlow judges programs too, line by line. `--fuzz` searches long, with fresh
seeds; `python -m tests.generate` judges thousands, and sums up.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flake8_tffunction.rules import RULES
from tests.generate.__main__ import Tally
from tests.generate.agreement import Verdict, judged, reported
from tests.generate.programs import NEAR_MISSES, TRAPS, Part, Plan, Program, assemble, programs
from tests.oracle.run import Judge

FEWER = settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
"""TensorFlow needs a second or two for a program."""

PRINT = next(piece for piece in TRAPS if piece.name == "print")
COUNT = next(piece for piece in TRAPS if piece.name == "global")
SUM = next(piece for piece in NEAR_MISSES if piece.name == "arithmetic")
TWO = Plan(
    (Part(COUNT, ("nested",)), Part(SUM, ()), Part(PRINT, ("try", "helper"))),
    "import tensorflow as tf",
    "tf.function",
    "wrapped",
)


def test_every_trap_has_its_rule() -> None:
    assert {piece.code for piece in TRAPS} <= {rule.code for rule in RULES}
    assert {piece.code for piece in NEAR_MISSES} == {None}


def test_pieces_are_told_apart() -> None:
    names = [piece.name for piece in (*TRAPS, *NEAR_MISSES)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("piece", [*TRAPS, *NEAR_MISSES], ids=lambda piece: piece.name)
def test_each_piece_alone(piece: object) -> None:
    plan = TWO._replace(parts=(Part(piece, ()), Part(SUM, ())) if piece is not SUM else (Part(SUM, ()),))  # type: ignore[arg-type]
    program = assemble(plan)
    assert len(program.expected) == len(plan.suspects)
    assert reported(program.source) == program.expected, program.source


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
        '        print("step")  # trap\n'
        "    finally:\n"
        "        pass\n"
        "    return x\n"
        "def impl(x):\n"
        "    def helper0_0(x):\n"
        "        global count\n"
        "        count += 1  # trap\n"
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
    verdict = judged(TWO._replace(parts=(Part(wrong, ()), Part(PRINT, ()))), judge)
    assert {code for _, code in verdict.program.expected} == {"TFF101", "TFF106"}
    assert {code for _, code in verdict.true} == {"TFF101"}
    assert not verdict.agrees


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
