"""How often a Python loop in traced code turns, where the file shows it: literals, constants, static shapes, call sites.

Asked after the play. A parameter of the traced function stands for what the calls in the file pass for it, and the largest count
among them is the answer: each call with another Python number is a trace of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from flake8_tffunction.flow.binding import bind_call
from flake8_tffunction.flow.facts import Looped, Place
from flake8_tffunction.flow.static import builtin
from flake8_tffunction.flow.tensors import Shape, length, shape_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.layout import function_around
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

DEPTH = 8
"""How many names and calls a number is followed through."""
LOOPS = (ast.For, ast.AsyncFor, ast.While)


class Where(NamedTuple):
    """Whose code an expression is: a function, and the calls that led to it from the root."""

    function: ast.AST
    scope: Scope
    via: tuple[ast.AST, ...]


class Counts:
    """Of the loops of one file."""

    def __init__(self, file: File) -> None:
        self._file = file

    def of(self, fact: Looped) -> int | None:
        """The most turns of a loop that the file shows; None if it shows none."""
        place = fact.place
        where = Where(place.function, place.scope, place.via)
        if isinstance(fact.node, ast.While):
            counts = self._while(fact.node, where, place)
        else:
            known = length(fact.source) if fact.source is not None else None
            counts = [known] if known is not None else list(self._lengths(fact.node.iter, where, place, 0))
        return max(counts, default=None)

    # -- lengths --------------------------------------------------------------------------------------------------------

    def _lengths(self, expr: ast.expr, where: Where, place: Place, depth: int, tensors: bool = False) -> Iterator[int]:
        """How many elements an iterable may have; of tensors only for `len`, since a loop over one is no Python loop."""
        if depth > DEPTH:
            return
        if isinstance(expr, ast.Call):
            name = self._file.names.canonical(expr.func, where.scope)
            if name == "builtins.range" and not expr.keywords and 0 < len(expr.args) < 4:
                yield from self._ranges(expr.args, where, place, depth)
            elif name in ("builtins.enumerate", "builtins.reversed", "builtins.list", "builtins.tuple") and expr.args:
                yield from self._lengths(expr.args[0], where, place, depth + 1)
            elif name == "builtins.zip":
                found = [list(self._lengths(argument, where, place, depth + 1)) for argument in expr.args]
                longest = [max(each) for each in found if each]
                if longest:
                    yield min(longest)
            return
        for value in self._values(expr, where, place, depth):
            known = length(value)
            if known is not None and (tensors or not value.kind & (Kind.TENSOR | Kind.VARIABLE)):
                yield known

    def _ranges(self, args: list[ast.expr], where: Where, place: Place, depth: int) -> Iterator[int]:
        numbers = [list(self._numbers(argument, where, place, depth + 1)) for argument in args]
        if not all(numbers):
            return
        first, last = ([0], numbers[0]) if len(numbers) == 1 else (numbers[0], numbers[1])
        for step in numbers[2] if len(numbers) == 3 else [1]:
            if step:
                yield max(len(range(start, stop, step)) for start in first for stop in last)

    def _while(self, node: ast.While, where: Where, place: Place) -> list[int]:
        """`i = 0; while i < n: ...; i += 1`, or down to a bound with `>` and `-=`: how far the counter has to go."""
        test = node.test
        if not (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and isinstance(test.left, ast.Name)
            and isinstance(test.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))
        ):
            return []
        counter = test.left.id
        down = isinstance(test.ops[0], (ast.Gt, ast.GtE))
        steps = [
            s
            for s in node.body
            if isinstance(s, ast.AugAssign) and isinstance(s.target, ast.Name) and s.target.id == counter
        ]
        stores = [n for n in walk(node) if isinstance(n, ast.Name) and n.id == counter and isinstance(n.ctx, ast.Store)]
        if (
            len(steps) != 1
            or len(stores) != 1
            or not isinstance(steps[0].op, ast.Sub if down else ast.Add)
            or not isinstance(steps[0].value, ast.Constant)
        ):
            return []
        step = steps[0].value.value
        assigned = [b.value for b in where.scope.bindings.get(counter, ()) if b.kind == "assign"]
        starts = [value.value for value in assigned if isinstance(value, ast.Constant) and isinstance(value.value, int)]
        if not starts or len(starts) != len(assigned) or not isinstance(step, int) or step <= 0:
            return []
        included = int(isinstance(test.ops[0], (ast.LtE, ast.GtE)))
        stops = self._numbers(test.comparators[0], where, place, 0)
        if down:
            return [len(range(max(starts), stop - included, -step)) for stop in stops]
        return [len(range(min(starts), stop + included, step)) for stop in stops]

    # -- numbers ----------------------------------------------------------------------------------------------------------

    def _numbers(self, expr: ast.expr, where: Where, place: Place, depth: int) -> Iterator[int]:
        """The Python integers that an expression may be."""
        if depth > DEPTH:
            return
        if isinstance(expr, ast.BinOp):
            yield from self._arithmetic(expr, where, place, depth)
        elif isinstance(expr, ast.Call):
            name = self._file.names.canonical(expr.func, where.scope)
            if name == "builtins.len" and len(expr.args) == 1:
                yield from self._lengths(expr.args[0], where, place, depth + 1, tensors=True)
            elif name == "builtins.int" and len(expr.args) == 1:
                yield from self._numbers(expr.args[0], where, place, depth + 1)
        elif isinstance(expr, ast.Subscript) and isinstance(expr.value, ast.Attribute) and expr.value.attr == "shape":
            yield from self._dimensions(expr, where, place, depth)
        else:
            for value in self._values(expr, where, place, depth):
                if isinstance(value.const, int) and not isinstance(value.const, bool):
                    yield value.const

    def _arithmetic(self, expr: ast.BinOp, where: Where, place: Place, depth: int) -> Iterator[int]:
        for a in self._numbers(expr.left, where, place, depth + 1):
            for b in self._numbers(expr.right, where, place, depth + 1):
                if isinstance(expr.op, ast.Add):
                    yield a + b
                elif isinstance(expr.op, ast.Sub):
                    yield a - b
                elif isinstance(expr.op, ast.Mult) and abs(a) < 10**6 and abs(b) < 10**6:
                    yield a * b
                elif isinstance(expr.op, ast.FloorDiv) and b:
                    yield a // b

    def _dimensions(self, expr: ast.Subscript, where: Where, place: Place, depth: int) -> Iterator[int]:
        """`x.shape[i]` with the shapes that x may have."""
        assert isinstance(expr.value, ast.Attribute)
        index = self._file.evaluate(expr.slice, where.scope).const
        for value in self._values(expr.value.value, where, place, depth + 1):
            shape: Shape | None = shape_of(value)
            if (
                shape is not None
                and isinstance(index, int)
                and -len(shape) <= index < len(shape)
                and isinstance(shape[index], int)
            ):
                yield shape[index]  # type: ignore[misc]

    # -- what names stand for ---------------------------------------------------------------------------------------------

    def _values(self, expr: ast.expr, where: Where, place: Place, depth: int) -> Iterator[Value]:
        """The values that an expression may have, each by itself."""
        if depth > DEPTH:
            return
        if not isinstance(expr, ast.Name):
            yield self._file.evaluate(expr, where.scope)
            return
        owner = where.scope.owner(expr.id)
        if owner is None:
            yield builtin(expr.id)
            return
        if owner.kind != "function":
            yield self._file.value_of(owner, expr.id)
            return
        bindings = owner.bindings.get(expr.id, [])
        for binding in bindings:
            if binding.kind == "param":
                yield from self._argument(binding, owner, where, place, depth)
            elif binding.kind == "assign" and binding.value is not None and not binding.path and len(bindings) == 1:
                yield from self._values(binding.value, where._replace(scope=owner), place, depth + 1)

    def _argument(self, binding: Binding, owner: Scope, where: Where, place: Place, depth: int) -> Iterator[Value]:
        """What is passed for a parameter: by the call that led to a helper, or by the calls of the file."""
        name = getattr(binding.node, "arg", "")
        file = self._file
        if binding.value is not None:
            yield file.evaluate(binding.value, owner.parent or owner)
        if owner.node is where.function and where.via:
            call = where.via[-1]
            around = function_around(call, file.index)
            given = _passed(call, owner.node, name) if isinstance(call, ast.Call) else None
            if given is not None and around is not None:
                yield from self._values(
                    given, Where(around, file.index.scopes[around], where.via[:-1]), place, depth + 1
                )
        elif owner.node is place.traced.node and name in place.traced.bound_keywords:
            yield place.traced.bound_keywords[name]
        elif owner.node is place.traced.node:
            for argument in self._from_outside(place, name):
                yield from argument

    def _from_outside(self, place: Place, name: str) -> Iterator[Iterator[Value]]:
        """What the eager code of the file passes to the root for a parameter, in calls and to get_concrete_function."""
        file, traced = self._file, place.traced
        for invoked in file.eager.calls(traced):
            argument = invoked.bound.arguments.get(name)
            if argument is not None:
                yield self._eager(argument.node, invoked.scope)
        for call, scope in file.sites("get_concrete_function"):
            if isinstance(call.func, ast.Attribute):
                callee = file.evaluate(call.func.value, scope)
                if callee.traced is traced and callee.kind == Kind.GRAPHFN:
                    here, there = partial(file.evaluate, scope=scope), partial(file.evaluate, scope=traced.made_in)
                    bound = bind_call(call, callee, here, there)
                    argument = bound.arguments.get(name)
                    if argument is not None:
                        yield self._eager(argument.node, scope)

    def _eager(self, expr: ast.expr, scope: Scope) -> Iterator[Value]:
        """The values of an expression of eager code; the target of a `for` over a display is each of its elements."""
        if isinstance(expr, ast.Name):
            owner = scope.owner(expr.id)
            for binding in owner.bindings.get(expr.id, ()) if owner is not None else ():
                if binding.kind == "for" and isinstance(binding.value, (ast.Tuple, ast.List)) and not binding.path:
                    for element in binding.value.elts:
                        yield self._file.evaluate(element, binding.scope)
                    return
        yield self._file.eager.value(expr, scope)


def _passed(call: ast.Call, function: ast.AST, name: str) -> ast.expr | None:
    """The expression that a call passes for a parameter of a function of the file."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    arguments = getattr(function, "args", None)
    if arguments is None or any(isinstance(argument, ast.Starred) for argument in call.args):
        return None
    names = [a.arg for a in (*arguments.posonlyargs, *arguments.args)]
    if isinstance(call.func, ast.Attribute) and names and names[0] in ("self", "cls"):
        names = names[1:]
    return call.args[names.index(name)] if name in names and names.index(name) < len(call.args) else None
