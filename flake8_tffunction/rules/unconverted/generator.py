from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.conversion import GENERATOR
from flake8_tffunction.flow.facts import Entered
from flake8_tffunction.flow.python_control import CONTROL, Fact, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class Generator(Rule):
    """A generator function can't be traced: TensorFlow gets a generator object, and that is no tensor.

    As a helper it runs as plain Python while tracing, which is fine until it branches or loops on a tensor: AutoGraph does not
    convert generators. Return a list of tensors, or build a `tf.data.Dataset`.
    """

    code = "TFF141"
    name = "generator"
    yields_to = ("TFF171", "TFF172")
    message = "a generator {what}: return tensors, or use `tf.data`"
    quiet = "For generator helpers with Python control flow only, context managers, and functions of `Dataset.from_generator`."

    bad = (
        Example(
            """
            @tf.function
            def parts(x):
                for i in range(2):
                    yield x[i]  # expect


            print([float(part) for part in parts(tf.constant([1.0, 2.0]))])
            """,
            raises="TypeError",
            eager="[1.0, 2.0]",
        ),
        Example(
            """
            def positive(parts):
                for part in parts:
                    if part > 0.0:
                        yield part  # expect


            @tf.function
            def total(x):
                return tf.add_n(list(positive(tf.unstack(x))))


            print(float(total(tf.constant([1.0, -2.0, 3.0]))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="4.0",
        ),
    )
    good = (
        Example(
            """
            def parts(x):
                for i in range(2):
                    yield x[i]


            @tf.function
            def total(x):
                return tf.add_n(list(parts(x)))


            print(float(total(tf.constant([1.0, 2.0]))))
            """,
            graph="3.0",
        ),
    )

    @on(Entered)
    def entered(self, fact: Entered) -> Iterator[Finding]:
        traced = fact.place.traced
        scope = fact.place.scope
        if scope.yields and (traced.is_graph_function or traced.why == "dataset"):
            finding = self.at(
                min(scope.yields, key=_position), None, what="can't be traced, TensorFlow gets a generator object"
            )
            yield finding._replace(statement=getattr(traced.made_at, "lineno", finding.line))

    @on(*CONTROL)
    def control(self, fact: Fact) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted != GENERATOR:
                continue
            scopes = [self.file.index.scopes.get(function) for function in self.file.calling(control.place)]
            scope = next((each for each in scopes if each is not None and each.yields), None)
            if scope is not None and scope.node is not control.place.traced.node:
                what = f"is not converted by AutoGraph, so its `{control.what}` on a tensor fails"
                yield self.at(min(scope.yields, key=_position), None, what=what)


def _position(node: ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset
