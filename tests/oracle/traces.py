"""Counts what TensorFlow traces for the functions of one program. Installed in the process of the program only."""

from __future__ import annotations

import collections
from typing import Any

from tensorflow.core.function import trace_type
from tensorflow.python.eager.polymorphic_function import polymorphic_function, tracing_compilation
from tensorflow.python.util import tf_decorator

from tests.oracle.outcome import UNROLLED

NOT_COPIED = {"Const", "Placeholder", "NoOp", "Identity", "ReadVariableOp"}
"""Operations that stand beside the work; they say nothing about a copied loop body."""


class Count(int):
    """A tracing count: it is 0 in each eager run, so it prints in marks by which two runs can be compared."""

    def __str__(self) -> str:
        return f"‹{int(self)}›"

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return f"‹{format(int(self), spec)}›"

    def __sub__(self, other: int) -> Count:
        return Count(int(self) - int(other))

    def __add__(self, other: int) -> Count:
        return Count(int(self) + int(other))

    __radd__ = __add__

    def __rsub__(self, other: int) -> Count:
        return Count(int(other) - int(self))


class Tracer:
    """Wraps the one place where TensorFlow makes a concrete function; `file` is the program's."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.traces: collections.Counter[str] = collections.Counter()
        self.operations: dict[str, int] = {}
        self.copies = 0
        self._signatures: collections.Counter[tuple[str, str, str]] = collections.Counter()

    def install(self) -> None:
        """Patch this process."""
        make = tracing_compilation._create_concrete_function

        def recorded(function_type: Any, type_context: Any, func_graph: Any, options: Any) -> Any:
            concrete = make(function_type, type_context, func_graph, options)
            if (name := self._name(options.python_function)) is not None:
                self._record(name, function_type, options, concrete.graph)
            return concrete

        tracing_compilation._create_concrete_function = recorded
        count = polymorphic_function.Function.experimental_get_tracing_count
        polymorphic_function.Function.experimental_get_tracing_count = lambda self: Count(count(self))

    @property
    def retraced(self) -> dict[str, int]:
        """Functions that were traced more than once for one abstract signature -> the most such traces.

        The first call of a function that makes variables traces it twice, once with and once without leave to make
        them: that counts once.
        """
        most: dict[tuple[str, str], collections.Counter[str]] = collections.defaultdict(collections.Counter)
        for (name, signature, scope), number in self._signatures.items():
            most[name, signature][scope] += number
        retraced: dict[str, int] = {}
        for (name, _), scopes in sorted(most.items()):
            if (number := max(scopes.values())) > 1:
                retraced[name] = max(number, retraced.get(name, 0))
        return retraced

    def _name(self, function: Any) -> str | None:
        """ "step:7" for a function of the program, None for those of TensorFlow and Keras."""
        function = tf_decorator.unwrap(function)[1]
        function = getattr(function, "__func__", function)
        while hasattr(function, "__wrapped__"):
            function = function.__wrapped__
        function = getattr(function, "__func__", getattr(function, "func", function))
        code = getattr(function, "__code__", None)
        if code is None or code.co_filename != self.file:
            return None
        return f"{function.__qualname__}:{code.co_firstlineno}"

    def _record(self, name: str, function_type: Any, options: Any, graph: Any) -> None:
        signature = ", ".join(_abstract(p.type_constraint) for p in function_type.parameters.values())
        self.traces[name] += 1
        self._signatures[name, signature, options.scope_type.name] += 1
        operations = graph.get_operations()
        self.operations[name] = max(len(operations), self.operations.get(name, 0))
        if len(operations) >= UNROLLED:
            self._look_for_copies(operations)

    def _look_for_copies(self, operations: list[Any]) -> None:
        copies: collections.Counter[tuple[str, int]] = collections.Counter()
        for operation in operations:
            if operation.type not in NOT_COPIED:
                lines = [frame[1] for frame in operation.traceback if frame[0] == self.file]
                if lines:
                    copies[operation.type, lines[-1]] += 1
        if copies and (most := max(copies.values())) >= UNROLLED:
            self.copies = max(self.copies, most)


def _abstract(kind: Any) -> str:
    """A TraceType without what a Python caller would call the value: dtype and rank of a tensor, type of a number."""
    if hasattr(kind, "dtype") and hasattr(kind, "shape"):
        return f"{kind.dtype.name} rank {kind.shape.rank}"
    if isinstance(kind, trace_type.default_types.Literal):
        value = kind.value
        return repr(value) if value is None or isinstance(value, bool) else type(value).__name__
    if hasattr(kind, "mapping"):
        return "{" + ", ".join(f"{key}: {_abstract(value)}" for key, value in kind.mapping.items()) + "}"
    if hasattr(kind, "components"):
        return "(" + ", ".join(map(_abstract, kind.components)) + ")"
    return type(kind).__name__
