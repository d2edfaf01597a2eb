"""Eager code, read by its bindings: what a name of a module or of an untraced function may be.

No statement is played here. A name is the join of everything that binds it, an attribute of all assignments in its class, a
call of a function of the file the join of its `return`s. Each question is answered once; a question that leads back to itself
has no answer.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow import library
from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.choosing import reached_returns
from flake8_tffunction.flow.operators import element_of, unpacked
from flake8_tffunction.flow.passing import bind, instance_of
from flake8_tffunction.flow.values import NONE, UNKNOWN, Kind, Origin, Trust, Value, join
from flake8_tffunction.source.names import BUILTINS, imported
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

DEPTH = 12
"""How deep questions may lead to further questions."""


class Static(Calls):
    """Evaluates expressions of code that is not traced."""

    def __init__(self, file: File, scope: Scope, names: dict[str, Value] | None = None) -> None:
        super().__init__(file, scope)
        self.names = names or {}

    def lookup(self, node: ast.Name) -> Value:
        value = self.names.get(node.id)
        return value if value is not None else self.file.lookup(node.id, self.scope)

    def assign(self, target: ast.expr, value: Value, statement: ast.AST) -> None:
        if isinstance(target, ast.Name):
            self.names[target.id] = value
        elif isinstance(target, (ast.Tuple, ast.List)):
            for position, part in enumerate(target.elts):
                self.assign(part, unpacked(value, (position,)), statement)

    def receiver_value(self, function: Scope) -> Value:
        """The receiver of a method that is not being played."""
        return self.file.receiver_of(function) or UNKNOWN

    def callback(self, node: ast.expr, function: Value, args: tuple[Value, ...], what: str) -> Value:
        return self.call(node, function, args, {})

    def enter_graph(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        if callee.node is None:
            return UNKNOWN
        return self.enter(node, callee, args, keywords)

    def construct(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        return instance_of(callee, node, args, keywords)

    def enter(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        function = callee.node
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)) or self.file.depth >= DEPTH:
            return UNKNOWN
        if not self.file.leads_on():
            return UNKNOWN
        scope = self.file.index.scopes[function]
        if function in self.file.entered:
            return UNKNOWN
        self.file.entered.add(function)
        self.file.depth += 1
        try:
            given = self.file.closures.bound(callee, bind(function, callee, args, keywords))
            inner = Static(self.file, scope, given)
            if isinstance(function, ast.Lambda):
                return inner.visit(function.body)
            if scope.yields:
                return Value(Kind.ITERATOR, born=node)
            result: Value | None = None
            for statement in reached_returns(self.file, scope, given):
                value = inner.visit(statement.value) if statement.value is not None else Value(Kind.NONE, const=None)
                result = value if result is None else join(result, value)
            return self.file.closures.made(node, scope, given, result) if result is not None else NONE
        finally:
            self.file.depth -= 1
            self.file.entered.discard(function)


def of_binding(file: File, binding: Binding, name: str) -> Value:
    """The value that one binding of eager code gives a name."""
    kind, node = binding.kind, binding.node
    if kind == "import":
        followed = file.links.imported(binding, name) if file.links is not None else None
        if followed is not None:
            return followed
        dotted = imported(binding, name)
        if dotted is None:
            return Value(Kind.UNKNOWN, Origin.IMPORT, Trust.ASSUMED)
        return library.named(file.resolve(dotted))
    if kind == "def":
        assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        return file.function_value(node)
    if kind == "class":
        return Value(Kind.CLASS, cls=file.classes.by_node.get(node), node=node, born=node)
    if kind == "param":
        return file.parameter(binding)
    if kind in ("assign", "annotate", "walrus") and binding.value is not None:
        return unpacked(file.evaluate(binding.value, binding.scope), binding.path)
    if kind == "annotate":
        return file.annotated(node.annotation, binding.scope)  # type: ignore[attr-defined]
    if kind == "for" and binding.value is not None:
        return unpacked(element_of(file.evaluate(binding.value, binding.scope)), binding.path)
    if kind == "with" and binding.value is not None:
        return unpacked(file.evaluate(binding.value, binding.scope), binding.path)
    return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, born=node)


def builtin(name: str) -> Value:
    """The value of a name that no scope binds."""
    if name == "__name__" or name == "__file__":
        return Value(Kind.STRING, Origin.GLOBAL)
    return library.named(f"builtins.{name}") if name in BUILTINS else Value(Kind.UNKNOWN, Origin.GLOBAL, Trust.ASSUMED)
