"""The runner that changes the rules' decisions: its changes, and that it notices what it should."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from flake8_tffunction.rules.trace_time import global_write
from tests.casefile import all_cases
from tests.mutants import running
from tests.mutants.operators import Mutant, mutants

SOURCE = '''
LIMIT = 3

class Sample:
    """A page, in which nothing is a decision."""

    def ask(self, fact, more):
        if fact.kind == 1 and not fact.old:
            return
        for part in (p for p in fact.parts if p.known):
            if part < 2:
                continue
            yield self.at(part, 7, text="a" if part else "b")
'''


def test_changes() -> None:
    assert sorted((m.line, m.change) for m in mutants(ast.parse(SOURCE))) == sorted(
        [
            (8, "if fact.kind == 1 and (not fact.old): -> if True:"),
            (8, "if fact.kind == 1 and (not fact.old): -> if False:"),
            (8, "fact.kind == 1 and (not fact.old) -> fact.kind == 1 or not fact.old"),
            (8, "fact.kind == 1 and (not fact.old) -> not fact.old"),
            (8, "fact.kind == 1 and (not fact.old) -> fact.kind == 1"),
            (8, "fact.kind == 1 -> fact.kind != 1"),
            (8, "1 -> 2"),
            (8, "not fact.old -> fact.old"),
            (10, "for p in fact.parts if p.known -> for p in fact.parts"),
            (11, "if part < 2: -> if True:"),
            (11, "if part < 2: -> if False:"),
            (11, "part < 2 -> part >= 2"),
            (11, "part < 2 -> part <= 2"),
            (11, "2 -> 3"),
            (12, "continue -> pass"),
            (13, "yield self.at(part, 7, text='a' if part else 'b') -> yield from ()"),
        ]
    )


def test_a_change_is_alone() -> None:
    tree = ast.parse(SOURCE)
    before = ast.dump(tree)
    texts = [ast.dump(mutant.tree) for mutant in mutants(tree)]
    assert ast.dump(tree) == before
    assert before not in texts
    assert len(set(texts)) == len(texts)


def test_what_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(case for case in all_cases() if any(code == "TFF102" for _, code in case.expected))
    monkeypatch.setattr(running, "all_cases", lambda: few[:5])
    running.programs.cache_clear()
    running._ordered.cache_clear()
    try:
        tree = ast.parse(Path(str(global_write.__file__)).read_text(encoding="utf-8"))
        silent = [mutant for mutant in mutants(tree) if mutant.change.endswith("-> yield from ()")]
        assert [running.killed(global_write, mutant) is not None for mutant in silent] == [True] * len(silent) != []
        assert running.killed(global_write, Mutant("", 1, "nothing", tree)) is None
    finally:
        running.programs.cache_clear()
        running._ordered.cache_clear()
