from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import PYTHON, Called, Place, Region, Stored
from flake8_tffunction.flow.liveness import bound_by, read_by
from flake8_tffunction.flow.regions import BRANCHES, LOOPS, made_in, own_regions
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import CHANGED, mutated
from flake8_tffunction.source.layout import function_around, within
from flake8_tffunction.source.nodes import walk


class ContainerInTensorFlow(Rule):
    """A local list, dict or set is changed in the body of a graph loop, or under a tensor `if`, while TensorFlow traces.

    The body of a graph loop is traced once, so `outputs.append(x)` adds one element, however often the loop turns; a tensor that
    gets out that way belongs to the loop's own graph (InaccessibleTensorError). Under a tensor `if` both branches are traced and both
    change the same container, whatever the condition is. AutoGraph only takes care of what is assigned: names, attributes, and
    elements whose index is a constant or a name from outside of the loop.
    Collect values in a `tf.TensorArray` (`ta = ta.write(i, x)`), and assign a new value instead of changing the container.
    """

    code = "TFF136"
    name = "container-in-tensor-flow"
    message = "`{text}` is changed while tracing, {when}: {instead}"
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "For containers that the loop or branch makes itself, that nobody reads later, or that are not local "
        "(outer-mutation speaks of them), "
        'for `d["key"] = v` and `o.attr = v`, in loops that Python runs, and in code that AutoGraph does not convert.'
    )

    bad = (
        Example(
            """
            @tf.function
            def count_rows(xs):
                seen = []
                for x in xs:
                    seen.append("row")  # expect
                return len(seen)


            print(int(count_rows(tf.constant([1.0, 2.0, 3.0]))))
            """,
            graph="1",
            eager="3",
        ),
        Example(
            """
            @tf.function
            def tags(x):
                names = ["all"]
                if tf.reduce_sum(x) > 0.0:
                    names.append("positive")  # expect
                return len(names)


            print(int(tags(tf.constant([-1.0]))))
            """,
            graph="2",
            eager="1",
        ),
        Example(
            """
            @tf.function
            def rollout(x):
                outputs = []
                for _ in tf.range(3):
                    x = x * 2.0
                    outputs.append(x)  # expect
                return tf.stack(outputs)


            print(rollout(tf.constant(1.0)).numpy())
            """,
            raises="InaccessibleTensorError",
            eager="[2. 4. 8.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def rollout(x):
                outputs = tf.TensorArray(tf.float32, size=3)
                for i in tf.range(3):
                    x = x * 2.0
                    outputs = outputs.write(i, x)
                return outputs.stack()


            print(rollout(tf.constant(1.0)).numpy())
            """,
            graph="[2. 4. 8.]",
        ),
        Example(
            """
            @tf.function
            def scaled(x):
                options = {"scale": 1.0}
                if tf.reduce_sum(x) > 0.0:
                    options["scale"] = 2.0
                return options["scale"] * x


            print(scaled(tf.constant([-1.0])).numpy())
            """,
            graph="[-1.]",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and (name == "builtins.setattr" or host.mutates(name)))
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.callee.name == "builtins.setattr":
            for owner, written in zip(fact.args[:1], getattr(fact.node, "args", ())):
                yield from self.changed(fact.node, fact.place, owner, written, BRANCHES)
        change = mutated(fact)
        if change is not None:
            yield from self.changed(fact.node, fact.place, change.value, change.named or fact.node, BRANCHES | LOOPS)

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if isinstance(fact.node, ast.Subscript):
            if fact.owner is not None and fact.owner.must(CHANGED):
                for finding in self.changed(fact.node, fact.place, fact.owner, fact.node.value, BRANCHES | LOOPS):
                    if fact.what == "del item" or not _followed(fact.node.slice, fact.place, fact.owner):
                        yield finding
        elif fact.augmented and fact.old is not None and _in_place(fact.old, fact.new):
            yield from self.changed(fact.node, fact.place, fact.old, fact.node, BRANCHES)

    def changed(
        self, node: ast.AST, place: Place, owner: Value, written: ast.expr, kinds: frozenset[str]
    ) -> Iterator[Finding]:
        """A finding if a graph branch or loop changes an object that was there before it and is looked at later."""
        if owner.origin != Origin.FRESH or owner.born is None:
            return
        region = self.around(place, owner.born, _root(written), kinds)
        if region is not None:
            when, instead = "in both branches of a tensor `if`", "assign a new value"
            if region.what in LOOPS:
                when, instead = "once for all turns of the graph loop", "use a `tf.TensorArray`"
            elif region.what == "callback":
                when, instead = "in a function that the graph runs", "return the value"
            yield self.at(node, place, text=_root(written) or ast.unparse(written), when=when, instead=instead)

    def around(self, place: Place, born: ast.AST, name: str | None, kinds: frozenset[str]) -> Region | None:
        """The outermost graph branch or loop around a change, of those that began when the object was there."""
        for region in own_regions(place):
            if region.staged and region.what in kinds and not made_in(born, region) and self.seen(place, region, name):
                return region
        callbacks = (r for r in place.regions[: place.own] if r.staged and r.what == "callback")
        return next((r for r in callbacks if not within(born, r.node) and self.is_older(born, r)), None)

    def is_older(self, born: ast.AST, region: Region) -> bool:
        """Whether an object is made by the function that hands the callback over, and not by one that the callback calls."""
        around = function_around(region.node, self.file.index_of(region.node))
        return function_around(born, self.file.index_of(born)) is around

    def seen(self, place: Place, region: Region, name: str | None) -> bool:
        """Whether somebody looks into the container after the branch or loop, or in a later turn."""
        contents = self.file.contents(place.function)
        if name is None:
            return True
        if region.what == "rest":
            loops = [r for r in own_regions(place) if r.what in LOOPS and within(region.node, r.node)]
            skips = ast.Continue if not loops or loops[-1].kind == PYTHON else (ast.Continue, ast.Break)
            skipped = any(
                isinstance(node, skips) for node in walk(region.node)
            )  # after a return or raise it is the other branch alone
            return skipped and bool(loops) and contents.carries(loops[-1].node, name)
        return (
            name in contents.after.get(region.node, ()) or region.what in LOOPS and contents.carries(region.node, name)
        )


def _root(node: ast.expr) -> str | None:
    """The name that an expression such as `logs["a"].rows` begins with."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _in_place(old: Value, new: Value | None) -> bool:
    """Whether `+=` changes what a name holds: a container, or an array, but no scalar, and not if a tensor is added to it."""
    return old.must(Kind.CONTAINER) or bool(old.shape) and new is not None and new.must(Kind.ARRAY)


def _followed(index: ast.expr, place: Place, owner: Value) -> bool:
    """Whether AutoGraph follows the element at an index: a constant, or a name that the branches and loops around do not bind.
    What it puts there is a tensor, which no array can hold."""
    outer = next((r for r in own_regions(place) if r.staged and owner.born and not made_in(owner.born, r)), None)
    if outer is None or owner.kind & Kind.ARRAY:
        return False  # (without a region it is a callback: AutoGraph makes no branch of it)
    if isinstance(index, ast.Constant):  # -1 is none: it is an operator and a constant
        return True
    return isinstance(index, (ast.Name, ast.Attribute)) and not read_by(index) & bound_by([outer.node])
