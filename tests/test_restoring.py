"""Attributes that a function puts back, and errors that follow a statement."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction.source.failing import fails_after
from flake8_tffunction.source.restoring import Changes, put_back


def body(source: str) -> ast.FunctionDef:
    """The def `f` of these statements."""
    (function,) = ast.parse("def f(self, x, k):\n" + textwrap.indent(textwrap.dedent(source), "    ")).body
    assert isinstance(function, ast.FunctionDef)
    return function


def stored(function: ast.FunctionDef) -> ast.expr:
    """The target of the store of `x` in `self.a.b`."""
    return next(
        node.targets[0]
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node) == "self.a.b = x"
    )


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("old = self.a.b\nself.a.b = x\nself.go()\nself.a.b = old", True),
        ("if k:\n    old = self.a.b\n    self.a.b = x\nself.go()\nif k:\n    self.a.b = old", True),
        ("old = self.a.b\ntry:\n    self.a.b = x\n    return self.go()\nfinally:\n    self.a.b = old", True),
        ("old = self.a.b\nwith self:\n    self.a.b = x\nself.a.b = old", True),
        ("old = self.a.b\nself.a.b = x\nreturn self.go()\nself.a.b = old", False),
        ("old = self.a.b\nself.a.b = x\nif k:\n    self.a.b = old", False),
        ("old = self.a.b\nself.a.b = x\nfor _ in k:\n    self.a.b = old", False),
        ("old = self.a.b\nself.a.b = x\ntry:\n    self.go()\nexcept ValueError:\n    self.a.b = old", False),
        ("old = self.a.c\nself.a.b = x\nself.a.b = old", False),
        ("old = self.a.b\nold = k\nself.a.b = x\nself.a.b = old", False),
        ("self.a.b = x\nold = self.a.b\nself.a.b = old", False),
    ],
)
def test_put_back(source: str, expected: bool) -> None:
    function = body(source)
    assert put_back(stored(function), function) is expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("self.n += 1\nself.go()\nself.n -= 1", True),
        ("self.n += k\ntry:\n    return self.go()\nfinally:\n    self.n -= k", True),
        ("self.n -= 1\nself.go()\nself.n += 1", True),
        ("if k:\n    self.n += 1\nself.go()\nif k:\n    self.n -= 1", True),
        ("self.n += 1\nif k:\n    return 0\nself.n -= 1", False),
        ("self.n += 1\nif k:\n    self.n -= 1", False),
        ("self.n += 1\nself.n -= 2", False),
        ("self.n += 1\nself.m -= 1", False),
        ("self.n += 1\nself.n += 1", False),
        ("self.n *= 2\nself.n -= 1", False),
        ("self.n += k + 1\nself.n -= k + 1", False),
    ],
)
def test_counters_are_taken_back(source: str, expected: bool) -> None:
    function = body(source)
    first = next(node.target for node in ast.walk(function) if isinstance(node, ast.AugAssign))
    assert Changes(function).taken_back(first, None) is expected


@pytest.mark.parametrize(
    ("enter", "leave", "expected"),
    [
        ("self.stack.append(x)", "self.stack.pop()", True),
        ("self.stack.append(x)", "k = self.stack.pop(-1)", True),
        ("self.stack.append(x)", "self.stack.pop(0)", False),
        ("self.stack.append(x)", "self.other.pop()", False),
        ("self.stack.append(x)", "self.stack.append(x)", False),
        ("self.stack.append(x)", "if k:\n    self.stack.pop()", False),
        ("if k:\n    self.stack.append(x)", "self.stack.pop()", False),
        ("self.stack.extend(x)", "self.stack.pop()", False),
    ],
)
def test_what_enter_adds_exit_takes(enter: str, leave: str, expected: bool) -> None:
    one, other = body(enter), body(leave)
    for function, partner in ((one, other), (other, one)):
        call = next(node for node in ast.walk(function) if isinstance(node, ast.Call))
        assert Changes(function).taken_back(call, Changes(partner)) is expected
        assert not Changes(function).taken_back(call, None)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("print(x)\nraise ValueError", True),
        ("if k:\n    print(x)\nraise ValueError", True),
        ("print(x)\nif k:\n    return x\nraise ValueError", False),
        ("try:\n    print(x)\n    self.go()\nexcept KeyError:\n    pass\nraise ValueError", False),
        ("if k not in self.t:\n    print(x)\nreturn self.t[k]", True),
        (
            "if x and k not in self.t:\n    if x > 1:\n        print(x)\n    else:\n        k = 1\nreturn self.t[k]",
            True,
        ),
        ("if k not in self.t:\n    print(x)\n    k = 1\nreturn self.t[k]", False),
        ("if k not in self.t:\n    print(x)\n    self.t[k] = 1\nreturn self.t[k]", False),
        ("if k not in self.t:\n    print(x)\n    self.t.update(x)\nreturn self.t[k]", False),
        ("if k not in self.t:\n    pass\nelse:\n    print(x)\nreturn self.t[k]", False),
        ("if k in self.t:\n    print(x)\nreturn self.t[k]", False),
        ("if k not in self.t or x:\n    print(x)\nreturn self.t[k]", False),
        ("print(x)", False),
    ],
)
def test_fails_after(source: str, expected: bool) -> None:
    function = body(source)
    statement = next(s for s in ast.walk(function) if isinstance(s, ast.Expr) and ast.unparse(s) == "print(x)")
    assert fails_after(statement, function) is expected
