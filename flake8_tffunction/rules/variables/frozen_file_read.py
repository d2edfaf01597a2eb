from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.scopes import Scope

READS = {"tf.io.read_file": "filename", "tf.io.matching_files": "pattern"}
"""Operations on files that TensorFlow takes for free of side effects, and the parameter that names the file."""
CONSTANTS = frozenset({"tf.constant", "tf.convert_to_tensor", "tf.strings.join", "tf.identity"})
"""Operations that give a constant for constants."""


class FrozenFileRead(Rule):
    """Reading a file whose path is a Python string or constant happens once: its first content becomes a constant of
    the graph.

    `tf.io.read_file` and `tf.io.matching_files` are no stateful operations, so TensorFlow computes them when it
    optimizes the graph if their argument is a constant. What is later written to the file is never seen. Pass the path
    as a tensor argument (an `input_signature` with `tf.TensorSpec([], tf.string)` makes it one), or read the file
    outside. For files that never change nothing is wrong, which is why this is off by default."""

    code = "TFF127"
    name = "frozen-file-read"
    default = False
    message = "`{callee}` of a constant path is read once and frozen: pass the path as a tensor"
    quiet = (
        "For a path that is a tensor argument, a variable or a captured tensor, in functions of a Dataset (which "
        "read anew), and under `tf.control_dependencies` and `tf.init_scope`."
    )
    yields_to = ("TFF106", "TFF107")

    bad = (
        Example(
            """
            tf.io.write_file("limit.txt", "1.0")


            @tf.function
            def above(x):
                return x > tf.strings.to_number(tf.io.read_file("limit.txt"))  # expect


            print(above(tf.constant(5.0)).numpy())
            tf.io.write_file("limit.txt", "100.0")
            print(above(tf.constant(5.0)).numpy())
            """,
            graph="True\nTrue",
            eager="True\nFalse",
        ),
    )
    good = (
        Example(
            """
            tf.io.write_file("limit.txt", "1.0")


            @tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([], tf.string)])
            def above(x, path):
                return x > tf.strings.to_number(tf.io.read_file(path))


            print(above(5.0, "limit.txt").numpy())
            tf.io.write_file("limit.txt", "100.0")
            print(above(5.0, "limit.txt").numpy())
            """,
            graph="True\nFalse",
        ),
    )

    @on(Called, of=lambda name, method: name in READS)
    def called(self, fact: Called) -> Iterator[Finding]:
        keyword = READS.get(fact.callee.name or "")
        if keyword is None or fact.place.traced.why == "dataset" or not isinstance(fact.node, ast.Call):
            return
        if any(region.what in ("control_dependencies", "init_scope") for region in fact.place.regions):
            return
        path = fact.args[0] if fact.args else fact.keywords.get(keyword)
        written = (
            fact.node.args[0]
            if fact.node.args
            else next((k.value for k in fact.node.keywords if k.arg == keyword), None)
        )
        if path is None or written is None:
            return
        text = path.kind & Kind.STRING and not path.kind & ~(Kind.STRING | Kind.TENSOR)
        if text or self._constant(written, fact.place.scope):
            yield self.at(fact.node, fact.place, callee=fact.text)

    def _constant(self, expr: ast.expr, scope: Scope) -> bool:
        """Whether an expression is an operation on nothing but Python strings."""
        if isinstance(expr, (ast.List, ast.Tuple)):
            return all(self._constant(part, scope) for part in expr.elts)
        if isinstance(expr, ast.Call) and self.file.names.canonical(expr.func, scope) in CONSTANTS:
            operands = [*expr.args, *(keyword.value for keyword in expr.keywords)]
            return any(self._constant(operand, scope) for operand in operands[:1])
        if isinstance(expr, ast.BinOp):
            return self._constant(expr.left, scope) and self._constant(expr.right, scope)
        if isinstance(expr, ast.Name) and expr.id in scope.bindings:
            bindings = scope.bindings[expr.id]
            value = bindings[0].value if len(bindings) == 1 and bindings[0].kind == "assign" else None
            return value is not None and self._constant(value, scope)  # of an argument the played value tells
        return self.file.evaluate(expr, scope).kind == Kind.STRING
