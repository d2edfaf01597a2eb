"""Binding of one call to the parameters of a tf.function, as Python binds it: what each parameter gets, and what does
not fit."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import receiver
from flake8_tffunction.source.scopes import parameters
from flake8_tffunction.source.tracing import Traced


class Argument(NamedTuple):
    """What one parameter gets."""

    name: str
    """The parameter; "*args[1]" for one of those that `*args` takes, "1" where the function is not of this file."""
    node: ast.expr
    """The expression: in the call, or the default."""
    value: Value
    default: bool = False
    """Whether the call leaves it out, so that its default stands for it."""


class Bound(NamedTuple):
    """A call, bound. Without the receiver, and without what functools.partial has given already."""

    arguments: dict[str, Argument]
    exact: bool = True
    """Whether the file shows all arguments and all parameters; if not, nothing is said of what is missing or too
    much."""
    missing: tuple[str, ...] = ()
    """Parameters without default that get nothing."""
    unexpected: tuple[ast.keyword, ...] = ()
    """Keywords that are no parameters (those that `**kwargs` takes are none of them)."""
    twice: tuple[str, ...] = ()
    """Parameters given by position and by keyword."""
    extra: tuple[ast.expr, ...] = ()
    """Positional arguments beyond the parameters."""
    gathered: tuple[ast.keyword, ...] = ()
    """Keywords that only `**kwargs` takes."""

    @property
    def given(self) -> list[Argument]:
        """The arguments that the call writes down."""
        return [argument for argument in self.arguments.values() if not argument.default]


Evaluate = Callable[[ast.expr], Value]


def bind_call(call: ast.Call, callee: Value, evaluate: Evaluate, default: Evaluate) -> Bound:
    """Bind a call of a tf.function.

    Parameters
    ----------
    callee
        The tf.function: `bound` is the receiver, `items` hold what functools.partial gave.
    evaluate, default
        The value of an expression of the call, and of one of the def's defaults.
    """
    traced = callee.traced
    assert traced is not None
    function = traced.node
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        return _unknown_function(call, evaluate)
    signature = function.args
    names = [argument.arg for argument in (*signature.posonlyargs, *signature.args)]
    names = names[_given_before(callee, traced, function) :]
    arguments: dict[str, Argument] = {}
    exact = callee.items is None and not traced.bound_args and traced.shows_parameters  # a partial may hold keywords
    extra: list[ast.expr] = []
    for position, node in enumerate(_positional(call)):
        if isinstance(node, ast.Starred):
            exact = False
            break
        if position < len(names):
            arguments[names[position]] = Argument(names[position], node, evaluate(node))
        elif signature.vararg is not None:
            label = f"*{signature.vararg.arg}[{position - len(names)}]"
            arguments[label] = Argument(label, node, evaluate(node))
        else:
            extra.append(node)
    by_keyword = {a.arg for a in signature.args if a.arg in names} | {a.arg for a in signature.kwonlyargs}
    unexpected: list[ast.keyword] = []
    gathered: list[ast.keyword] = []
    twice: list[str] = []
    for keyword in _keywords(call):
        name = keyword.arg
        if name is None:
            exact = False
        elif name in arguments and name in by_keyword:
            twice.append(name)
        elif name in by_keyword or signature.kwarg is not None:
            arguments[name] = Argument(name, keyword.value, evaluate(keyword.value))
            if name not in by_keyword:
                gathered.append(keyword)
        else:
            unexpected.append(keyword)
    wanted = {*names, *(argument.arg for argument in signature.kwonlyargs)}
    missing: list[str] = []
    for parameter, value in parameters(signature):
        if parameter.arg in wanted and parameter.arg not in arguments and exact:
            if value is None:
                missing.append(parameter.arg)
            else:
                arguments[parameter.arg] = Argument(parameter.arg, value, default(value), True)
    return Bound(arguments, exact, tuple(missing), tuple(unexpected), tuple(twice), tuple(extra), tuple(gathered))


def _positional(call: ast.Call) -> Iterator[ast.expr]:
    """The positional arguments; `*[a, b]` gives a and b."""
    for node in call.args:
        if isinstance(node, ast.Starred) and isinstance(node.value, (ast.List, ast.Tuple)):
            yield from node.value.elts
        else:
            yield node


def _keywords(call: ast.Call) -> Iterator[ast.keyword]:
    """The keyword arguments; `**{"a": b}` gives a=b."""
    for keyword in call.keywords:
        value = keyword.value
        names = (
            [key.value if isinstance(key, ast.Constant) else None for key in value.keys]
            if isinstance(value, ast.Dict)
            else [None]
        )
        if (
            keyword.arg is not None
            or not isinstance(value, ast.Dict)
            or not all(isinstance(name, str) for name in names)
        ):
            yield keyword
            continue
        for name, item in zip(names, value.values):
            yield ast.copy_location(ast.keyword(str(name), item), value)


def _given_before(callee: Value, traced: Traced, function: ast.AST) -> int:
    """How many leading parameters the receiver and functools.partial have taken."""
    own = callee.bound is not None and (isinstance(function, ast.Lambda) or receiver(function) is not None)
    return int(own) + len(callee.items or traced.bound_args)


def _unknown_function(call: ast.Call, evaluate: Evaluate) -> Bound:
    """The arguments of a function that the file does not show, by position and keyword."""
    arguments: dict[str, Argument] = {}
    for position, node in enumerate(call.args):
        if isinstance(node, ast.Starred):
            break
        arguments[str(position)] = Argument(str(position), node, evaluate(node))
    for keyword in call.keywords:
        if keyword.arg is not None:
            arguments[keyword.arg] = Argument(keyword.arg, keyword.value, evaluate(keyword.value))
    return Bound(arguments, exact=False)


def leaves(argument: Argument) -> list[tuple[ast.expr, Value]]:
    """The expressions and values of an argument's parts: displays written in the call are taken apart, as TensorFlow
    does."""
    found: list[tuple[ast.expr, Value]] = []
    _leaves(argument.node, argument.value, found)
    return found


def _leaves(node: ast.expr, value: Value, found: list[tuple[ast.expr, Value]]) -> None:
    parts: list[ast.expr | None] | None = None
    if isinstance(node, (ast.List, ast.Tuple)):
        parts = list(node.elts)
    elif isinstance(node, ast.Dict):
        parts = list(node.values)
    elif isinstance(node, ast.Call) and value.kind == Kind.OBJECT:  # a named tuple
        parts = [*node.args, *(keyword.value for keyword in node.keywords)]
    if (
        parts is None
        or value.items is None
        or len(parts) != len(value.items)
        or not value.kind & (Kind.LIST | Kind.TUPLE | Kind.DICT | Kind.OBJECT)
    ):
        found.append((node, value))
        return
    for part, item in zip(parts, value.items):
        if part is not None:
            _leaves(part, item, found)
