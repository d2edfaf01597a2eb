"""What stands above and below tf.function on one function: decorators, or the calls that wrap each other.

Measured on TensorFlow 2.21 and Python 3.11. Not listed, since it works: staticmethod, classmethod, property above
tf.function, abstractmethod on either side, custom_gradient below, with_name_scope, do_not_convert, singledispatch,
wrappers of one's own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind, Trust
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import Def, receiver
from flake8_tffunction.source.scopes import Scope, parameters

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

NOT_CALLABLE: Final = "fails when the class is defined"
BELOW: Final = {
    "builtins.classmethod": (NOT_CALLABLE, "swap the two"),
    "builtins.property": (NOT_CALLABLE, "swap the two"),
    "functools.cached_property": (NOT_CALLABLE, "swap the two"),
    "abc.abstractproperty": (NOT_CALLABLE, "swap the two"),
    "abc.abstractclassmethod": (NOT_CALLABLE, "swap the two"),
    "functools.singledispatchmethod": (NOT_CALLABLE, "swap the two"),
    "builtins.staticmethod": ("fails when an instance calls it", "swap the two"),
    "abc.abstractstaticmethod": ("fails when an instance calls it", "swap the two"),
    "contextlib.contextmanager": ("can't return a context manager", "trace what the body calls"),
    "contextlib.asynccontextmanager": ("can't return a context manager", "trace what the body calls"),
}
"""What must not stand below tf.function -> what happens, what to do."""
CACHES: Final = frozenset({"functools.lru_cache", "functools.cache"})
GRADIENT: Final = "tf.custom_gradient"
ACCESSORS: Final = frozenset({"setter", "getter", "deleter"})
HASHED: Final = Kind.NUMBER | Kind.STRING | Kind.NONE | Kind.FUNCTION | Kind.CLASS | Kind.DTYPE
"""Kinds of argument that a cache takes."""


class Clash(NamedTuple):
    """Two decorators in an order that does not work, or that do not go together at all."""

    node: ast.AST
    upper: str
    lower: str
    what: str
    instead: str


def clashes(file: File, traced: Traced) -> Iterator[Clash]:
    """What does not go with a tf.function where it stands."""
    node = traced.node
    if (
        traced.why == "decorator"
        and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and traced.made_at in node.decorator_list
    ):
        yield from _decorators(file, traced, node)
    elif traced.why == "wrapped" and isinstance(traced.made_at, ast.Call):
        yield from _calls(file, traced, traced.made_at)


def _decorators(file: File, traced: Traced, node: Def) -> Iterator[Clash]:
    around = file.index.scopes[node].parent or file.index.module
    position = node.decorator_list.index(traced.made_at)  # type: ignore[arg-type]
    for decorator in node.decorator_list[position + 1 :]:
        name = _name(file, decorator, around)
        if name in BELOW:
            yield Clash(traced.made_at, "@tf.function", f"@{_last(name)}", *BELOW[name])
            return
        if name in CACHES and _takes_tensors(file, traced, node):
            yield _cached(decorator, "@tf.function", f"@{_last(name)}")
    for decorator in node.decorator_list[:position]:
        name = _name(file, decorator, around)
        if name in CACHES and _takes_tensors(file, traced, node):
            yield _cached(decorator, f"@{_last(name)}", "@tf.function")
        elif name == GRADIENT:
            yield Clash(
                decorator,
                "@tf.custom_gradient",
                "@tf.function",
                "fails: a trace can't return a function",
                "swap the two",
            )


def _calls(file: File, traced: Traced, call: ast.Call) -> Iterator[Clash]:
    """`tf.function(classmethod(f))`, `functools.lru_cache(None)(tf.function(f))`."""
    function = traced.options.keywords.get("func")
    inner = _name(file, function.func, traced.made_in) if isinstance(function, ast.Call) else None
    if inner in BELOW:
        yield Clash(call, "tf.function", _last(inner), *BELOW[inner])
    elif inner in CACHES:
        yield _cached(call, "tf.function", _last(inner))
    file.eager.layout.enter(traced.made_in)
    parent = file.eager.layout.parent(call)
    if isinstance(parent, ast.Call) and call in parent.args:
        outer = _name(file, parent.func, traced.made_in)
        if outer in CACHES:
            yield _cached(parent, _last(outer), "tf.function")
        elif outer == GRADIENT:
            yield Clash(
                parent, "tf.custom_gradient", "tf.function", "fails: a trace can't return a function", "swap the two"
            )


def _cached(node: ast.AST, upper: str, lower: str) -> Clash:
    return Clash(node, upper, lower, "fails: tensors have no hash", "drop the cache")


def _name(file: File, expr: ast.expr, scope: Scope) -> str | None:
    """The canonical name of a decorator; its arguments do not matter. `x.setter` of a property is a property."""
    if isinstance(expr, ast.Call):
        expr = expr.func
    if isinstance(expr, ast.Attribute) and expr.attr in ACCESSORS and isinstance(expr.value, ast.Name):
        bindings = scope.bindings.get(expr.value.id, ())
        return (
            "builtins.property"
            if any(b.kind == "def" and "property" in file.decorations(b.node) for b in bindings)
            else None
        )
    return file.names.canonical(expr, scope)


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _takes_tensors(file: File, traced: Traced, node: Def) -> bool:
    """Whether a tensor may reach a cached function: a parameter is not declared, or always given, as something else."""
    me = receiver(node) if traced.cls is not None else None
    around = file.index.scopes[node].parent or file.index.module
    open_ones = [
        argument
        for argument, _ in parameters(node.args)
        if argument.arg != me and not file.annotated(argument.annotation, around).must(HASHED, Trust.DECLARED)
    ]
    if not open_ones:
        return False
    calls = file.eager.calls(traced)
    given = [value for call in calls for value in (*call.args, *call.keywords.values())]
    return not calls or any(value.kind & ~HASHED for value in given)
