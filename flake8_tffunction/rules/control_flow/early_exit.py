from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import DATASET, ITERATOR, PYTHON, TENSOR, Left, Looped, Region
from flake8_tffunction.flow.regions import STAGED_LOOPS, innermost_loop, is_forever, own_regions, tensor_branch_in
from flake8_tffunction.flow.returns import ALWAYS
from flake8_tffunction.flow.values import Kind, Trust
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import own_nodes


class EarlyExit(Rule):
    """A `break` or `return` that depends on a tensor can't leave this loop, or the loop's flag turns into a tensor.

    A loop that Python runs (`range`, a list, `while True`, a Python flag) is unrolled while tracing, and can't stop on a value that
    is only known later: `break` under a tensor `if` is an error there, and so is `done = False; while not done: done = <tensor>`. A
    loop of the graph can `break`, but it can't `return` on a tensor.
    Let the graph run the loop: `tf.range`, `while tf.constant(True)`, `done = tf.constant(False)`. Instead of returning, assign to a
    name and `break`.
    """

    code = "TFF139"
    name = "early-exit"
    message = "{what}: {instead}"
    stops = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "For loops over something of unknown type, for `break` and `continue` in loops of the graph, for `continue` everywhere, for a "
        "`return` that ends the first turn of a graph loop in any case, and in code that AutoGraph does not convert."
    )

    yields_to = ("TFF147",)

    bad = (
        Example(
            """
            @tf.function
            def newton(x):
                for _ in range(20):
                    step = (x * x - 4.0) / (2.0 * x)
                    x = x - step
                    if tf.abs(step) < 1e-4:
                        break  # expect
                return x


            print(round(float(newton(tf.constant(1.0))), 3))
            """,
            raises="NotImplementedError",
            eager="2.0",
        ),
        Example(
            """
            @tf.function
            def find(xs, target):
                for i in tf.range(tf.size(xs)):
                    if xs[i] == target:
                        return i  # expect
                return -1


            print(int(find(tf.constant([4, 5, 6]), tf.constant(5))))
            """,
            raises="NotImplementedError",
            eager="1",
        ),
        Example(
            """
            @tf.function
            def fill(level):
                done = False
                while not done:  # expect
                    level = level + 1.0
                    done = level > 5.0
                return level


            print(float(fill(tf.constant(0.0))))
            """,
            raises="NotImplementedError",
            eager="6.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def find(xs, target):
                position = -1
                for i in tf.range(tf.size(xs)):
                    if xs[i] == target:
                        position = i
                        break
                return position


            print(int(find(tf.constant([4, 5, 6]), tf.constant(5))))
            """,
            graph="1",
        ),
        Example(
            """
            @tf.function
            def fill(level):
                done = tf.constant(False)
                while not done:
                    level = level + 1.0
                    done = level > 5.0
                return level


            print(float(fill(tf.constant(0.0))))
            """,
            graph="6.0",
        ),
    )

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        if fact.how not in ("break", "return"):
            return
        regions = own_regions(fact.place)
        loop = innermost_loop(regions)
        if loop is None:
            return
        on_tensor = tensor_branch_in(regions[loop + 1 :]) is not None
        kind = regions[loop].kind
        if fact.how == "break":
            if on_tensor and kind == PYTHON:
                instead = "let the graph run it (`tf.range`, `while tf.constant(True)`)"
                what = "`break` on a tensor can't end a Python loop"
                yield self.at(fact.node, fact.place, ends=False, what=what, instead=instead)
        elif kind in STAGED_LOOPS and self.stays(fact, regions, loop):
            what = (
                "`return` on a tensor can't leave a graph loop"
                if on_tensor
                else "this `return` can't leave a graph loop"
            )
            yield self.at(fact.node, fact.place, what=what, instead="assign, then `break`")
        elif on_tensor and is_forever(regions[loop]):
            instead = "use `while tf.constant(True)`, assign and `break`"
            yield self.at(fact.node, fact.place, what="`return` on a tensor can't leave `while True`", instead=instead)
        elif kind == PYTHON and self.returns_anyway(fact, regions[loop + 1 :]):
            what = "`return` on a tensor can't leave a Python loop"
            yield self.at(fact.node, fact.place, ends=False, what=what, instead="assign, and return after the loop")
        elif kind == PYTHON and any(region.kind in STAGED_LOOPS for region in regions[:loop]):
            instead = "assign, then `break`"
            yield self.at(
                fact.node, fact.place, what="`return` can't leave a Python loop inside a graph loop", instead=instead
            )

    def stays(self, fact: Left, regions: tuple[Region, ...], loop: int) -> bool:
        """Whether a `return` in a graph loop certainly fails: in a loop over a Dataset or an iterator, inside of one or of a Python
        loop, without a value, or where a tensor decides whether the first turn returns."""
        outer = {region.kind for region in regions[:loop]}
        if regions[loop].kind != TENSOR or outer & {PYTHON, DATASET, ITERATOR}:
            return True
        if fact.value is not None and fact.value.kind == Kind.NONE:
            return True
        inside = regions[loop + 1 :]
        outermost = next((region.node for region in inside if region.staged), None)
        return isinstance(outermost, ast.If) and not self.returns_anyway(fact, inside)

    def returns_anyway(self, fact: Left, inside: tuple[Region, ...]) -> bool:
        """Whether both branches of the outermost tensor `if` in the loop return, and none raises."""
        outermost = next((region.node for region in inside if region.staged), None)
        if not isinstance(outermost, ast.If):
            return False
        returns = self.file.returns(fact.place.function)
        arms = returns.arms[outermost]
        raises = any(
            isinstance(node, ast.Raise) for statement in (*arms.body, *arms.orelse) for node in own_nodes(statement)
        )
        return not raises and (returns.ends(arms.body), returns.ends(arms.orelse)) == (ALWAYS, ALWAYS)

    @on(Looped)
    def looped(self, fact: Looped) -> Iterator[Finding]:
        if len(fact.tests) < 2 or not fact.place.converted:
            return
        if any(isinstance(node, ast.Break) for statement in fact.node.body for node in own_nodes(statement)):
            return  # a flag that AutoGraph makes of a `break` on a tensor turns counters into tensors too; the `break` is told
        first, second = fact.tests
        certain = (
            first.must(Kind.NUMBER | Kind.STRING | Kind.NONE | Kind.LIST, Trust.INFERRED) and first.const is not False
        )
        if certain and second.is_tensor:
            yield self.at(
                fact.node,
                fact.place,
                what="the test of this `while` is a Python value at first, then a tensor",
                instead="begin with a tensor",
            )
