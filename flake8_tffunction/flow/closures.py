"""What a call of a function of the file gives to what it makes: the options of a tf.function, the names of a function inside."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.source.scopes import Scope, parameters
from flake8_tffunction.source.tracing import OPTIONS, Options

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File


class Closures:
    """Functions that calls of eager code return, with the arguments of these calls: `def compiled(xla): def wrap(f): ...`.

    A function that is made so is `born` at the call.
    """

    def __init__(self, file: File) -> None:
        self._file = file
        self._names: dict[ast.AST, dict[str, Value]] = {}

    def made(self, node: ast.expr, scope: Scope, given: dict[str, Value], result: Value) -> Value:
        """What a call at `node` of the function of `scope` returns, with what it was `given`."""
        if result.kind != Kind.FUNCTION or result.node is None or not given:
            return result
        inner = self._file.index.scopes.get(result.node)
        if inner is None or inner.parent is not scope:
            return result
        self._names[node] = {name: value for name, value in given.items() if len(scope.bindings.get(name, ())) == 1}
        return result.but(born=node)

    def bound(self, callee: Value, given: dict[str, Value]) -> dict[str, Value]:
        """The arguments of a call by parameter, with constant defaults and with what `callee` knows of the function around it."""
        function = callee.node
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)):
            return given
        bindings = self._file.index.scopes[function].bindings
        for parameter, default in parameters(function.args):
            name = parameter.arg
            if name not in given and isinstance(default, ast.Constant) and len(bindings.get(name, ())) == 1:
                given[name] = self._file.evaluate(default, self._file.index.module)
        around = self._names.get(callee.born) if callee.born is not None else None
        return given if around is None else {**around, **given}


def passed_on(options: Options, node: ast.AST, given: dict[str, Value], before: Options | None) -> Options:
    """The options of a tf.function with the constants that a wrapper of the file was given for them, and with those that a
    partial of it had before."""
    keywords = {**(before.keywords if before is not None else {}), **options.keywords}
    passed = list(before.passed if before is not None else ())
    for name, value in given.items():
        if name not in OPTIONS[1:]:
            continue
        written = keywords.get(name)
        if value.const is not MISSING:
            if options.literal(name) is None and not (
                isinstance(written, ast.Constant) and name not in options.keywords
            ):
                keywords[name] = ast.copy_location(ast.Constant(value.const), written or node)
                passed.append((name, value.const))
        elif written is None:
            keywords[name] = value.born if isinstance(value.born, ast.expr) else ast.copy_location(ast.Name(name), node)
            passed.append((name, value.born))
    scope = options.scope if options.keywords or before is None else before.scope
    return Options(keywords, scope, tuple(passed))
