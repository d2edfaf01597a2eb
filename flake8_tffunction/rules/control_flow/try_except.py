from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Final

from flake8_tffunction.flow.facts import Place, Tried
from flake8_tffunction.rules.base import Example, Finding, Rule, after, on
from flake8_tffunction.source.nodes import walk

ERRORS: Final = "tf.errors."
TRACED: Final = frozenset({"tf.errors.OperatorNotAllowedInGraphError", "tf.errors.InaccessibleTensorError"})
"""Errors of this module that are raised while tracing."""
BROAD: Final = frozenset(
    {
        "builtins.Exception",
        "builtins.BaseException",
        "builtins.ValueError",
        "builtins.TypeError",
        "builtins.NotImplementedError",
        "builtins.AttributeError",
        "builtins.RuntimeError",
    }
)
"""What AutoGraph's own errors, and those of symbolic tensors, are instances of."""
SWALLOWED: Final = ("TFF13", "TFF14", "TFF15")
"""Families whose findings are errors of the trace."""


class TryExcept(Rule):
    """An `except` in a traced function never sees the errors of operations, only those of the trace.

    The `try` statement runs while TensorFlow traces: it builds the operations. They run later, in the call of the function, and
    what they raise (InvalidArgumentError, NotFoundError, OutOfRangeError) comes out of that call: the handler never runs. What a
    broad handler does catch is AutoGraph's own error about the code in the `try`, and then the function silently does something else.
    Put the `try` around the call of the function, or check the condition with operations.
    """

    code = "TFF138"
    name = "try-except"
    message = "`except{what}` {why} in traced code: {instead}"
    see = ("guide/function#executing_python_side_effects",)
    quiet = (
        "For handlers of Python's errors (KeyError, ImportError), for ValueError and the like unless something in the "
        "`try` is reported as an "
        "error of the trace, and in functions that run in Python (`tf.py_function`)."
    )

    bad = (
        Example(
            """
            @tf.function
            def checked(x):
                try:
                    y = tf.debugging.check_numerics(x, "no number")
                except tf.errors.InvalidArgumentError:  # expect
                    y = tf.zeros_like(x)
                return y


            print(checked(tf.constant([1.0]) / 0.0).numpy())
            """,
            raises="InvalidArgumentError",
            eager="[0.]",
        ),
        Example(
            """
            @tf.function
            def sign(x):
                try:
                    if x > 0.0:  # expect: TFF132
                        return 1
                except ValueError:  # expect
                    pass
                return -1


            print(int(sign(tf.constant(1.0))))
            """,
            graph="-1",
            eager="1",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def checked(x):
                return tf.debugging.check_numerics(x, "no number")


            try:
                print(checked(tf.constant([1.0]) / 0.0).numpy())
            except tf.errors.InvalidArgumentError:
                print("no number")
            """,
            graph="no number",
        ),
        Example(
            """
            SCALES = {"small": 0.5}


            @tf.function
            def scaled(x, name):
                try:
                    scale = SCALES[name]
                except KeyError:
                    scale = 2.0
                return x * scale


            print(scaled(tf.constant(1.0), "small").numpy(), scaled(tf.constant(1.0), "large").numpy())
            """,
            graph="0.5 2.0",
        ),
    )

    @on(Tried)
    def tried(self, fact: Tried) -> Iterator[Finding]:
        if not fact.place.converted or fact.place.in_init_scope or not _calls(fact.node.body):
            return
        for handler in fact.node.handlers:
            dead = [name for name in self.caught(handler, fact.place) if name.startswith(ERRORS) and name not in TRACED]
            if dead:
                what = " " + dead[0].rpartition(".")[2]
                yield self.at(
                    handler,
                    fact.place,
                    what=what,
                    why="never sees the errors of operations",
                    instead="catch around the call",
                )

    @after(Tried)
    def swallowed(self, fact: Tried, findings: Sequence[Finding]) -> Iterator[Finding]:
        if not any(f.code.startswith(SWALLOWED) and _inside(f.line, fact.node.body) for f in findings):
            return
        for handler in fact.node.handlers:
            names = self.caught(handler, fact.place)
            broad = next((name for name in names if name in BROAD), None)
            if broad is not None or handler.type is None:
                what = " " + broad.rpartition(".")[2] if broad is not None else ""
                yield self.at(
                    handler,
                    fact.place,
                    what=what,
                    why="swallows AutoGraph's own error",
                    instead="mend what is reported above",
                )
                return

    def caught(self, handler: ast.ExceptHandler, place: Place) -> list[str]:
        """Canonical names of what a handler catches."""
        if handler.type is None:
            return []
        parts = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        return [name for part in parts if (name := self.file.names.canonical(part, place.scope)) is not None]


def _calls(body: Sequence[ast.stmt]) -> bool:
    """Whether there is something in a `try` that could become an operation."""
    return any(isinstance(node, (ast.Call, ast.BinOp, ast.Subscript)) for statement in body for node in walk(statement))


def _inside(line: int, body: Sequence[ast.stmt]) -> bool:
    return body[0].lineno <= line <= (body[-1].end_lineno or body[-1].lineno)
