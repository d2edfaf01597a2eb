from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Ended, Invoked, Left, Place
from flake8_tffunction.flow.list_work import LOOP
from flake8_tffunction.flow.taping import recorded_work
from flake8_tffunction.flow.uses import uses
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced
from flake8_tffunction.source.wording import written


class XlaTensorArrayBoundary(CompiledRule):
    """A TensorArray, and the list that a loop's gradient needs, can't cross between XLA and TensorFlow.

    A jitted function can neither return a TensorArray nor take one that other traced code made: return or pass its
    `stack()`. A tape outside of a jitted function that runs a tensor loop, `tf.map_fn`, `tf.scan` or a recurrent layer
    fails at the call, before any gradient is asked for: take the gradient inside, jit the function around both, or jit
    only the loop's body.
    """

    code = "TFF169"
    name = "xla-tensorarray-boundary"
    message = "{what}"
    see = ("xla/known_issues",)
    quiet = (
        "Between jitted functions; for loops that Python unrolls, count integers or add what does not change, "
        "`unroll=True`, and calls that the tape does not record; where the file does not show that it records them."
    )

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def energy(x):
                y = tf.constant(1.0)
                for _ in tf.range(3):
                    y = y * x
                return y


            x = tf.Variable(2.0)
            with tf.GradientTape() as tape:
                y = energy(x)  # expect
            print(float(tape.gradient(y, x)))
            """,
            raises="UnimplementedError",
            eager="12.0",
        ),
        Example(
            """
            @tf.function(jit_compile=True)
            def powers(x):
                states = tf.TensorArray(tf.float32, size=2)
                return states.write(0, x).write(1, x * x)  # expect


            print(powers(tf.constant(3.0)).stack().numpy())
            """,
            raises="UnimplementedError",
            eager="[3. 9.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def slope(x):
                with tf.GradientTape() as tape:
                    tape.watch(x)
                    y = tf.constant(1.0)
                    for _ in tf.range(3):
                        y = y * x
                return tape.gradient(y, x)


            print(float(slope(tf.constant(2.0))))
            """,
            graph="12.0",
        ),
        Example(
            """
            @tf.function(jit_compile=True)
            def powers(x):
                states = tf.TensorArray(tf.float32, size=2)
                return states.write(0, x).write(1, x * x).stack()


            print(powers(tf.constant(3.0)).numpy())
            """,
            graph="[3. 9.]",
        ),
    )

    # -- a TensorArray goes out --------------------------------------------------------------------------------------

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        if isinstance(fact.node, ast.Return) and fact.node.value is not None and fact.value is not None:
            yield from self._returned(fact.node, fact.node.value, fact.value, fact.place)

    @on(Ended)
    def ended(self, fact: Ended) -> Iterator[Finding]:
        if isinstance(fact.node, ast.Lambda):  # it has no return statement
            yield from self._returned(fact.node.body, fact.node.body, fact.returned, fact.place)

    def _returned(self, node: ast.AST, expr: ast.expr, value: Value, place: Place) -> Iterator[Finding]:
        traced = place.traced
        if not traced.is_graph_function or not traced.jit or place.function is not traced.node:
            return
        array = _held(value)
        if array is None or array.origin & Origin.OUTER or self._is_given_eagerly(traced) or self._is_inner(traced):
            return
        stacked = f"`{written(expr)}.stack()`" if isinstance(expr, (ast.Name, ast.Attribute)) else "its `stack()`"
        yield self.at(node, place, what=f"a jitted function can't return a TensorArray: return {stacked}")

    def _is_given_eagerly(self, traced: Traced) -> bool:
        """Whether eager code passes a TensorArray, which is a Python list of tensors, to a function."""
        return any(
            argument.value.must(Kind.TENSORARRAY)
            for call in self.file.eager.calls(traced)
            for argument in call.bound.arguments.values()
        )

    def _is_inner(self, traced: Traced) -> bool:
        """Whether all callers of a function in this file are jitted themselves."""
        assert traced.node is not None and traced.scope is not None  # it has just returned
        sites = [scope for _, scope in self.file.calls_of(traced.node, traced.scope)]
        return bool(sites) and all(self._is_jitted(scope) for scope in sites)

    def _is_jitted(self, scope: Scope) -> bool:
        function = scope.function
        return function is not None and any(each.node is function.node and each.jit for each in self.file.traced)

    # -- a TensorArray goes in ---------------------------------------------------------------------------------------

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.place.in_xla:
            yield from self._read_from_outside(fact)
            return
        traced = fact.callee.traced
        if traced is None or not traced.jit or not isinstance(fact.node, ast.Call):
            return
        if self._uses_arrays(traced, fact):
            yield self.at(
                fact.node,
                fact.place,
                what=f"a TensorArray can't enter jitted `{fact.text}`: pass its `stack()`, or jit the caller too",
            )
        else:
            yield from self._taped(fact.node, fact.place.scope, fact.place)

    def _uses_arrays(self, traced: Traced, fact: Called) -> bool:
        """Whether a function does more than ask for the size of the TensorArrays that a call passes."""
        arguments = getattr(traced.node, "args", None)
        names = (
            [a.arg for a in (*arguments.posonlyargs, *arguments.args)] if isinstance(arguments, ast.arguments) else []
        )
        if fact.callee.bound is not None:
            del names[:1]
        arrays = {name for name, value in (*zip(names, fact.args), *fact.keywords.items()) if _is_array(value)}
        return any(
            node not in _asked_for_size(function)
            for name in arrays
            for node, function in uses(self.file, traced.node or fact.node, name)
        )

    def _read_from_outside(self, fact: Called) -> Iterator[Finding]:
        """A jitted function that is nested in traced code uses a TensorArray of the function around it."""
        array, node = fact.receiver, fact.node
        is_whole = fact.place.regions[0].what == "xla"  # XLA compiles all of the trace
        if is_whole or array is None or not array.must(Kind.TENSORARRAY) or fact.method == "size":
            return
        name = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
        owner = fact.place.scope.owner(name.id) if isinstance(name, ast.Name) else None
        if name is None or owner is None or owner is fact.place.scope:
            return
        if owner.node not in self.file.reached or self._is_jitted(owner):
            return
        yield self.at(
            node,
            fact.place,
            what=f"a TensorArray can't enter jitted code: pass `{written(name)}.stack()`, or jit the caller too",
        )

    # -- a tape outside ----------------------------------------------------------------------------------------------

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.jit and not self.file.eager.expects_error(fact.node):
            yield from self._taped(fact.node, fact.scope, None)

    def _taped(self, call: ast.Call, scope: Scope, place: Place | None) -> Iterator[Finding]:
        if any(work.what == LOOP for work in recorded_work(self.file, call, scope)):
            yield self.at(
                call,
                place,
                what=f"a tape outside can't record jitted `{written(call.func)}`: take the gradient inside or jit both",
            )


def _is_array(value: Value) -> bool:
    """Whether a value is a TensorArray that traced code has made."""
    return value.must(Kind.TENSORARRAY) and not value.origin & Origin.OUTER


def _held(value: Value) -> Value | None:
    """The TensorArray that a value is or holds."""
    if value.must(Kind.TENSORARRAY):
        return value
    if value.kind & ~(Kind.LIST | Kind.TUPLE | Kind.DICT | Kind.OBJECT):
        return None
    parts = value.items if value.items is not None else (value.elem,) if value.elem is not None else ()
    return next((held for held in map(_held, parts) if held is not None), None)


def _asked_for_size(function: ast.AST) -> set[ast.AST]:
    """The arrays `a` of calls `a.size()`."""
    return {
        call.func.value
        for call in walk(function)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "size"
    }
