from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Ended, Left, Made, Place
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.layout import function_around
from flake8_tffunction.source.wording import written

CHANGES = frozenset({"write", "unstack", "scatter", "split"})
READS = frozenset({"read", "gather"})


class TensorArrayBoundary(Rule):
    """A `tf.TensorArray` does not pass the boundary of a trace: made outside it can't be written inside, and none can
    be returned.

    Outside, a TensorArray is a Python list of eager tensors; in a trace it is a tensor of dtype variant. One made
    outside can't become a variable of a tensor loop or branch (NotImplementedError), keeps a dead symbolic tensor
    after a plain `write`, and can't be indexed by a tensor. One that a traced function returns reaches the caller,
    also a traced one, as a variant tensor without `stack`. Make it inside and return `array.stack()`; index a stacked
    tensor instead of an array made outside."""

    code = "TFF120"
    name = "tensorarray-boundary"
    message = "{what}: {instead}"
    see = ("api_docs/python/tf/TensorArray",)
    quiet = (
        "For a TensorArray made in the same trace, returned by a plain helper, by a function of a Dataset or by "
        "an undecorated Keras layer, and for one made outside that is only read whole or by a Python index."
    )
    yields_to = ("TFF169",)

    bad = (
        Example(
            """
            squared = tf.TensorArray(tf.float32, size=3)


            @tf.function
            def squares(x):
                array = squared
                for i in tf.range(3):
                    array = array.write(i, x[i] ** 2)  # expect
                return array.stack()


            print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
            """,
            raises="NotImplementedError",
            eager="[1. 4. 9.]",
        ),
        Example(
            """
            @tf.function
            def powers(x):
                array = tf.TensorArray(tf.float32, size=2)
                return array.write(0, x).write(1, x * x)  # expect


            print(powers(tf.constant(3.0)).stack().numpy())
            """,
            raises="AttributeError",
            eager="[3. 9.]",
        ),
        Example(
            """
            table = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([10.0, 20.0])


            @tf.function
            def look_up(i):
                return table.read(i)  # expect


            print(look_up(tf.constant(1)).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="20.0",
        ),
    )
    good = (
        Example(
            """
            def powers(x):
                array = tf.TensorArray(tf.float32, size=2)
                return array.write(0, x).write(1, x * x)


            table = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([10.0, 20.0])


            @tf.function
            def scaled(x, i):
                return powers(x).stack() * table.stack()[i] + table.read(0)


            print(scaled(tf.constant(3.0), tf.constant(1)).numpy())
            """,
            graph="[ 70. 190.]",
        ),
    )

    @on(Called, of=lambda name, method: method in CHANGES or method in READS)
    def called(self, fact: Called) -> Iterator[Finding]:
        array = fact.receiver
        if (
            array is None
            or not array.must(Kind.TENSORARRAY)
            or not self._outside(array, fact.place)
            or self._is_written(array)
            or fact.place.in_init_scope
        ):
            return
        name = (
            written(fact.node.func.value)
            if isinstance(fact.node, ast.Call) and isinstance(fact.node.func, ast.Attribute)
            else fact.text
        )
        if fact.method in CHANGES:
            what = f"TensorArray `{name}` from outside the trace fails when written, or holds dead tensors"
            instead = "make it inside"
        elif fact.method in READS and any(index.is_symbolic for index in (*fact.args[:1], *fact.keywords.values())):
            what = f"TensorArray `{name}` from outside the trace takes no tensor index"
            instead = f"index `{name}.stack()`"
        else:
            return
        yield self.at(fact.node, fact.place, what=what, instead=instead)

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        if (
            fact.how == "return"
            and fact.value is not None
            and isinstance(fact.node, ast.Return)
            and fact.node.value is not None
        ):
            yield from self._returned(fact.node, fact.node.value, fact.value, fact.place)

    @on(Ended)
    def ended(self, fact: Ended) -> Iterator[Finding]:
        if isinstance(fact.node, ast.Lambda):  # it has no return statement
            yield from self._returned(fact.node.body, fact.node.body, fact.returned, fact.place)

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        signature = fact.traced.options.keywords.get("input_signature")
        if isinstance(signature, (ast.List, ast.Tuple)):
            for element in signature.elts:
                name = self.file.names.canonical(element.func, fact.scope) if isinstance(element, ast.Call) else None
                if name == "tf.TensorArraySpec":
                    what = f"no call can bind `{name}` in an input_signature"
                    yield self.at(element, fact.place, what=what, instead="pass the stacked tensor")

    def _returned(self, node: ast.AST, expr: ast.expr, value: Value, place: Place) -> Iterator[Finding]:
        if place.function is not place.traced.node or not place.traced.is_graph_function:
            return
        array = _held(value)
        if (
            array is None
            or any(region.what == "callback" and region.staged for region in place.regions)  # tf.while_loop unpacks it
            or self._knows_lists
            or self._outside(array, place)
            and (array.born is None or self._is_written(array))
        ):
            return  # that one was made outside has been said where it is written
        stacked = f"`{written(expr)}.stack()`" if isinstance(expr, (ast.Name, ast.Attribute)) else "its `stack()`"
        what = "a returned TensorArray reaches the caller as a variant tensor"
        yield self.at(node, place, what=what, instead=f"return {stacked}")

    @property
    def _knows_lists(self) -> bool:
        """Whether the file handles the variant tensor itself: tf.raw_ops.TensorListStack, tf.TensorArray(...,
        flow=...)."""
        if any(
            "tf.raw_ops.TensorList" in (self.file.names.canonical(call.func, scope) or "")
            for call, scope in self.file.index.calls
        ):
            return True
        return any(keyword.arg == "flow" for call, _ in self.file.sites("TensorArray") for keyword in call.keywords)

    def _outside(self, array: Value, place: Place) -> bool:
        """Whether an array certainly was made outside of the trace."""
        if array.origin & Origin.OUTER:
            return True
        return bool(array.origin & Origin.PARAM) and any(
            argument.value.must(Kind.TENSORARRAY)
            for call in self.file.eager.calls(place.traced)
            for argument in call.bound.arguments.values()
        )

    def _is_written(self, array: Value) -> bool:
        """Whether an array is what traced code got from writing to another one, of which the first write has told."""
        born = array.born
        if not isinstance(born, ast.Call) or not isinstance(born.func, ast.Attribute) or born.func.attr not in CHANGES:
            return False
        return function_around(born, self.file.index) in self.file.reached


def _held(value: Value) -> Value | None:
    """The TensorArray that a value is or holds."""
    if value.must(Kind.TENSORARRAY):
        return value
    if value.kind & ~(Kind.LIST | Kind.TUPLE | Kind.DICT | Kind.OBJECT):
        return None
    parts = value.items if value.items is not None else (value.elem,) if value.elem is not None else ()
    return next((held for held in map(_held, parts) if held is not None), None)
