"""Modules of which the functions are parsed when they are asked for are the modules that a whole parse gives."""

from __future__ import annotations

import ast
import inspect
import random
import sys
from pathlib import Path

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.project import modules
from flake8_tffunction.project.locating import Found
from flake8_tffunction.source.folding import Folded, unfold
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.moving import move
from flake8_tffunction.source.scopes import Scope

OWN = sorted(Path(modules.__file__).parents[1].rglob("*.py"))[::3]
FOUND = Found("helper.py", "helper", False, "")


def parsed(text: str) -> modules.Module:
    """A module as it is kept."""
    module = modules._parsed(FOUND, text, (len(text), 0))
    assert module is not None
    return module


def folded(tree: ast.AST) -> list[Folded]:
    """The functions of a module that have not been parsed."""
    found: list[Folded] = []
    stack = [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, Folded):
            found.append(node)
        else:
            stack += ast.iter_child_nodes(node)
    return found


def whole(text: str) -> Index:
    """The index of the module as one parse gives it."""
    tree = ast.parse(text)
    assert move(tree, modules._base(FOUND.name))
    return Index(tree)


def shown(tree: ast.AST) -> str:
    """A tree with all positions but the columns in which functions and classes end, for which nobody asks."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.If, ast.Try)):
            node.end_col_offset = 0
    return ast.dump(tree, include_attributes=True)


def told(index: Index) -> list[tuple[object, ...]]:
    """What an index knows of each scope, and of the writes to attributes, whatever the order in which it got to know it."""
    scopes: list[Scope] = sorted(index.scopes.values(), key=_place)
    known: list[tuple[object, ...]] = [
        (
            scope.kind,
            _place(scope),
            {
                name: [(b.kind, getattr(b.node, "lineno", 0), b.path) for b in found]
                for name, found in scope.bindings.items()
            },
            sorted(scope.globals | scope.nonlocals),
            [node.lineno for node in scope.returns],
            [_place(child) for child in sorted(scope.children, key=_place)],
            [type(node).__name__ for node in (*scope.stoppers, *scope.yields)],
        )
        for scope in scopes
    ]
    writes = sorted((attr, sorted((w.node.lineno, w.kind) for w in found)) for attr, found in index.writes.items())
    calls = sorted((call.lineno, call.col_offset, _place(scope)) for call, scope in index.calls)
    return [*known, ("writes", writes), ("calls", calls), ("functions", sorted(f.lineno for f in index.functions))]


def _place(scope: Scope) -> tuple[int, int, str]:
    return getattr(scope.node, "lineno", 0), getattr(scope.node, "col_offset", 0), scope.kind


def test_unfolded_in_any_order_it_is_the_whole_module() -> None:
    chosen, count = random.Random(7), 0
    for path in OWN:
        text = path.read_text(encoding="utf-8")
        module, expected = parsed(text), whole(text)
        later = module.fresh()  # a second index of the same tree
        functions = folded(module.tree)
        chosen.shuffle(functions)
        count += len(functions)
        for function in functions:
            unfold(function)
        assert not folded(module.tree)
        assert shown(module.tree) == shown(expected.tree), path
        assert told(module.index) == told(expected) == told(later.index), path
    assert count > 300


HARD = {
    "in a string": 'X = """\ndef f():\n    return 1\n"""\n\ndef g():\n    return 2\n',
    "in the docstring of a class": 'class A:\n    """So:\n\n    def f():\n        return 1\n    """\n    def g(self):\n        self.x = 1\n',
    "a string at the margin": 'def f():\n    return """\ndef g():\n    pass\n"""\n\n\ndef h():\n    return """\nx\n"""\n',
    "a bracket at the margin": "def f():\n    return (\n1,\n)\n\ndef g():\n    return 2\n",
    "brackets in strings": "def f():\n    return ')('\n\ndef g():\n    return '('\n",
    "a header of many lines": "def f(a=')', *,  # (\n      b: 'int' = 1,\n) -> 'dict[str, int]':  # so\n    return a\n",
    "in one line": "def f(): return (1,\n    2)\ndef g(x): pass\ndef h():\n  return 3\n",
    "global": "def f():\n    global n\n    n = 1\n\ndef g():\n    return n\n",
    "coroutines": "async def f():\n    def g():\n        return 1\n    await g()\n",
    "tabs": "def f():\n\treturn 1\n\ndef g():\n    return 2\n",
    "comments": "def f():\n    # one\n    return 1\n# two\n    # three\n\n# four\nx = 2\n",
    "no newline at the end": "def f():\n    return 1",
    "nested": "def f(x):\n    def g():\n        nonlocal x\n        x = 1\n    class B:\n        def m(self):\n            self.y = 2\n    return g, B\n",
    "under conditions": "if a:\n    def f():\n        return 1\nelse:\n    try:\n        def f():\n            return 2\n    except E:\n        pass\n",
    "a backslash": "def f():\n    x = 1 + \\\n2\n    return x\n\ndef g():\n    return 3\n",
    "characters of other scripts": "def f(self):\n    self.größe = 'ß'; y = 2\n",
}


@pytest.mark.parametrize("kind", sorted(HARD))
def test_texts_that_are_hard_to_cut(kind: str) -> None:
    text = HARD[kind]
    module, expected = parsed(text), whole(text)
    for function in folded(module.tree):
        unfold(function)
    assert shown(module.tree) == shown(expected.tree)
    assert told(module.index) == told(expected)


LOSSES = """\
import tensorflow as tf


class Base:
    def set(self):
        self.rate = 0.1

    def other(self):
        self.size = 3


def log(x):
    print(x)
    return x


def unused(x):
    return log(x)
"""
STEP = """\
import losses
import tensorflow as tf


@tf.function
def step(x):
    return losses.log(x)
"""


def test_what_nobody_asks_for_is_not_parsed(tmp_path: Path) -> None:
    (tmp_path / "losses.py").write_text(LOSSES)
    path = tmp_path / "step.py"
    path.write_text(STEP)
    findings = check(ast.parse(STEP), STEP.splitlines(True), Options(follow_imports=True), path=str(path))
    assert [(finding.line, finding.code) for finding in findings] == [(7, "TFF101")]
    (kept,) = (module for module in modules._kept.values() if module.found.path == str(tmp_path / "losses.py"))
    assert sorted(node.name for node in folded(kept.tree)) == ["other", "set", "unused"]
    assert all(node.waiting.keys() == {kept.index} for node in folded(kept.tree))


def test_a_body_that_cannot_be_parsed_is_unknown() -> None:
    module = parsed("def f():\n    return 1 +\n\n\ndef g():\n    return 2\n")
    first, second = module.index.functions
    assert ast.unparse(first.body[0]) == "return __not_followed__()"
    assert ast.unparse(second.body[0]) == "return 2"
    assert module.index.scopes[first].returns == first.body


def test_how_much_of_the_stack_is_left_does_not_matter() -> None:
    text = "def f(x):\n    return " + "(" * 80 + "x" + ",)" * 80 + "\n"
    expected = ast.dump(ast.parse(text))

    def at(depth: int) -> str:
        if depth:
            return at(depth - 1)
        (function,) = folded(parsed(text).tree)
        unfold(function)
        return ast.dump(ast.parse(ast.unparse(function)))

    parsed_somewhere = 0
    used = len(inspect.stack(0))
    for depth in range(0, sys.getrecursionlimit() - used, 40):
        try:
            found = at(depth)
        except RecursionError:
            continue  # of the test itself, or before anything was done
        parsed_somewhere += 1
        assert found == expected
    assert parsed_somewhere > 5
