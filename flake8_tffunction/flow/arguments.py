"""What one call of a tf.function, or all calls of it in the file, do to its cache of traces."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.binding import Argument, leaves
from flake8_tffunction.flow.differences import FEW, MANY, Here
from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.flow.repetition import ONCE
from flake8_tffunction.flow.trace_types import Trouble, literal, same_key, typed
from flake8_tffunction.flow.uses import uses
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.tracing import Traced
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

PYTHON = (Kind.NUMBER, Kind.STRING)
TENSORS = Kind.TENSOR | Kind.VARIABLE | Kind.ARRAY
LISTS = Kind.LIST | Kind.TUPLE


class Equal(NamedTuple):
    """A constant that TensorFlow takes for an earlier one."""

    new: str
    old: str
    line: int


class Size(NamedTuple):
    """An argument whose size differs."""

    node: ast.expr
    what: str
    instead: str


COMPARED: Final = 100
"""With how many calls of the same tf.function a call is compared: so that the cost stays linear."""


class Arguments:
    """Answers for one file."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code
        self._general: dict[Traced, bool] = {}
        self._calls: dict[tuple[Traced, str | None], list[Invoked]] = {}
        self._numbers: dict[tuple[Traced, str | None], dict[ast.Call, int]] = {}

    # -- one call ------------------------------------------------------------------------------------------------------

    def python_value(self, call: Invoked) -> ast.expr | None:
        """The part of an argument that is another Python number or string at each run of a call."""
        if call.repeats.how == ONCE:
            return None
        for argument in call.bound.given:
            for node, value, here in self._parts(call, argument):
                if value.kind in PYTHON and self._code.variation.many(node, here) == MANY:
                    return node
        return None

    def fresh_object(self, call: Invoked) -> str | None:
        """What an argument is that is made anew at each run of a call: "lambda", "`Config`", ..."""
        if call.repeats.how == ONCE:
            return None
        around = self._code.repetition.of_function(self._code.layout.root_scope(call.scope))
        # what a function makes in front of a loop of calls is made once, unless the file itself runs the function again
        repeated = around.certain if call.repeats.loops else around.how != ONCE
        for argument in call.bound.given:
            for node, value, here in self._parts(call, argument):
                what = self._code.trace_types.fresh(node, value, here, repeated)
                if what is not None:
                    return what
        return None

    def unhashable(self, call: Invoked) -> Trouble | None:
        """Why TensorFlow can make no trace type of an argument."""
        here = self._code.variation.here(call.node, call.scope, call.repeats)
        for argument in call.bound.given:
            source = self._code.variation.display(argument.node, here)
            trouble = self._code.trace_types.unhashable(source or argument.node, argument.value)
            if trouble is not None:
                return trouble
        return None

    def varying_size(self, call: Invoked) -> Size | None:
        """The argument whose shape, dtype or length differs, at the runs of one call or from call to call."""
        relaxed = call.traced.options.relaxed
        if call.repeats.how != ONCE:
            here = self._code.variation.here(call.node, call.scope, call.repeats)
            for argument in call.bound.given:
                size = self._size(argument, here)
                if size is not None and not (relaxed and size.what == SHAPE):
                    return None if size.what == SHAPE and self._has_general_trace(call.traced) else size
            for star in call.node.args:
                if isinstance(star, ast.Starred) and self._code.variation.sizes.many(star.value, here) == MANY:
                    return Size(star, LENGTH, STACK)
        return self._new_shape(call, relaxed)

    def _size(self, argument: Argument, here: Here) -> Size | None:
        value = argument.value
        if value.kind in PYTHON or value.kind == Kind.NONE:
            return None
        if self._code.variation.sizes.dtypes(argument.node, here):
            return Size(argument.node, DTYPE, CAST)
        if self._code.variation.sizes.many(argument.node, here) != MANY:
            return None
        if value.kind & LISTS and not value.kind & ~LISTS:
            return Size(argument.node, LENGTH, STACK)
        return Size(argument.node, SHAPE, RELAX)

    def _parts(self, call: Invoked, argument: Argument) -> Iterator[tuple[ast.expr, Value, Here]]:
        """The parts of an argument: displays are taken apart, also those that a name holds."""
        here = self._code.variation.here(call.node, call.scope, call.repeats)
        node = argument.node
        if isinstance(node, ast.Name) and argument.value.kind & (LISTS | Kind.DICT):
            owner = call.scope.owner(node.id)
            reaching = self._code.bindings(node.id, owner, call.node, call.scope) if owner is not None else []
            binding = reaching[0].binding if len(reaching) == 1 else None
            if binding is not None and isinstance(binding.value, (ast.List, ast.Tuple, ast.Dict)) and not binding.path:
                value = self._code.value(binding.value, binding.scope, binding.node)
                argument, here = (
                    Argument(argument.name, binding.value, value),
                    here.deeper(scope=binding.scope, at=binding.node),
                )
        for part, value in leaves(argument):
            yield part, value, here

    # -- all calls -----------------------------------------------------------------------------------------------------

    def _alike(self, call: Invoked) -> list[Invoked]:
        """The calls of the same tf.function object, tests left out, in the order of the text; of very many the nearest.

        Methods have one for each instance and factories make one at each call: there the callee must read the same.
        """
        own = call.callee.bound is not None or call.traced.made_in.function is not None
        key = (call.traced, written(call.node.func) if own else None)
        calls = self._series(key)
        if len(calls) <= COMPARED:
            return calls
        at = self._numbers[key].get(call.node, 0)
        return calls[max(0, at - COMPARED // 2) : at + COMPARED // 2]

    def _series(self, key: tuple[Traced, str | None]) -> list[Invoked]:
        """The calls of a tf.function whose callee reads like this, or all; with `_numbers`, which says where each stands."""
        found = self._calls.get(key)
        if found is None:
            traced, text = key
            found = self._calls[key] = [
                other
                for other in self._code.calls(traced)
                if not other.repeats.in_test and (text is None or written(other.node.func) == text)
            ]
            self._numbers[key] = {other.node: number for number, other in enumerate(found)}
        return found

    def new_literal(self, call: Invoked) -> ast.expr | None:
        """The argument that is a constant which no earlier call has, where the file has three of them or more."""
        calls = self._alike(call)
        if len(calls) < FEW or call.node is calls[0].node:
            return None
        for argument in call.bound.given:
            constants = [(other, self._scalar(other, argument.name)) for other in calls]
            known = [(other, constant) for other, constant in constants if constant is not MISSING]
            if len({_key(constant) for _, constant in known}) < FEW or not known or known[0][0].node is call.node:
                continue
            mine = self._scalar(call, argument.name)
            before = (
                {_key(constant) for other, constant in known[: [o.node for o, _ in known].index(call.node)]}
                if mine is not MISSING
                else set()
            )
            if mine is not MISSING and _key(mine) not in before:
                return argument.node
        return None

    def _scalar(self, call: Invoked, name: str) -> Any:
        """The number or string that a call gives to a parameter, or leaves to its default; bools and None are few
        anyhow."""
        argument = call.bound.arguments.get(name)
        if argument is None:
            return MISSING
        constant = literal(argument.node, argument.value)
        return (
            constant
            if isinstance(constant, (int, float, complex, str, bytes)) and not isinstance(constant, bool)
            else MISSING
        )

    def equal_literal(self, call: Invoked) -> Equal | None:
        """The constant that is `==` to the one of an earlier call, but of another type: that call's trace is taken."""
        calls = self._alike(call)
        for argument in call.bound.given:
            mine = literal(argument.node, argument.value)
            if mine is MISSING:
                continue
            for other in calls[: [c.node for c in calls].index(call.node)]:
                theirs = other.bound.arguments.get(argument.name)
                old = literal(theirs.node, theirs.value) if theirs is not None else MISSING
                if old is MISSING or not _equal(old, mine):
                    continue
                if (
                    same_key(old, mine)
                    and self._else_alike(call, other, argument.name)
                    and not self._only_truth(call.traced, argument.name, old, mine)
                ):
                    return Equal(written(argument.node), _text(old), other.node.lineno)
                break  # the first equal one decides
        return None

    def _else_alike(self, a: Invoked, b: Invoked, name: str) -> bool:
        """Whether nothing else certainly keeps the traces of two calls apart."""
        if not (a.bound.exact and b.bound.exact):
            return False
        for other in {*a.bound.arguments, *b.bound.arguments} - {name}:
            one, two = a.bound.arguments.get(other), b.bound.arguments.get(other)
            if one is None or two is None or _apart(one, two):
                return False
        return True

    def _only_truth(self, traced: Traced, name: str, old: Any, new: Any) -> bool:
        """Whether a bool beside 0 or 1 makes no difference: the parameter is only tested for truth."""
        if not isinstance(old, bool) and not isinstance(new, bool) or traced.node is None:
            return False
        return all(read in _tests(function) for read, function in uses(self._code.file, traced.node, name))

    def _new_shape(self, call: Invoked, relaxed: bool) -> Size | None:
        """The tensor whose shape and dtype no earlier call has, where the file has three of them or more."""
        calls = self._alike(call)
        if len(calls) < FEW or self._has_general_trace(call.traced):
            return None
        for argument in call.bound.given:
            seen: set[Any] = set()
            mine: Any = None
            first: Any = None
            for other in calls:
                key = _tensor_key(other.bound.arguments.get(argument.name), relaxed)
                if other.node is call.node and key not in seen:
                    mine = key
                if key is not None:
                    first = key if first is None else first
                    seen.add(key)
            if mine is not None and mine != first and len(seen) >= FEW:
                dtypes = len({key[0] for key in seen}) >= FEW
                return Size(argument.node, DTYPE, CAST) if dtypes else Size(argument.node, SHAPE, RELAX)
        return None

    def _has_general_trace(self, traced: Traced) -> bool:
        """Whether the file asks for a concrete function of it: that trace may serve calls of all shapes."""
        if traced not in self._general:
            self._general[traced] = any(
                isinstance(call.func, ast.Attribute) and self._code.value(call.func.value, scope).traced is traced
                for call, scope in self._code.file.sites("get_concrete_function")
            )
        return self._general[traced]


SHAPE, DTYPE, LENGTH = "new shape", "new dtype", "new length"
RELAX = "use reduce_retracing=True"
CAST = "cast it to one dtype"
STACK = "stack or pad it into one tensor"


def _equal(a: Any, b: Any) -> bool:
    return typed(a) == typed(b) or same_key(a, b)


def _key(constant: Any) -> Any:
    """Equal for constants that share a trace."""
    return constant if not isinstance(constant, (list, dict)) else typed(constant)


def _apart(a: Argument, b: Argument) -> bool:
    """Whether two arguments of one parameter certainly make different traces."""
    one, two = literal(a.node, a.value), literal(b.node, b.value)
    if one is not MISSING and two is not MISSING:
        return not _equal(one, two)
    x, y = a.value, b.value
    if not x.kind & ~TENSORS and not y.kind & ~TENSORS:
        return (
            x.dtype is not None
            and y.dtype is not None
            and x.dtype != y.dtype
            or x.shape is not None
            and y.shape is not None
            and x.shape != y.shape
        )
    known = ~(Kind.UNKNOWN | Kind.UNDEFINED)
    return not (x.kind | y.kind) & Kind.UNKNOWN and not x.kind & y.kind & known


def _tensor_key(argument: Argument | None, relaxed: bool) -> Any:
    """(dtype, shape) of a tensor or array whose text shows both (the shape does not count with reduce_retracing); else
    None."""
    if argument is None or argument.default:
        return None
    value = argument.value
    if value.kind & ~TENSORS or not value.kind or value.shape is None or "?" in value.shape or value.dtype is None:
        return None
    return (value.dtype, None if relaxed else value.shape)


def _text(constant: Any) -> str:
    text = repr(constant)
    return text if len(text) <= 20 else text[:17] + "..."


def _tests(function: ast.AST) -> set[ast.AST]:
    """The expressions of a function that are only asked for their truth."""
    tests: set[ast.AST] = set()
    for node in walk(function):
        if isinstance(node, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            tests.add(node.test)
        elif isinstance(node, ast.BoolOp):
            tests.update(node.values)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            tests.add(node.operand)
    return tests
