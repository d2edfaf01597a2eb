from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.compiling import BOUNDED, sizes, turns_with
from flake8_tffunction.flow.facts import TENSOR, Called, Invoked, Looped, Place
from flake8_tffunction.flow.list_work import keeps_steps
from flake8_tffunction.flow.taping import in_tape, unbounded
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on


class XlaLoopConstant(CompiledRule):
    """XLA fixes all sizes of a loop before it runs: in a tensor loop no size may depend on the loop variable.

    `tf.zeros([i])`, `tf.range(i)` and `tf.one_hot(x, i)` in a loop over `tf.range`, a loop state that grows, and the
    gradient of a tensor `while` without a bound on its turns fail on each call. Use a Python `range`, a fixed size with
    a mask, a loop over `tf.range`, or `maximum_iterations`. Indices and slices by the loop variable are fine.
    """

    code = "TFF165"
    name = "xla-loop-constant"
    message = "{what}"
    see = ("xla/known_issues",)
    quiet = (
        "For loops that Python unrolls; for indices and slices; where the size comes from a static shape; for a "
        "`while` of which no gradient is taken, or whose state is only counted or summed; outside of jitted code."
    )

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def triangle(x):
                total = 0.0
                for i in tf.range(1, 4):
                    total += tf.reduce_sum(tf.ones([i])) * x  # expect
                return total


            print(float(triangle(tf.constant(2.0))))
            """,
            raises="InvalidArgumentError",
            eager="12.0",
        ),
        Example(
            """
            @tf.function(jit_compile=True)
            def slope(x):
                with tf.GradientTape() as tape:
                    tape.watch(x)
                    y = x
                    while y < 100.0:  # expect
                        y = y * x
                return tape.gradient(y, x)


            print(float(slope(tf.constant(5.0))))
            """,
            raises="InvalidArgumentError",
            eager="75.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def triangle(x):
                total = 0.0
                for i in range(1, 4):
                    total += tf.reduce_sum(tf.ones([i])) * x
                for i in tf.range(1, 4):
                    total += tf.reduce_sum(tf.cast(tf.range(3) < i, tf.float32)) * x
                return total


            print(float(triangle(tf.constant(2.0))))
            """,
            graph="24.0",
        ),
        Example(
            """
            @tf.function(jit_compile=True)
            def slope(x):
                with tf.GradientTape() as tape:
                    tape.watch(x)
                    y = x
                    for _ in tf.range(2):
                        y = y * x
                return tape.gradient(y, x)


            print(float(slope(tf.constant(5.0))))
            """,
            graph="75.0",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if not fact.place.in_xla:
            traced = fact.callee.traced
            if (
                fact.callee.kind == Kind.GRAPHFN
                and traced is not None
                and traced.jit
                and isinstance(fact.node, ast.Call)
            ):
                yield from self._taped(fact.node, fact.place)
            return
        if fact.callee.name == "tf.while_loop" and "maximum_iterations" not in fact.keywords and len(fact.args) < 6:
            if in_tape(self.file, fact.place) and any(
                v.is_symbolic and not _counts(v.dtype) for v in self._state(fact)
            ):
                yield self._endless(fact.node, fact.place)
        if fact.place.staged is None:
            return
        for expr, value in sizes(fact) if fact.callee.name not in BOUNDED else ():
            name = turns_with(self.file, expr, fact.place) if value.holds_symbolic else None
            if name is not None:
                yield self.at(
                    fact.node,
                    fact.place,
                    what=f"under XLA a size can't depend on the loop variable `{name}`: use Python `range` or a mask",
                )
                return
        if fact.callee.name == "tf.concat" and self._grows(fact):
            yield self.at(
                fact.node,
                fact.place,
                what="under XLA the state of a tensor loop can't grow: use a TensorArray of full size",
            )

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        if (
            isinstance(fact.node, ast.While)
            and fact.staged
            and fact.kind == TENSOR
            and fact.place.in_xla
            and in_tape(self.file, fact.place)
            and any(not _counts(c.after.dtype) and keeps_steps(fact.node, name) for name, c in fact.carried.items())
        ):
            yield self._endless(fact.node, fact.place)

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.jit:
            yield from self._taped(fact.node, None, fact)

    def _taped(self, call: ast.Call, place: Place | None, fact: Invoked | None = None) -> Iterator[Finding]:
        scope = place.scope if place is not None else fact.scope if fact is not None else None
        if scope is not None:
            for loop in unbounded(self.file, call, scope):
                yield self._endless(loop, place)

    def _endless(self, node: ast.AST, place: Place | None) -> Finding:
        return self.at(
            node, place, what="XLA takes no gradient of a loop without a bound: use `tf.range` or `maximum_iterations`"
        )

    def _state(self, fact: Called) -> Iterator[Value]:
        state = fact.keywords.get("loop_vars") or (fact.args[2] if len(fact.args) > 2 else None)
        yield from (state.items or ()) if state is not None else ()

    def _grows(self, fact: Called) -> bool:
        """Whether a turn makes the value that it carries to the next one longer: `x = tf.concat([x, ...], 0)`."""
        statement, node = fact.place.statement, fact.node
        parts = node.args[0] if isinstance(node, ast.Call) and node.args else None
        call = fact.place.via[-1] if fact.place.via else None
        if isinstance(call, ast.Call) and any(keyword.arg == "shape_invariants" for keyword in call.keywords):
            bound = fact.place.scope.bindings
            names = {part.id for part in getattr(parts, "elts", ()) if isinstance(part, ast.Name)}
            return any(binding.kind == "param" for name in names for binding in bound.get(name, ()))
        if (
            not isinstance(statement, ast.Assign)
            or statement.value is not node
            or not isinstance(parts, (ast.List, ast.Tuple))
        ):
            return False
        target = statement.targets[0]
        if not isinstance(target, ast.Name) or len(parts.elts) < 2:
            return False
        held = [part for part in parts.elts if isinstance(part, ast.Name) and part.id == target.id]
        loops = [region.node for region in fact.place.regions if region.staged and region.what in ("for", "while")]
        return (
            bool(held)
            and any(any(inner is statement for inner in ast.walk(loop)) for loop in loops)
            and (any(True for _ in self.file.sites("set_loop_options")) or None in (fact.result.shape or ()))
        )


def _counts(dtype: str | None) -> bool:
    """Whether values of a dtype have no gradient."""
    return dtype is not None and not dtype.startswith(("float", "bfloat", "complex"))
