"""Parsing where another thread may get in the way of CPython."""

from __future__ import annotations

import ast

import pytest

from flake8_tffunction.source import parsing


@pytest.mark.parametrize(("failures", "parses"), [(0, True), (2, True), (3, False)])
def test_a_parse_that_another_thread_disturbs_is_tried_again(
    failures: int, parses: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, left = ast.parse, [SystemError("AST constructor recursion depth mismatch")] * failures

    def disturbed(text: str) -> ast.Module:
        if left:
            raise left.pop()
        return real(text)

    monkeypatch.setattr("flake8_tffunction.source.parsing.ast.parse", disturbed)
    if parses:
        assert [type(node) for node in parsing.parse("a = 1").body] == [ast.Assign]
    else:
        with pytest.raises(ValueError, match="another thread"):
            parsing.parse("a = 1")
