"""Which Keras a file means, and what AutoGraph converts of it."""

from __future__ import annotations

import ast
from functools import cached_property

from flake8_tffunction.flow.conversion import (
    AROUND,
    AUTOGRAPH,
    CALLEE,
    GENERATOR,
    HANDED,
    KERAS,
    PLAIN,
    SOURCE,
    STOPPER,
    called_by_python,
    declared_behind,
    only_declared,
    stopper,
)
from flake8_tffunction.flow.facts import Place
from flake8_tffunction.flow.liveness import Liveness
from flake8_tffunction.flow.parameters import Parameters
from flake8_tffunction.flow.returns import Returns
from flake8_tffunction.flow.values import Value
from flake8_tffunction.options import Options
from flake8_tffunction.source.classes import looks_like_layer
from flake8_tffunction.source.lambdas import Lambdas
from flake8_tffunction.source.names import shares_keras
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced

PRIVATE = "tensorflow.python.keras."
KERAS_2 = (
    "tf_keras.",
    *(f"{PRIVATE}{part}." for part in "Model Sequential engine layers losses metrics models".split()),
)
"""Where the classes of Keras 2 are imported from in any TensorFlow. What is private there, editors like to propose; a file may
take its backend or tools from it, and the classes from elsewhere."""


def _is_keras_2(node: ast.AST) -> bool:
    """Whether an import is one of Keras 2, or of whichever Keras a module of the package has chosen."""
    if isinstance(node, ast.Import):
        names = [f"{alias.name}." for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and not node.level:
        names = [f"{node.module}.{alias.name}." for alias in node.names]
    else:
        names = []
    known = any(name == PRIVATE or name.startswith(KERAS_2) for name in names)
    return known or isinstance(node, ast.ImportFrom) and shares_keras(node)


class Converting(Parameters):
    """The part of `File` that knows what AutoGraph does."""

    options: Options
    traced: list[Traced]
    _keras: int | None
    _stoppers: dict[ast.AST, ast.AST | None]

    def __init__(self) -> None:
        super().__init__()
        self._returns: dict[ast.AST, Returns] = {}
        self._liveness: dict[ast.AST, Liveness] = {}
        self._contents: dict[ast.AST, Liveness] = {}

    def function_value(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Value:
        """A def with its decorators applied."""
        raise NotImplementedError

    def decorations(self, node: ast.AST) -> frozenset[str]:
        """Which decorators with a meaning of their own a def has."""
        raise NotImplementedError

    @cached_property
    def lambdas(self) -> Lambdas:
        """The lambdas of the file, as AutoGraph looks for them."""
        return Lambdas(node for node in self.index.scopes if node not in self.index.evaluated)

    @property
    def keras(self) -> int:
        """Keras major version of this file: 2 for tf_keras or an old TensorFlow."""
        if self._keras is None:
            tf_keras = any(
                _is_keras_2(binding.node)
                for bindings in self.index.module.bindings.values()
                for binding in bindings
                if binding.kind == "import"
            )
            self._keras = 2 if tf_keras or self._names_weights_first() else self.options.keras
        return self._keras

    def _names_weights_first(self) -> bool:
        """Whether the file calls `add_weight("kernel", ...)`, which is an error in Keras 3: its first parameter is the shape."""
        return any(
            call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
            for call, _ in self.sites("add_weight")
        )

    def returns(self, function: ast.AST) -> Returns:
        """Where AutoGraph puts what follows the `return`s of a function."""
        if function not in self._returns:
            self._returns[function] = Returns(function)
        return self._returns[function]

    def liveness(self, function: ast.AST) -> Liveness:
        """Which names of a function are read later."""
        if function not in self._liveness:
            self._liveness[function] = Liveness(function, self.returns(function))
        return self._liveness[function]

    def span(self, node: ast.AST, place: Place) -> tuple[int, int]:
        """First and last line of an `if` (with the statements that AutoGraph moves into it), loop or statement."""
        arms = self.returns(place.function).arms.get(node) if isinstance(node, ast.If) else None
        inside = [*arms.body, *arms.orelse] if arms is not None else []
        return getattr(node, "lineno", 0), max(
            (getattr(part, "end_lineno", None) or 0 for part in (node, *inside)), default=0
        )

    def contents(self, function: ast.AST) -> Liveness:
        """The names of a function whose contents are looked at later."""
        if function not in self._contents:
            self._contents[function] = Liveness(function, self.returns(function), contents=True)
        return self._contents[function]

    def unconverted(self, traced: Traced) -> str:
        """Why AutoGraph does not convert a root (a word of `flow.conversion`); empty where it does.

        Keras 3 converts none of its hooks; Keras 2 all but train steps and schedules. Whether a class of which the base
        is not known is called by Keras or by converted code, nobody knows: it is taken for converted.
        """
        if traced.is_graph_function:
            if not traced.options.autograph or traced.handed == PLAIN:
                return AUTOGRAPH
            if traced.handed is not None:
                return CALLEE
        elif traced.why == "dataset":
            if traced.handed == PLAIN or self._is_off(traced.made_in):
                return AUTOGRAPH
            if isinstance(traced.node, ast.Lambda) and self._graph_functions_of(traced.made_in):
                return ""  # written in code that is converted, and converted with it
        elif traced.why in ("keras", "loss"):
            name = getattr(traced.node, "name", "")
            known = traced.cls is None or not looks_like_layer(traced.cls)
            if self.keras >= 3 and known or name in ("train_step", "test_step", "predict_step", "__call__"):
                return KERAS
        return self.unconverted_helper(traced.node, None)

    def _is_off(self, scope: Scope) -> bool:
        """Whether AutoGraph is off in the function of a scope: what it hands to a Dataset is not converted either."""
        function = scope.function
        if function is None or not isinstance(function.node, ast.FunctionDef):
            return False
        converted = {traced.options.autograph for traced in self._graph_functions_of(scope)}
        return converted == {False} or "do_not_convert" in self.decorations(function.node)

    def _graph_functions_of(self, scope: Scope) -> list[Traced]:
        """The tf.functions that are made of the function of a scope, by a decorator or by a call."""
        function = scope.function
        return self._by_function.get(function.node, []) if function is not None else []

    @cached_property
    def _by_function(self) -> dict[ast.AST | None, list[Traced]]:
        found: dict[ast.AST | None, list[Traced]] = {}
        for traced in self.traced:
            if traced.is_graph_function:
                found.setdefault(traced.node, []).append(traced)
        return found

    def unconverted_helper(self, node: ast.AST | None, callee: Value | None, explicit: bool = False) -> str:
        """Why AutoGraph does not convert a function that converted code calls; empty where it does.

        `explicit`: it is called by its name as a method, `box.__getitem__(i)`.
        """
        if node is None:
            return ""
        if callee is not None and callee.of == "constructor":
            return CALLEE
        marks = self.decorations(node)
        if "do_not_convert" in marks or callee is not None and callee.of == PLAIN:
            return AUTOGRAPH
        if marks & AROUND or called_by_python(node, self.classes, explicit):
            return CALLEE
        if callee is not None and callee.closure is None and callee.of in HANDED:
            return CALLEE
        if node in self.index.scopes and self.index.scopes[node].yields:
            return GENERATOR
        if node in self.index.evaluated:
            return SOURCE
        if isinstance(node, ast.Lambda) and len(self.lambdas.alike(node)) > 1:
            written_there = callee is not None and callee.closure is not None  # and converted with what is around it
            return "" if written_there else SOURCE
        return STOPPER if self.stopper(node) is not None else ""

    def only_declared(self, name: str, node: ast.stmt | ast.expr, place: Place) -> ast.AnnAssign | None:
        """The annotation without a value that is all there is of a name before a tensor `if` or loop."""
        return only_declared(name, node, self.index.scopes[place.function])

    def declared_behind(self, node: ast.AST, place: Place) -> ast.AnnAssign | None:
        """The annotation without a value that loses what an `if` or loop before it binds."""
        return declared_behind(node, self.index.scopes[place.function], self.liveness)

    def stopper(self, node: ast.AST) -> ast.AST | None:
        """The construct that makes AutoGraph give a function up."""
        if node not in self._stoppers:
            self._stoppers[node] = stopper(node, self.index, self.options.tensorflow, self.liveness)
        return self._stoppers[node]
