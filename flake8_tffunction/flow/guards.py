"""Create-once guards: branches that run only while something is not there yet.

`if self.v is None:`, `if not hasattr(self, "v"):`, `if "c" not in self.ws:`, `if not self.built:` and the like make state on
the first trace alone, and TensorFlow accepts that. A guard that looks at an argument or a shape opens again in a later trace.
"""

from __future__ import annotations

import ast

ONCE = "once"
ARGUMENT = "argument"


def guards(test: ast.expr, arguments: frozenset[str]) -> tuple[str | None, str | None]:
    """What guard the test of an `if` is for its body and for its `else`.

    Parameters
    ----------
    test
        The condition.
    arguments
        Names that hold arguments of the traced root (the receiver is none).

    Returns
    -------
    ("once" | "argument" | None, the same for the else branch)
    """
    body, other = _missing(test), _present(test)
    if not body and not other:
        return None, None
    kind = ARGUMENT if _looks_at_argument(test, arguments) else ONCE
    return (kind if body else None), (kind if other else None)


def _missing(test: ast.expr) -> bool:
    """Whether a true test says that something is not there yet (or, joined by `or`, may say so)."""
    if isinstance(test, ast.BoolOp):
        return any(_missing(value) for value in test.values)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _present(test.operand) or _is_state(test.operand)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        left, op, right = test.left, test.ops[0], test.comparators[0]
        if isinstance(op, ast.Is) and _is_none(right):
            return _is_state(left)
        if isinstance(op, ast.NotIn):
            return _is_state(right)
        if isinstance(op, ast.Eq) and isinstance(right, ast.Constant) and right.value in (0, None, False):
            return _is_state(left) or _is_size(left)
    return False


def _present(test: ast.expr) -> bool:
    """Whether a true test says that something is there already."""
    if isinstance(test, ast.BoolOp):
        return isinstance(test.op, ast.And) and any(_present(value) for value in test.values)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _missing(test.operand)
    if isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "hasattr":
        return True
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        left, op, right = test.left, test.ops[0], test.comparators[0]
        if isinstance(op, ast.IsNot) and _is_none(right):
            return _is_state(left)
        if isinstance(op, ast.In):
            return _is_state(right)
    return isinstance(test, ast.Attribute) and test.attr.strip("_") in ("built", "initialized", "is_built", "is_initialized", "created")


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_state(node: ast.expr) -> bool:
    """An attribute, a name, or an element of one: something that outlives the call."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    if isinstance(node, ast.Call):
        function = node.func
        if isinstance(function, ast.Name) and function.id in ("getattr", "len"):
            return bool(node.args) and _is_state(node.args[0])
        return isinstance(function, ast.Attribute) and function.attr in ("get", "keys") and _is_state(function.value)
    return isinstance(node, ast.Name)


def _is_size(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len"


def _looks_at_argument(test: ast.expr, arguments: frozenset[str]) -> bool:
    return any(
        isinstance(node, ast.Name) and node.id in arguments or isinstance(node, ast.Attribute) and node.attr in ("shape", "dtype")
        for node in ast.walk(test)
    )
