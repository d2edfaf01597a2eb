"""Create-once guards: branches that run only while something is not there yet.

`if self.v is None:`, `if not hasattr(self, "v"):`, `if "c" not in self.ws:`, `if not self.built:` and the like make
state on the first trace alone, and TensorFlow accepts that. A guard that looks at an argument or a shape opens again
in a later trace.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Sequence

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk

ONCE = "once"
ARGUMENT = "argument"
NOTE = r"(^|_)(built|initiali[sz]ed|created|constructed|ready|set_?up|made|loaded)(_|$)"
"""Names of flags that say that something has been made, wherever they are set."""

LOOKING = frozenset({"getattr", "hasattr", "isinstance", "len", "vars"})
"""Functions that look at what their first argument is, or holds."""
OWNED = frozenset({"variables", "weights", "trainable_variables", "trainable_weights"})
"""Attributes of modules and layers that are no longer empty when something has been made."""


def guards(
    test: ast.expr,
    arguments: frozenset[str],
    body: Sequence[ast.stmt] = (),
    settled: Callable[[str], bool] = lambda attr: False,
    stores: Callable[[str], bool] = lambda attr: False,
) -> tuple[str | None, str | None]:
    """What guard the test of an `if` is for its body and for its `else`.

    Parameters
    ----------
    test
        The condition.
    arguments
        Names that hold arguments of the traced root (the receiver is none).
    body
        What runs where the condition holds: `if not self.ws:` is a guard if it has to do with `self.ws`.
    settled
        Whether only constructors write an attribute: then it is an option (`if self.layer is None:`), and no guard.
    stores
        Whether what the body calls stores an attribute: as good as a body that does so itself.

    Returns
    -------
    ("once" | "argument" | None, the same for the else branch)
    """
    reader = _Test(arguments, body, settled, stores)
    opens, closes = reader.missing(test), reader.present(test)
    if not opens and not closes:
        return None, None
    kind = ARGUMENT if _looks_at_argument(test, arguments) else ONCE
    return (kind if opens else None), (kind if closes else None)


class _Test(NamedTuple):
    """The condition of an `if`, with what is known around it."""

    arguments: frozenset[str]
    body: Sequence[ast.stmt]
    settled: Callable[[str], bool]
    stores: Callable[[str], bool]

    def missing(self, test: ast.expr) -> bool:
        """Whether a true test says that something is not there yet (or, joined by `or`, may say so)."""
        if isinstance(test, ast.BoolOp):
            return any(self.missing(value) for value in test.values)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self.present(test.operand) or self.is_state(test.operand) and self.mentioned(test.operand)
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            left, op, right = test.left, test.ops[0], test.comparators[0]
            if isinstance(op, ast.Is) and _is_none(right):
                return self.is_slot(left)
            if isinstance(op, ast.NotIn):
                return self.is_state(right)
            if isinstance(op, ast.Lt) and isinstance(right, ast.Constant):  # `self.axis < 0`, `len(self.ws) < 1`
                return (right.value == 0 or _is_size(left)) and self.is_state(left) and self.mentioned(left)
            if isinstance(op, (ast.Eq, ast.Is)) and isinstance(right, ast.Constant) and right.value in (0, None, False):
                return (self.is_state(left) or _is_size(left)) and (right.value is None or self.mentioned(left))
            if isinstance(op, ast.Eq) and isinstance(right, (ast.List, ast.Dict)):  # `if self.ws == []:`
                return self.is_state(left) and self.mentioned(left)
        return False

    def present(self, test: ast.expr) -> bool:
        """Whether a true test says that something is there already."""
        if isinstance(test, ast.BoolOp):
            return isinstance(test.op, ast.And) and any(self.present(value) for value in test.values)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self.missing(test.operand)
        if isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "hasattr":
            return True
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            left, op, right = test.left, test.ops[0], test.comparators[0]
            if isinstance(op, ast.IsNot) and _is_none(right):
                return self.is_slot(left)
            if isinstance(op, ast.In):
                return self.is_state(right)
        if not isinstance(test, ast.Attribute) or not re.search(NOTE, test.attr):
            return False
        return test.attr == "built" or not self.settled(test.attr)  # Keras sets that one

    def is_slot(self, node: ast.expr) -> bool:
        """State that is None until something is put there."""
        return self.is_state(node) and not (isinstance(node, ast.Attribute) and self.settled(node.attr))

    def is_state(self, node: ast.expr) -> bool:
        """An attribute, a name, or an element of one: what outlives the call, as an argument itself does not."""
        if isinstance(node, ast.Name):
            return node.id not in self.arguments
        while isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
        if isinstance(node, ast.Call):
            function = node.func
            if isinstance(function, ast.Name) and function.id in LOOKING:
                return bool(node.args) and self.is_state(node.args[0])
            if not isinstance(function, ast.Attribute) or function.attr not in ("get", "keys"):
                return False
            return self.is_state(function.value)
        return isinstance(node, ast.Name)

    def mentioned(self, node: ast.expr) -> bool:
        """Whether the body has to do with the state that the test looks at."""
        while isinstance(node, ast.Call) and node.args:
            node = node.args[0]
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else None
        if (
            name is None
            or name in OWNED
            or any(
                isinstance(inner, ast.Attribute)
                and inner.attr == name
                or isinstance(inner, ast.Name)
                and inner.id == name
                for statement in self.body
                for inner in walk(statement)
            )
        ):
            return True
        return isinstance(node, ast.Attribute) and self.stores(node.attr)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_size(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len"


def _looks_at_argument(test: ast.expr, arguments: frozenset[str]) -> bool:
    return any(
        isinstance(node, ast.Name)
        and node.id in arguments
        or isinstance(node, ast.Attribute)
        and node.attr in ("shape", "dtype")
        for node in walk(test)
    )
