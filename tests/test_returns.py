"""Where AutoGraph moves what follows a `return`, and which names it takes for read later."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction.flow.liveness import Liveness
from flake8_tffunction.flow.returns import ALWAYS, NEVER, SOMETIMES, Returns

WORDS = {NEVER: "never", SOMETIMES: "sometimes", ALWAYS: "always"}


def function(source: str) -> ast.FunctionDef:
    (node,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(node, ast.FunctionDef)
    return node


def ends(source: str) -> list[str]:
    """For each `if`, in the order of the text: how often body and else return, once AutoGraph has moved statements."""
    node = function(source)
    returns = Returns(node)
    branches = sorted((inner for inner in ast.walk(node) if isinstance(inner, ast.If)), key=lambda inner: inner.lineno)
    return [
        f"{WORDS[returns.ends(returns.arms[b].body)]}/{WORDS[returns.ends(returns.arms[b].orelse)]}" for b in branches
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(a):\n  if a: return 1\n  return 2", ["always/always"]),
        ("def f(a):\n  if a: return 1\n  b()", ["always/never"]),
        ("def f(a):\n  if a: pass\n  else: return 1\n  return 2", ["always/always"]),
        ("def f(a):\n  if a: return 1\n  if b: return 2\n  return 3", ["always/always", "always/always"]),
        ("def f(a):\n  if a: return 1\n  elif b: return 2\n  return 3", ["always/always", "always/never"]),
        ("def f(a):\n  if a: return 1\n  elif b: return 2\n  else: return 3", ["always/always", "always/always"]),
        ("def f(a):\n  if a:\n    if b: return 1\n  return 2", ["sometimes/never", "always/never"]),
        ("def f(a):\n  if a:\n    if b: return 1\n    return 2\n  return 3", ["always/always", "always/always"]),
        ("def f(a):\n  with c:\n    if a: return 1\n  return 2", ["always/never"]),
        ("def f(a):\n  with c:\n    if a: return 1\n    return 2", ["always/always"]),
        ("def f(a):\n  if a:\n    with c: return 1\n  return 2", ["always/always"]),
        ("def f(a):\n  try:\n    if a: return 1\n  finally: pass\n  return 2", ["always/never"]),
        ("def f(a):\n  if a:\n    try: return 1\n    except E: pass\n  return 2", ["sometimes/never"]),
        ("def f(a):\n  if a:\n    for b in c: return 1\n  return 2", ["sometimes/never"]),
        ("def f(a):\n  for b in c:\n    if a: return 1\n  return 2", ["always/never"]),
        ("def f(a):\n  if a: raise E\n  return 2", ["always/never"]),
        ("def f(a):\n  if a:\n    def g(): return 1\n  return 2", ["never/never"]),
    ],
)
def test_what_moves(source: str, expected: list[str]) -> None:
    assert ends(source) == expected


def live_after(source: str) -> set[str]:
    """The names that are read after the first `if` or loop."""
    node = function(source)
    liveness = Liveness(node, Returns(node))
    first = next(statement for statement in node.body if isinstance(statement, (ast.If, ast.For, ast.While)))
    return set(liveness.after[first])


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("return y", {"y"}),
        ("y = 1\nreturn y", set()),
        ("y += 1", {"y"}),
        ("del y", {"y"}),
        ("z = lambda y: y + w", {"w"}),
        ("def g(): return y\nreturn g()", {"y"}),
        ("def g(): return y\ny = 1", {"y"}),
        ("return [y for y in z]", {"z"}),
        ("while c:\n  y = 1\nreturn y", {"c", "y"}),
        ("for y in z: pass\nreturn y", {"z"}),
        ("if c: y = 1\nelse: y = 2\nreturn y", {"c"}),
        ("with c as y: pass\nreturn y", {"c"}),
        ("try: y = z\nexcept E: pass\nreturn y", {"E", "z"}),
        ("raise E\nreturn y", {"E"}),
        ("if c: return w\nreturn y", {"c", "w", "y"}),
    ],
)
def test_what_is_read_later(rest: str, expected: set[str]) -> None:
    assert live_after("def f(a):\n  if a: y = 0\n" + textwrap.indent(rest, "  ")) == expected


def test_an_inner_function_reads_from_where_it_is_made() -> None:
    assert live_after("def f(a):\n  def g(): return y\n  if a: y = 0\n  b()\n") == {"b", "y"}


@pytest.mark.parametrize(
    ("body", "carried"),
    [
        ("y = v", {"y"}),
        ("z = v\nw = z", set()),
        ("w = z\nz = v", {"z"}),
        ("if v: break\nz = v\nprint(z)", set()),
        ("if v: continue\ny = v", {"y"}),
        ("t = t + v", {"t"}),
    ],
)
def test_what_a_loop_carries(body: str, carried: set[str]) -> None:
    node = function("def f(a):\n  for v in a:\n" + textwrap.indent(body, "    ") + "\n  return y\n")
    liveness = Liveness(node, Returns(node))
    assert {name for name in ("y", "z", "w", "t") if liveness.carries(node.body[0], name)} - {"y"} == carried - {"y"}


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("y.append(1)", set()),
        ("y[0] = z", {"z"}),
        ("y += [z]", {"z"}),
        ("y.append(z)\nreturn len(y)", {"len", "y", "z"}),
        ("z = y.pop()", {"y"}),
        ("z = y", {"y"}),
    ],
)
def test_who_sees_what_a_container_holds(rest: str, expected: set[str]) -> None:
    node = function("def f(a):\n  if a: pass\n" + textwrap.indent(rest, "  "))
    assert set(Liveness(node, Returns(node), contents=True).after[node.body[0]]) == expected
