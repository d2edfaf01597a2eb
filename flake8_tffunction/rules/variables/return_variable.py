from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Left
from flake8_tffunction.flow.results import used_as_variable
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.nodes import walk


class ReturnVariable(Rule):
    """A `tf.function` that returns a `tf.Variable` hands out its present value, a tensor that is no longer the
    variable.

    The tensor has no `assign`, `tape.gradient(loss, result)` is None, an optimizer can't change it, and it keeps its
    value when the variable gets another one. Use the variable itself, and let the function return nothing or a value
    that is meant as one."""

    code = "TFF126"
    name = "return-variable"
    default = False
    message = (
        "this returns the value of the variable, a tensor, which line {line} uses as the variable: use that itself"
    )
    see = ("guide/function#tffunction_return_values_2",)
    quiet = "Where no caller in the file uses the result as a variable: returning the value is then what is meant."

    bad = (
        Example(
            """
            weight = tf.Variable(2.0)


            @tf.function
            def get():
                return weight  # expect


            result = get()
            with tf.GradientTape() as tape:
                loss = result * result
            print(tape.gradient(loss, result) is None)
            """,
            graph="True",
            eager="False",
        ),
        Example(
            """
            class Model(tf.Module):
                def __init__(self):
                    self.weight = tf.Variable(2.0)

                @tf.function
                def weights(self):
                    return [self.weight]  # expect


            model = Model()
            for weight in model.weights():
                weight.assign_sub(1.0)
                print(weight.numpy())
            """,
            raises="AttributeError",
            eager="1.0",
        ),
    )
    good = (
        Example(
            """
            weight = tf.Variable(2.0)


            @tf.function
            def get():
                return weight


            print(get().numpy() + 1.0)
            weight.assign(3.0)
            print(get().numpy() + 1.0)
            """,
            graph="3.0\n4.0",
        ),
    )

    @on(Left)
    def left(self, fact: Left) -> Iterator[Finding]:
        traced = fact.place.traced
        if (
            fact.how != "return"
            or fact.value is None
            or fact.place.function is not traced.node
            or not traced.is_graph_function
        ):
            return
        if not _holds_variable(fact.value) or not isinstance(fact.node, ast.Return) or fact.node.value is None:
            return
        use = used_as_variable(self.file, traced, frozenset(_names(fact.node.value)))
        if use is not None:
            yield self.at(fact.node, fact.place, line=getattr(use, "lineno", 0))


def _holds_variable(value: Value) -> bool:
    if value.must(Kind.VARIABLE):
        return True
    parts = value.items if value.items is not None else (value.elem,) if value.elem is not None else ()
    return not value.kind & Kind.UNKNOWN and any(_holds_variable(part) for part in parts)


def _names(expr: ast.expr) -> Iterator[str]:
    for node in walk(expr):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
