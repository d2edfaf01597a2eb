"""Which calls of eager code reach a tf.function, and where tf.functions are made.

Calls are picked out by name first: only an expression that ends in a word which may hold a tf.function (through
assignments, attributes, factories, parameters, dict entries) is evaluated.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from flake8_tffunction.flow.binding import bind_call
from flake8_tffunction.flow.facts import Invoked, Made
from flake8_tffunction.flow.roots import import_names, switched_eager
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.project.far import is_far
from flake8_tffunction.source.scopes import Scope, parameters
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode
    from flake8_tffunction.flow.file import File

ROUNDS = 6
"""How many steps a tf.function is followed from name to name."""


def survey(code: EagerCode) -> tuple[list[Made], list[Invoked]]:
    """All tf.functions that are made, and all calls of them by code that is not traced, in the order of the text."""
    graph_functions = code.file.graph_functions()
    if not graph_functions:
        return [], []
    made = {traced.made_at: _made(code, traced) for traced in graph_functions if not is_far(traced.made_at)}
    factories = _factories(code, graph_functions)
    found = [*made.values(), *_factory_calls(code, factories)]
    invoked = [] if switched_eager(code.file) else list(_invoked(code, _words(code.file, graph_functions)))
    return sorted(found, key=lambda m: _position(m.node)), sorted(invoked, key=lambda i: _position(i.node))


def _position(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


# -- where they are made -----------------------------------------------------------------------------------------------


def _made(code: EagerCode, traced: Traced) -> Made:
    how = "decorator" if traced.why == "decorator" else "call"
    return Made(
        traced.made_at,
        None,
        traced.made_in,
        traced,
        how,
        code.repetition.of(traced.made_at, traced.made_in, makes=True),
    )


def _factories(code: EagerCode, graph_functions: list[Traced]) -> dict[ast.AST, Traced]:
    """Functions of the file that give back a new tf.function at each call, and that tf.function."""
    found: dict[ast.AST, Traced] = {}
    for traced in graph_functions:
        maker = traced.made_in.function
        if (
            maker is None
            or maker.node in found
            or code.is_traced(maker)
            or code.file.decorations(maker.node) & {"cached", "cached_property"}
        ):
            continue
        if code.repetition.guarded(traced.made_at, traced.made_in):
            continue
        for statement in maker.returns:
            if statement.value is not None and traced in _functions_in(code.value(statement.value, maker)):
                found[maker.node] = traced
    return found


def _functions_in(value: Value) -> list[Traced]:
    """The tf.functions that a value is or holds."""
    if value.kind == Kind.GRAPHFN and value.traced is not None:
        return [value.traced]
    if value.items is not None and value.kind & (Kind.TUPLE | Kind.LIST | Kind.DICT):
        return [traced for item in value.items for traced in _functions_in(item)]
    return []


def _factory_calls(code: EagerCode, factories: dict[ast.AST, Traced]) -> Iterator[Made]:
    for node, traced in factories.items():
        own = code.file.index.scopes[node]
        info = code.file.classes.of_method(own)
        sites: list[tuple[ast.expr, Scope]] = [*code.file.calls_of(node, own)]
        if info is not None and "property" in code.file.decorations(node):  # each access makes one
            sites = [(read.node, read.scope) for read, _ in code.reads_of_method(info, getattr(node, "name", ""))]
        for site, scope in sites:
            if not code.is_traced(scope):
                yield Made(site, None, scope, traced, "factory", code.repetition.of(site, scope, makes=True))


# -- where they are called ---------------------------------------------------------------------------------------------


def _invoked(code: EagerCode, words: set[str]) -> Iterator[Invoked]:
    for call, scope in code.file.index.calls:
        if words.isdisjoint(_ends(call.func)) or code.is_traced(scope) or code.repetition.graph_only(call, scope):
            continue
        callee = _graph_function(code, code.value(call.func, scope, call))
        if callee is not None and callee.traced is not None:
            yield _bind(code, call, scope, callee, callee.traced)


def _graph_function(code: EagerCode, callee: Value) -> Value | None:
    """The tf.function that a callee is: the value itself, or the traced `__call__` of an instance."""
    if callee.kind & ~Kind.NONE == Kind.GRAPHFN:  # None is not called: `if step is None: step = make_step()`
        return callee.but(kind=Kind.GRAPHFN)
    if (
        callee.cls is not None
        and callee.kind & (Kind.OBJECT | Kind.STATEFUL)
        and not callee.kind & ~(Kind.OBJECT | Kind.STATEFUL)
    ):
        found = callee.cls.method("__call__")
        method = code.file.hiding(callee.cls, "__call__")
        if method is None and found is not None:
            method = code.file.function_value(found[0])
        if method is not None and method.kind == Kind.GRAPHFN:
            return method.but(bound=callee)
    return None


def _bind(code: EagerCode, call: ast.Call, scope: Scope, callee: Value, traced: Traced) -> Invoked:
    values: dict[ast.expr, Value] = {}

    def evaluate(node: ast.expr) -> Value:
        if node not in values:
            values[node] = code.value(node, scope, call)
        return values[node]

    def default(node: ast.expr) -> Value:
        around = traced.scope.parent if traced.scope is not None else None
        return code.file.evaluate(node, around or traced.made_in)

    bound = bind_call(call, callee, evaluate, default)
    args = tuple(evaluate(node) for node in call.args if not isinstance(node, ast.Starred))
    keywords = {k.arg: evaluate(k.value) for k in call.keywords if k.arg is not None}
    return Invoked(call, scope, traced, args, keywords, callee, bound, code.repetition.of(call, scope))


# -- by name -----------------------------------------------------------------------------------------------------------


def _words(file: File, graph_functions: list[Traced]) -> set[str]:
    """The ends of expressions that may be a tf.function: "step", "_step_fn" (an attribute), "make_step" (its call),
    ..."""
    words: set[str] = {"function"} | import_names(file, {"function"})
    for traced in graph_functions:
        words |= traced.names
        name = getattr(traced.node, "name", None)
        if name == "__call__" and traced.cls is not None:
            words |= {info.name for info in file.classes.by_node.values() if traced.cls in info.mro} | {"self"}
        elif name is not None:
            words.add(name)
    edges = list(_edges(file))
    for _ in range(ROUNDS):
        before = len(words)
        words.update(target for target, ends in edges if not words.isdisjoint(ends))
        if len(words) == before:
            break
    return words


def _edges(file: File) -> Iterator[tuple[str, set[str]]]:
    """(name or attribute, ends of an expression that it is bound to)."""
    index = file.index
    for scope in index.scopes.values():
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                if binding.value is not None:
                    yield name, _ends(binding.value)
        own = getattr(scope.node, "name", None)
        if own is not None and scope.returns:
            yield (
                own,
                {end for statement in scope.returns if statement.value is not None for end in _ends(statement.value)},
            )
    for attr, writes in index.writes.items():
        for write in writes:
            if write.value is not None:
                yield attr, _ends(write.value)
    yield from _passed(file)


def _passed(file: File) -> Iterator[tuple[str, set[str]]]:
    """(parameter, ends of an argument) for the calls of functions and classes of the file."""
    functions: dict[str, set[str]] = {}
    for node in file.index.functions:
        name = node.name
        if name == "__init__":
            info = file.classes.of_method(file.index.scopes[node])
            name = info.name if info is not None else name
        functions.setdefault(name, set()).update(argument.arg for argument, _ in parameters(node.args))
    for name, arguments in functions.items():
        ends: set[str] = set()
        for call, _ in file.sites(name):
            ends.update(e for given in (*call.args, *(k.value for k in call.keywords)) for e in _ends(given))
        if ends:
            yield from ((argument, ends) for argument in arguments)


def _ends(expr: ast.expr) -> set[str]:
    """The last names of an expression: of a call those of its callee, of a display those of its elements."""
    found: set[str] = set()
    stack = [expr]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Call):
            stack.append(node.func)
            if _end(node.func) in WRAPPING:
                stack += node.args
                if isinstance(node.func, ast.Attribute):  # steps.items()
                    stack.append(node.func.value)
        elif isinstance(node, (ast.Subscript, ast.Starred, ast.Await)):
            stack.append(node.value)
        elif isinstance(node, ast.NamedExpr):
            stack.append(node.value)
        elif isinstance(node, ast.IfExp):
            stack += (node.body, node.orelse)
        elif isinstance(node, ast.BoolOp):
            stack += node.values
        elif isinstance(node, (ast.List, ast.Tuple)):
            stack += node.elts
        elif isinstance(node, ast.Dict):
            stack += node.values
        elif isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
            stack.append(node.elt)
        elif isinstance(node, ast.DictComp):
            stack.append(node.value)
    return found


WRAPPING = frozenset({"partial", "zip", "enumerate", "list", "tuple", "map", "values", "items"})
"""Callees whose result holds what they are given."""


def _end(expr: ast.expr) -> str:
    return expr.id if isinstance(expr, ast.Name) else expr.attr if isinstance(expr, ast.Attribute) else ""
