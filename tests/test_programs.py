"""Generated programs: harmless pieces alone are silent and run alike in both modes; one planted trap is reported, exactly there.

The plugin is asked in every run; with --tf TensorFlow judges each program too. `--fuzz` searches long, with fresh seeds.
"""

from __future__ import annotations

import ast

from hypothesis import HealthCheck, given, settings

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.rules import RULES
from tests.generate.pieces import TRAPS
from tests.generate.programs import Program, programs
from tests.oracle.run import Judge

FEWER = settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
"""TensorFlow needs about half a second for a program."""


def reported(program: Program) -> frozenset[tuple[int, str]]:
    findings = check(ast.parse(program.source), program.source.splitlines(keepends=True), Options())
    return frozenset((finding.line, finding.code) for finding in findings)


def test_every_trap_has_its_rule() -> None:
    assert {piece.code for piece in TRAPS} <= {rule.code for rule in RULES}


@given(programs(planted=False))
def test_harmless_pieces_are_silent(program: Program) -> None:
    assert reported(program) == frozenset(), program.source


@given(programs(planted=True))
def test_the_trap_alone_is_reported(program: Program) -> None:
    assert reported(program) == program.expected, program.source


@FEWER
@given(programs(planted=False))
def test_tensorflow_sees_no_difference_in_harmless_pieces(judge: Judge, program: Program) -> None:
    outcome = judge.ask(program.source)
    assert outcome.graph.raised is None, (outcome.graph.message, program.source)
    assert outcome.graph.lines == outcome.eager.lines, program.source


@FEWER
@given(programs(planted=True))
def test_tensorflow_sees_the_trap(judge: Judge, program: Program) -> None:
    outcome = judge.ask(program.source)
    if program.eager_too:
        assert outcome.graph.raised and outcome.eager.raised, program.source
    else:
        assert outcome.differences, program.source
