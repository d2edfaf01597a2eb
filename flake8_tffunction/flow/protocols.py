"""What Python calls by itself on objects of the file: operator methods, iteration, elements, the end of a `with`."""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.values import CALLED, NUMBER, Kind, Value, join

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


COMPARISON_METHODS: Final = {
    "==": ("__eq__", "__eq__"),
    "!=": ("__ne__", "__ne__"),
    "<": ("__lt__", "__gt__"),
    "<=": ("__le__", "__ge__"),
    ">": ("__gt__", "__lt__"),
    ">=": ("__ge__", "__le__"),
}
"""Operator -> its method on the left side, and the one of the right side that stands in for it."""
UNARY_METHODS: Final = {"-": "__neg__", "+": "__pos__", "~": "__invert__"}
BUILTIN_METHODS: Final = {
    f"builtins.{name}": f"__{name}__"
    for name in ("abs", "bool", "float", "int", "iter", "len", "next", "repr", "reversed", "round", "str")
}
"""Builtin -> the method that it calls of its first argument."""
RAISED: Final = (Value(Kind.NONE, const=None),) * 3
"""What `__exit__` is given where nothing was raised."""


class Protocols(Calls):
    """Enters the methods behind operators, subscripts, `for` and builtins."""

    def call(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        name = BUILTIN_METHODS.get(callee.name or "")
        method = special(args[0], name) if name is not None and args else None
        if method is None:
            return super().call(node, callee, args, keywords)
        result = self.enter(node, method, (), {})
        return join(result, args[1]) if name == "__next__" and len(args) > 1 else result

    def attribute(self, owner: Value, attr: str, node: ast.AST) -> Value:
        if owner.kind in CALLED and owner.node is not None and attr in self.file.index.writes:
            kept = self.file.kept_by_function(owner.node, attr)
            if kept is not None:
                return kept
        return super().attribute(owner, attr, node)

    def operate(self, node: ast.expr | ast.AugAssign, op: str, left: Value, right: Value) -> Value:
        word = OPERATOR_METHODS.get(op)
        if word is not None:
            at, ways = node, [(left, right, f"__{word}__"), (right, left, f"__r{word}__")]
            if isinstance(at, ast.AugAssign):
                at, ways = at.value, [(left, right, f"__i{word}__"), *ways]
            for owner, other, name in ways:
                method = special(owner, name)
                if method is not None:
                    return self.enter(at, method, (other,), {})
        return super().operate(node, op, left, right)

    def compared(self, node: ast.Compare, op: str, left: Value, right: Value) -> Value:
        contains = special(right, "__contains__") if op in ("in", "not in") else None
        if contains is not None:
            self.enter(node, contains, (left,), {})
            return NUMBER
        for owner, other, name in zip((left, right), (right, left), COMPARISON_METHODS.get(op, ())):
            method = special(owner, name)
            if method is not None:
                return self.enter(node, method, (other,), {})
        return super().compared(node, op, left, right)

    def unary(self, node: ast.UnaryOp, op: str, operand: Value) -> Value:
        method = special(operand, UNARY_METHODS.get(op, ""))
        return self.enter(node, method, (), {}) if method is not None else super().unary(node, op, operand)

    def subscripted(self, node: ast.Subscript, owner: Value) -> Value:
        method = special(owner, "__getitem__")
        if method is not None:
            return self.enter(node, method, (self.visit(node.slice),), {})
        return super().subscripted(node, owner)

    def changed(self, node: ast.Subscript, owner: Value, name: str, *args: Value) -> bool:
        """Whether an object of the file has a method for `owner[k] = x` or `del owner[k]`, which is entered then."""
        method = special(owner, name)
        if method is not None:
            self.enter(node, method, args, {})
        return method is not None

    def left(self, node: ast.expr, context: Value) -> None:
        """The end of a `with`."""
        method = special(context, "__exit__")
        if method is not None:
            self.enter(node, method, RAISED, {})

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


def special(owner: Value, name: str) -> Value | None:
    """A method of an object of the file that Python calls for an operator; None for anything else."""
    found = owner.cls.method(name) if name and owner.cls is not None and owner.kind == Kind.OBJECT else None
    return Value(Kind.FUNCTION, node=found[0], bound=owner) if found is not None else None
