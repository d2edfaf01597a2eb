"""Create-once guards: which conditions say that something is not there yet."""

from __future__ import annotations

import ast

import pytest

from flake8_tffunction.flow import conditions
from flake8_tffunction.flow.guards import ARGUMENT, ONCE, guards


def guard(source: str) -> tuple[str | None, str | None]:
    """What guard the `if` is, in a function whose argument is `x` (and its receiver `self`)."""
    statement = ast.parse(source).body[0]
    assert isinstance(statement, ast.If)
    return guards(statement.test, frozenset({"x"}), statement.body, settled=lambda attr: attr == "option")


@pytest.mark.parametrize(
    ("test", "body", "other"),
    [
        ("self.w is None", ONCE, None),
        ("self.w is not None", None, ONCE),
        ("not (self.w is not None)", ONCE, None),
        ("self.option is None", None, None),
        ("self.option is not None", None, None),
        ("self.parts[self.option] is None", ONCE, None),
        ("getattr(self, 'w', None) is None", ONCE, None),
        ("not hasattr(self, 'w')", ONCE, None),
        ("hasattr(self, 'w')", None, ONCE),
        ("'w' not in self.all", ONCE, None),
        ("'w' in self.all", None, ONCE),
        ("self.all.get('w') is None", ONCE, None),
        ("len(self.all) == 0", ONCE, None),
        ("not self.all", ONCE, None),
        ("weight is None", ONCE, None),
        ("not self.built", ONCE, None),
        ("not self._built_from_signature", ONCE, None),
        ("not self.initialized", ONCE, None),
        ("self.w is None or self.n != 3", ONCE, None),
        ("x not in self.all", ARGUMENT, None),
        ("self.w is None or self.n != x.shape[0]", ARGUMENT, None),
        ("x.w is None", ARGUMENT, None),
        ("x is None", None, None),
        ("not x", None, None),
        ("not self.training", None, None),
        ("not verbose", None, None),
        ("self.rate == 0", None, None),
        ("self.n > 3", None, None),
        ("True", None, None),
    ],
)
def test_guards(test: str, body: str | None, other: str | None) -> None:
    assert guard(f"if {test}:\n    self.all.append(make())\n") == (body, other)


def test_a_false_state_is_a_guard_where_the_body_sets_it() -> None:
    assert guard("if not self.done:\n    self.done = True\n") == (ONCE, None)
    assert guard("if self.count == 0:\n    self.count += 1\n") == (ONCE, None)
    assert guard("if self.axis < 0:\n    self.axis += 3\n") == (ONCE, None)
    assert guard("if not self.done:\n    self.other = True\n") == (None, None)
    assert guard("if self.axis < 0:\n    self.other += 3\n") == (None, None)


def test_what_other_plugins_hang_on_nodes_is_not_copied() -> None:
    """flake8-simplify and older pyflakes hang its parent on each node, and so the whole module, also on what all trees share."""
    tree = ast.parse("class A:\n    def need(self, x):\n        return not self.v[0](x, key=lambda y: y + 1)\n")
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    expression = next(node for node in ast.walk(tree) if isinstance(node, ast.UnaryOp))
    try:
        copied = conditions.copied(expression)
        assert ast.dump(copied, include_attributes=True) == ast.dump(expression, include_attributes=True)
        assert [node for node in ast.walk(copied) if hasattr(node, "parent")] == []
    finally:
        for node in ast.walk(tree):
            vars(node).pop("parent", None)
