from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.compiling import BOUNDED, sizes, turns_with
from flake8_tffunction.flow.facts import Called, Invoked, Looped, Place
from flake8_tffunction.flow.list_work import is_bounded, keeps_steps, only_adds
from flake8_tffunction.flow.taping import in_tape, unbounded
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on
from flake8_tffunction.source.nodes import walk


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
            return
        if fact.callee.name == "tf.while_loop" and in_tape(self.file, fact.place) and self._keeps(fact):
            yield self._endless(fact.node, fact.place)
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
            and fact.place.in_xla
            and in_tape(self.file, fact.place)
            and any(not _counts(c.after.dtype) and keeps_steps(fact.node, name) for name, c in fact.carried.items())
        ):
            yield self._endless(fact.node, fact.place)

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.jit:
            for loop in unbounded(self.file, fact.node, fact.scope):
                yield self._endless(loop, None)

    def _endless(self, node: ast.AST, place: Place | None) -> Finding:
        return self.at(
            node, place, what="XLA takes no gradient of a loop without a bound: use `tf.range` or `maximum_iterations`"
        )

    def _keeps(self, fact: Called) -> bool:
        """Whether the gradient of a `tf.while_loop` needs the values of its turns."""
        if isinstance(fact.node, ast.Call) and is_bounded(fact.node, "tf.while_loop"):
            return False
        state = fact.keywords.get("loop_vars", fact.args[2] if len(fact.args) > 2 else None)
        body = fact.keywords.get("body", fact.args[1] if len(fact.args) > 1 else None)
        if state is None or body is None or only_adds(body.node):
            return False
        return any(
            isinstance(part.const, float) or part.is_symbolic and not _counts(part.dtype) for part in state.items or ()
        )

    def _grows(self, fact: Called) -> bool:
        """Whether a turn makes the value that it carries to the next one longer: `x = tf.concat([x, ...], 0)`."""
        call = fact.place.via[-1] if fact.place.via else None
        if isinstance(call, ast.Call) and any(keyword.arg == "shape_invariants" for keyword in call.keywords):
            bound = fact.place.scope.bindings
            return any(binding.kind == "param" for part in _names(fact.node) for binding in bound.get(part.id, ()))
        statement = fact.place.statement
        if not isinstance(statement, ast.Assign) or statement.value is not fact.node:
            return False
        target = statement.targets[0]
        if not isinstance(target, ast.Name) or all(part.id != target.id for part in _names(fact.node)):
            return False
        loops = [region.node for region in fact.place.regions if region.staged and region.what in ("for", "while")]
        return any(inner is statement for loop in loops for inner in walk(loop)) and (
            # (what has a known length TensorFlow itself refuses, unless an option lets it go on to XLA)
            not all(isinstance(size, int) for size in fact.result.shape or ("?",))
            or any(True for _ in self.file.sites("set_loop_options"))
        )


def _names(concat: ast.expr) -> list[ast.Name]:
    """The names that a call of `tf.concat` puts together with something else."""
    assert isinstance(concat, ast.Call)
    parts = next((k.value for k in concat.keywords if k.arg == "values"), concat.args[0] if concat.args else None)
    if not isinstance(parts, (ast.List, ast.Tuple)) or len(parts.elts) < 2:
        return []
    return [part for part in parts.elts if isinstance(part, ast.Name)]


def _counts(dtype: str | None) -> bool:
    """Whether values of a dtype have no gradient."""
    return dtype is not None and not dtype.startswith(("float", "bfloat", "complex"))
