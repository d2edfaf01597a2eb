"""What Python calls by itself on objects of the file: operator methods, iteration."""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.values import Kind, Value

OPERATOR_METHODS: Final = {
    "+": "add",
    "-": "sub",
    "*": "mul",
    "/": "truediv",
    "//": "floordiv",
    "%": "mod",
    "**": "pow",
    "@": "matmul",
    "&": "and",
    "|": "or",
    "^": "xor",
    "<<": "lshift",
    ">>": "rshift",
}
"""Operator -> the middle of its method's name: `__add__`, and `__radd__` on the other side."""


class Protocols(Calls):
    """Enters the methods behind operators and `for`."""

    def operate(self, node: ast.expr | ast.AugAssign, op: str, left: Value, right: Value) -> Value:
        word = OPERATOR_METHODS.get(op)
        if word is not None and isinstance(node, ast.expr):
            for owner, other, name in ((left, right, f"__{word}__"), (right, left, f"__r{word}__")):
                found = owner.cls.method(name) if owner.cls is not None and owner.kind == Kind.OBJECT else None
                if found is not None:
                    return self.enter(node, Value(Kind.FUNCTION, node=found[0], bound=owner), (other,), {})
        return super().operate(node, op, left, right)

    def iterate(self, node: ast.expr, source: Value) -> Value | None:
        """What a `for` over an object of the file yields, by its `__iter__` and `__next__`; None for anything else."""
        if source.cls is None or source.kind != Kind.OBJECT:
            return None
        found = source.cls.method("__iter__")
        if found is None:
            return None
        made = self.enter(node, Value(Kind.FUNCTION, node=found[0], bound=source), (), {})
        if made.kind == Kind.ITERATOR:
            return made.elem
        following = made.cls.method("__next__") if made.cls is not None else None
        if following is None:
            return None
        return self.enter(node, Value(Kind.FUNCTION, node=following[0], bound=made), (), {})
