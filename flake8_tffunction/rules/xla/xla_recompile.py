from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.compiling import changes, sizes
from flake8_tffunction.flow.facts import TENSOR, Called, Invoked, Place, Subscripted
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.wording import written


class XlaRecompile(CompiledRule):
    """XLA compiles anew for each value of a tensor that is used as a size, a slice bound or an index, within one trace.

    The trace count stays 1, so nothing shows it but time: a call takes hundreds of milliseconds instead of one. The
    same happens for each size of an axis that the input_signature leaves open. Use `tf.gather` for an index, a mask
    (`tf.where(tf.range(8) < n, x, 0)`) for a size, and pad inputs to one shape.
    """

    code = "TFF167"
    name = "xla-recompile"
    message = "XLA compiles anew for each value of {what}: {instead}"
    default = False
    see = ("xla",)
    quiet = (
        "For Python numbers (they are traced anew anyway), sizes from static shapes, variables that the file never "
        "assigns, inside tensor loops, and outside of jitted code."
    )

    bad = (
        Example(
            """
            from statistics import median
            from time import perf_counter


            @tf.function(jit_compile=True)
            def head(x, n):
                for _ in range(15):
                    x = tf.tanh(x * 0.3) + tf.sin(x)
                return tf.reduce_sum(x[:n])  # expect


            def seconds(n):
                start = perf_counter()
                head(tf.ones([8]), n)
                return perf_counter() - start


            times = [(seconds(n), seconds(n)) for n in tf.range(1, 6)]
            again = median(first for first, _ in times) > 25 * median(second for _, second in times)
            del times
            print("traces", head.experimental_get_tracing_count(), "compiled again", again)
            """,
            graph="traces 1 compiled again True",
            eager="traces 0 compiled again False",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def head(x, n):
                kept = tf.where(tf.range(8) < n, x, 0.0)
                return tf.reduce_sum(kept) + tf.gather(x, n)


            print([float(head(tf.range(8.0), n)) for n in tf.range(1, 4)])
            """,
            graph="[1.0, 3.0, 6.0]",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if not self._compiles(fact.place):
            return
        for expr, value in sizes(fact):
            name = changes(self.file, expr, fact.place) if _is_fed(value) else None
            if name is not None:
                yield self._report(fact.node, fact.place, name, "size")
                return

    @on(Subscripted)
    def subscripted(self, fact: Subscripted) -> Iterator[Finding]:
        if not self._compiles(fact.place) or not fact.owner.is_tensor:
            return
        index = fact.node.slice
        parts = index.elts if isinstance(index, ast.Tuple) else [index]
        for part in parts:
            bounds = (part.lower, part.upper, part.step) if isinstance(part, ast.Slice) else (part,)
            for bound in bounds:
                if bound is None or not self._is_number(bound, fact.place.scope):
                    continue
                name = changes(self.file, bound, fact.place)
                if name is not None:
                    yield self._report(fact.node, fact.place, name, "slice bound" if len(bounds) > 1 else "index")
                    return

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if not fact.traced.jit or not fact.traced.options.signed:
            return
        size = self.file.eager.arguments.varying_size(fact)
        if size is not None:
            shape = f"the shape of `{written(size.node)}`"
            yield self.at(fact.node, what=shape, instead="pad it to one shape")

    def _compiles(self, place: Place) -> bool:
        """Whether XLA compiles a place, outside of the loops in which sizes are fixed."""
        return place.in_xla and not any(r.staged and (r.kind == TENSOR or r.what == "callback") for r in place.regions)

    def _is_number(self, bound: ast.expr, scope: Scope) -> bool:
        """Whether a bound or index is an integer tensor, and no mask."""
        value = self.file.evaluate(bound, scope)
        return value.is_tensor and value.dtype != "bool"

    def _report(self, node: ast.AST, place: Place, name: str, use: str) -> Finding:
        instead = "use `tf.gather`" if use == "index" else "mask to a fixed size"
        return self.at(node, place, what=f"`{name}` used as {use}", instead=instead)


def _is_fed(value: Value) -> bool:
    """Whether a size is, or holds, a tensor or a variable."""
    if value.kind in (Kind.LIST, Kind.TUPLE):
        return any(_is_fed(item) for item in value.items or ())
    return value.is_tensor
