from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.conversion import GENERATOR
from flake8_tffunction.flow.facts import Branched, Called, Entered, Iterated, Operated, Place
from flake8_tffunction.flow.python_control import CONTROL, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.layout import function_around
from flake8_tffunction.source.scopes import Scope


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
    def control(self, fact: Branched | Iterated | Operated | Called) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            scope = self.generator(control.place) if control.place.unconverted == GENERATOR else None
            if scope is not None:
                what = f"is not converted by AutoGraph, so its `{control.what}` on a tensor fails"
                yield self.at(min(scope.yields, key=_position), None, what=what)

    def generator(self, place: Place) -> Scope | None:
        """The generator that a place stands in, or that calls the function it stands in."""
        callers = (function_around(call, self.file.index_of(call)) for call in reversed(place.via))
        scopes = (self.file.index_of(caller).scopes[caller] for caller in callers if caller is not None)
        return next((scope for scope in (place.scope, *scopes) if scope.yields), None)


def _position(node: ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset
