"""What a test says about the names in it: `x is None`, `isinstance(x, int)`, `tf.is_tensor(x)`.

Code that keeps a size as a number where it can, and as a tensor where it must, asks which one it is. Whatever the
interpreter has taken the name for, behind such a question it is not the other one.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from flake8_tffunction.flow.state import Env, Narrowed
from flake8_tffunction.flow.storage import Storage
from flake8_tffunction.flow.values import Kind, Trust, Value

STAGED: Final = Kind.TENSOR | Kind.VARIABLE
INSTANCES: Final = {
    "builtins.bool": Kind.NUMBER,
    "builtins.complex": Kind.NUMBER,
    "builtins.dict": Kind.DICT,
    "builtins.float": Kind.NUMBER,
    "builtins.int": Kind.NUMBER,
    "builtins.list": Kind.LIST,
    "builtins.str": Kind.STRING,
    "builtins.tuple": Kind.TUPLE,
    "collections.abc.Mapping": Kind.DICT,
    "typing.Dict": Kind.DICT,
    "typing.List": Kind.LIST,
    "typing.Mapping": Kind.DICT,
    "typing.Tuple": Kind.TUPLE,
    "tf.Tensor": Kind.TENSOR,
    "tf.Variable": Kind.VARIABLE,
}
"""Classes, and the one kind of value that their instances have."""
COMPLETE: Final = Kind.DICT | Kind.LIST | Kind.TUPLE | STAGED
"""Kinds of which one class is all: what is no instance of it has another kind (but a number that is no int may be a float)."""
TENSOR_TESTS: Final = frozenset({"tf.is_tensor", "tf.is_symbolic_tensor", "keras.backend.is_tensor"})


class Narrowing(Storage):
    """The part of a frame that reads tests."""

    def narrow(self, test: ast.expr, holds: bool) -> list[Narrowed]:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self.narrow(test.operand, not holds)
        if isinstance(test, ast.BoolOp):
            if isinstance(test.op, ast.And) is holds:
                return [change for value in test.values for change in self.narrow(value, holds)]
            return self._narrow_any(test.values) if holds else []
        elif isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.left, ast.Name):
            right = test.comparators[0]
            if isinstance(test.ops[0], (ast.Is, ast.IsNot)) and isinstance(right, ast.Constant) and right.value is None:
                return self._narrow_none(test.left.id, isinstance(test.ops[0], ast.Is) is holds)
        elif isinstance(test, ast.Call) and test.args and isinstance(test.args[0], ast.Name):
            return self._narrow_kind(test.args[0].id, self._tested(test), holds)
        return []

    def widen(self, env: Env, changes: Sequence[Narrowed]) -> None:
        """Take back what a test told, where the name has not been bound anew since."""
        for name, before, within in reversed(changes):
            if env.names.get(name) is within:
                env.names[name] = before

    def forget(self, changes: Sequence[Narrowed]) -> None:
        self.widen(self.env, changes)

    def _narrow_none(self, name: str, none: bool) -> list[Narrowed]:
        value = self.env.names.get(name)
        if value is None or not value.kind & Kind.NONE or not none and value.kind == Kind.NONE:
            return []
        within = Value(Kind.NONE, value.origin, const=None) if none else value.but(kind=value.kind & ~Kind.NONE)
        return self._bind(name, value, within)

    def _narrow_kind(self, name: str, kinds: int, holds: bool) -> list[Narrowed]:
        value = self.env.names.get(name)
        if value is None or value.kind & (Kind.UNKNOWN | Kind.UNDEFINED):
            return []
        kind = value.kind & (kinds if holds else ~(kinds & COMPLETE))
        if not kinds or kind == value.kind:
            return []
        if not kind:  # it has been taken for what the test excludes
            return self._bind(name, value, Value(Kind.UNKNOWN, value.origin, Trust.ASSUMED))
        return self._bind(name, value, value.but(kind=kind))

    def _narrow_any(self, tests: Sequence[ast.expr]) -> list[Narrowed]:
        """`isinstance(x, list) or isinstance(x, tuple)`: one of the kinds."""
        names, kinds = set(), 0
        for test in tests:
            if not isinstance(test, ast.Call) or not test.args or not isinstance(test.args[0], ast.Name):
                return []
            tested = self._tested(test)
            if not tested:
                return []
            names.add(test.args[0].id)
            kinds |= tested
        return self._narrow_kind(names.pop(), kinds, True) if len(names) == 1 else []

    def _bind(self, name: str, before: Value, within: Value) -> list[Narrowed]:
        self.env.names[name] = within
        return [Narrowed(name, before, within)]

    def _tested(self, test: ast.Call) -> int:
        """The kinds for which a call of isinstance, tf.is_tensor or hasattr is true; 0 if it is another one, or tests more."""
        function = self.file.names.canonical(test.func, self.scope)
        if function in TENSOR_TESTS:
            return STAGED | Kind.OBJECT | Kind.STATEFUL  # a RaggedTensor is an object
        if function == "builtins.hasattr" and getattr(test.args[-1], "value", None) in ("shape", "dtype"):
            return Kind.TENSOR | Kind.VARIABLE | Kind.ARRAY | Kind.OBJECT | Kind.STATEFUL
        if function != "builtins.isinstance" or len(test.args) != 2:
            return 0
        kinds = 0
        classes = test.args[1]
        for part in classes.elts if isinstance(classes, ast.Tuple) else [classes]:
            kind = INSTANCES.get(self.file.names.canonical(part, self.scope) or "", 0)
            if not kind:
                return 0
            kinds |= kind
        return kinds
