from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Ended, Left, Place
from flake8_tffunction.flow.outputs import NESTS, culprit, refused, returns_as_written
from flake8_tffunction.flow.stacking import clashes
from flake8_tffunction.flow.values import Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class PythonReturn(Rule):
    """A traced function returns a Python object that is no tensor and no nest of tensors.

    What a trace returns must be outputs of the graph: tensors, composite tensors, Datasets, None, and lists, tuples,
    named tuples and dicts of them. An object of your own (`self` and dataclasses too), a function, a set, a
    generator, a dtype, or the operation that `tf.print` and `tf.group` give while tracing raises `TypeError` at the
    first call. Return a named tuple, a dict or a `tf.experimental.ExtensionType`, and build Python objects in the
    caller.
    """

    code = "TFF170"
    name = "python-return"
    message = "`{value}` {what}: traced code returns only tensors and nests of them (TypeError)"
    yields_to = ("TFF176",)
    see = ("guide/function", "guide/extension_type")
    quiet = (
        "For what becomes a tensor by itself (numbers, strings, arrays, shapes), for named tuples, attrs classes and "
        "ExtensionTypes, for helpers that only traced code calls, and for classes whose bases or decorators come "
        "from elsewhere."
    )

    bad = (
        Example(
            """
            import dataclasses


            @dataclasses.dataclass
            class Losses:
                data: tf.Tensor
                total: tf.Tensor


            @tf.function
            def losses(error, penalty):
                data = tf.reduce_mean(error**2)
                return Losses(data, data + penalty)  # expect


            print(float(losses(tf.constant([1.0, 3.0]), tf.constant(0.5)).total))
            """,
            raises="TypeError",
            eager="5.5",
        ),
        Example(
            """
            class Counter(tf.Module):
                def __init__(self):
                    super().__init__()
                    self.total = tf.Variable(0.0)

                @tf.function
                def add(self, x):
                    self.total.assign_add(x)
                    return self  # expect


            counter = Counter()
            print(float(counter.add(tf.constant(1.0)).total))
            """,
            raises="TypeError",
            eager="1.0",
        ),
        Example(
            """
            count = tf.Variable(0)


            @tf.function
            def reset():
                return tf.group(count.assign(0))  # expect


            reset()
            print(int(count))
            """,
            raises="TypeError",
            eager="0",
        ),
    )
    good = (
        Example(
            """
            from typing import NamedTuple


            class Losses(NamedTuple):
                data: tf.Tensor
                total: tf.Tensor


            @tf.function
            def losses(error, penalty):
                data = tf.reduce_mean(error**2)
                return Losses(data, data + penalty)


            print(float(losses(tf.constant([1.0, 3.0]), tf.constant(0.5)).total))
            """,
            graph="5.5",
        ),
        Example(
            """
            class Range:
                def __init__(self, low, high):
                    self.low, self.high = low, high


            def limits(x):
                return Range(tf.reduce_min(x), tf.reduce_max(x))


            @tf.function
            def width(x):
                found = limits(x)
                return found.high - found.low


            print(float(width(tf.constant([1.0, 4.0]))))
            """,
            graph="3.0",
        ),
    )

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        if fact.how == "return" and fact.value is not None and fact.place.function is fact.place.traced.node:
            assert isinstance(fact.node, ast.Return)
            if fact.node.value is not None:
                yield from self.judge(fact.node.value, fact.value, fact.place)

    @on(Ended)
    def ended(self, fact: Ended) -> Iterator[Finding]:
        if isinstance(fact.node, ast.Lambda):
            yield from self.judge(fact.node.body, fact.returned, fact.place)

    def judge(self, expr: ast.expr, value: Value, place: Place) -> Iterator[Finding]:
        """Report a returned expression that TensorFlow refuses."""
        traced = place.traced
        if not (traced.is_graph_function or traced.why == "dataset") or not returns_as_written(self.file, traced):
            return
        if any(clashes(self.file, traced)):
            return  # a decorator that needs the function itself: TFF171
        what = refused(self.file, value)
        if what is not None:
            part, value = culprit(self.file, expr, value)
            verb = "holds" if value.kind & NESTS else "is"
            yield self.at(part, place, value=written(part), what=f"{verb} {what}")
