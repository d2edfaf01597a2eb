"""Calls of functions that come from elsewhere: what the tables say of their results."""

from __future__ import annotations

import ast

from flake8_tffunction.flow import library
from flake8_tffunction.flow.expressions import Expressions
from flake8_tffunction.flow.values import UNKNOWN, Kind, Value
from flake8_tffunction.knowledge import api

T = Kind.TENSOR | Kind.VARIABLE


class LibraryCalls(Expressions):
    """Answers for TensorFlow, Keras, NumPy and Python by the tables of `knowledge`."""

    def grown(self, node: ast.expr, owner: Value, elem: Value, key: Value = UNKNOWN) -> None:
        """A library puts an element into a container; code that is not played keeps nothing of it."""

    def fill(self, owner: Value, attr: str, value: Value) -> None:
        """A generated constructor gives a new object an attribute; code that is not played keeps nothing of it."""

    def _call_library(self, node: ast.expr, name: str, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        if api.class_kind(name) is not None:
            return library.instance(name, node)
        word = api.returns(name)
        if word in ("unknown", "object"):
            known = library.python_word(name)
            word = known if known != "unknown" else word
        return library.returned(word, node, self.dtype_by_rule(name, args, keywords))

    def dtype_by_rule(self, name: str, args: tuple[Value, ...], keywords: dict[str, Value]) -> str | None:
        """The dtype of what a TensorFlow function returns, by the rule of the table."""
        rule, _, default = (api.dtype_rule(name) or "").partition("=")
        word, _, detail = rule.partition(":")
        if word == "dtype":
            position, _, keyword = detail.partition(":")
            given = keywords.get(keyword or "dtype")
            if given is None and position.isdigit() and int(position) < len(args):
                given = args[int(position)]
            if given is not None and given.kind != Kind.NONE:
                return (
                    given.dtype if given.kind == Kind.DTYPE else given.const if isinstance(given.const, str) else None
                )
            word = default
        if word == "arg":
            for given in (*args, *keywords.values()):
                if given.kind & (T | Kind.UNKNOWN):  # what may be the tensor is: `tf.reshape(unknown, shape)`
                    return given.dtype
            return None
        return word if word and "," not in word else None
