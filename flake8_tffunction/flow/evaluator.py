"""What every evaluator of expressions needs: dispatch, and the seams that its heirs fill."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.values import COMPOSITES, STAGED, UNKNOWN, Kind, Origin, Value

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.flow.state import Narrowed
    from flake8_tffunction.source.scopes import Scope

T = Kind.TENSOR | Kind.VARIABLE
RAISE: Final = bool(os.environ.get("FLAKE8_TFFUNCTION_RAISE"))
"""Tests set it: then an unknown node is an error, and no exception is swallowed."""

MAKING: Final = frozenset((ast.Call, ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp))
"""Expressions that make a tensor of their own; others tell which one is meant."""


class Evaluator:
    """Evaluates expressions of one scope. Heirs give names their values and take the facts."""

    HANDLERS: ClassVar[dict[type, Callable[[Any, Any], Value]]] = {}
    parameters: frozenset[str] = frozenset()
    """Names that hold arguments of the traced root."""

    def __init_subclass__(cls) -> None:
        cls.HANDLERS = {}  # each heir has its own methods

    def __init__(self, file: File, scope: Scope) -> None:
        self.file = file
        self.scope = scope

    # -- what heirs provide -----------------------------------------------------------------------------------------

    def lookup(self, node: ast.Name) -> Value:
        """The value of a name that is read."""
        raise NotImplementedError

    def assign(self, target: ast.expr, value: Value, statement: ast.AST) -> None:
        """Bind a target inside an expression (comprehension, `:=`)."""
        raise NotImplementedError

    def attribute(self, owner: Value, attr: str, node: ast.AST) -> Value:
        """The value of `owner.attr`."""
        raise NotImplementedError

    def visit_Call(self, node: ast.Call) -> Value:
        """The value of a call."""
        raise NotImplementedError

    def wants(self, fact: type) -> bool:
        """Whether somebody listens to this kind of fact."""
        return False

    def tell(self, fact: facts.Fact) -> None:
        """Hand a fact on."""

    running: tuple[ast.AST, ...] = ()
    """The functions that are being played, outermost first."""
    lifting = False
    """Whether `tf.init_scope` lifts this code out of the graph."""
    unconverted = ""
    """Why AutoGraph does not convert this code; empty where it does."""

    @property
    def tracing(self) -> bool | None:
        """Whether this code becomes a graph; None for eager code, which may run in either way."""
        return None

    @property
    def place(self) -> facts.Place:
        """Where the code that is being played stands."""
        raise NotImplementedError

    def converted(self) -> None:
        """Note that this code does with a tensor what only AutoGraph can."""

    def inside(self, region: facts.Region, what: Callable[[], Value]) -> Value:
        """Evaluate something within a region."""
        return what()

    def narrow(self, test: ast.expr, holds: bool) -> list[Narrowed]:
        """Use what a test says of the names in it, where it holds or where it does not.

        Returns
        -------
        What changed, for `forget`; nothing in code that is not played.
        """
        return []

    def forget(self, changes: Sequence[Narrowed]) -> None:
        """Take back what `narrow` changed."""

    # -- dispatch ---------------------------------------------------------------------------------------------------

    def visit(self, node: ast.expr) -> Value:
        """The value of any expression; UNKNOWN for a kind of node that this version does not know."""
        handler = self.HANDLERS.get(node.__class__)
        if handler is None:
            handler = getattr(type(self), f"visit_{node.__class__.__name__}", None)
            if handler is None:
                if RAISE:
                    raise NotImplementedError(f"no handler for {node.__class__.__name__}")
                return UNKNOWN
            self.HANDLERS[node.__class__] = handler
        value = handler(self, node)
        return self.lifted(value) if self.lifting and node.__class__ in MAKING else value

    def lifted(self, value: Value) -> Value:
        """A value that code just made: out of the graph, where `tf.init_scope` lifts it, it is an eager tensor, and outlives it."""
        if self.lifting and value.origin == Origin.FRESH and (value.kind & STAGED or value.of in COMPOSITES):
            return value.but(origin=Origin.CAPTURED)
        return value

    def iterated(self, node: ast.expr, how: str, value: Value, staged: bool | None = False) -> None:
        """Tell that Python iterates a value, which is not None then."""
        if self.wants(facts.Iterated):
            if value.kind == Kind.TENSOR | Kind.NONE:
                value = value.but(kind=Kind.TENSOR)
            self.tell(facts.Iterated(node, self.place, how, value, staged))

    def hashed(self, node: ast.expr, value: Value, kind: int) -> None:
        """Tell that a value becomes a key of a dict display or an element of a set display."""
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node, self.place, "hash", (value,), Value(kind)))
