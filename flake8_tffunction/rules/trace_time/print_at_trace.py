from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Place
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on
from flake8_tffunction.source.failing import fails_after
from flake8_tffunction.source.wording import written

PRINTABLE = Kind.TENSOR | Kind.VARIABLE


class PrintAtTrace(Rule):
    """A Python `print` or log call runs while TensorFlow traces the function, not when the function runs.

    The first call prints, later calls are silent, and a tensor is shown as `Tensor("x:0", ...)` since it has no value
    yet. Under a tensor `if` both branches print, whatever the condition is. Print with `tf.print`, which becomes an
    operation of the graph, or hand the values to Python with `tf.py_function`.
    """

    code = "TFF101"
    name = "print-at-trace"
    message = "`{callee}` runs once per trace, not at each call: use {instead}"
    see = ("guide/function#executing_python_side_effects",)
    quiet = (
        "In functions that run in Python (`tf.py_function`), under `if tf.executing_eagerly()`, on objects that "
        "only have a method of that name, before a `raise` or the look-up of a missing key (then each call traces anew), "
        "under a condition that fails since AutoGraph does not convert it, where AutoGraph is told to convert "
        "`print` (`Feature.BUILTIN_FUNCTIONS`), and where it converts `print` under another name (`show = print`) since "
        "an argument is a tensor. With `--tff-allow-tracing-idiom` also for texts that contain "
        '"trac".'
    )
    yields_to = FAILING

    bad = (
        Example(
            """
            @tf.function
            def step(x):
                print("step")  # expect
                return x + 1


            for _ in range(3):
                step(tf.constant(1))
            """,
            graph="step",
            eager="step\nstep\nstep",
        ),
    )
    good = (
        Example(
            """
            import sys


            @tf.function
            def step(x):
                tf.print("step", output_stream=sys.stdout)
                return x + 1


            for _ in range(3):
                step(tf.constant(1))
            """,
            graph="step\nstep\nstep",
        ),
    )

    @on(Called, of=lambda name, method: name in host.PRINTS)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name
        if name is None or name not in host.PRINTS:
            return
        if name == "builtins.print" and (fact.place.traced.options.converts_print or _becomes_op(fact)):
            return
        if self.file.options.allow_tracing_idiom and _says_tracing(fact):
            return
        if fact.place.unconverted and _under_failing_test(fact.place):
            return
        if fact.place.staged is None and not any(r.what == "try" for r in fact.place.regions):
            if fails_after(fact.place.statement, fact.place.function):
                return  # each call traces anew, since no trace is completed
        instead = "`tf.print` or `tf.py_function`" if "logging" in name else "`tf.print`"
        yield self.at(fact.node, fact.place, callee=fact.text, instead=instead)


def _becomes_op(fact: Called) -> bool:
    """Whether AutoGraph makes an operation of it: it leaves `print` alone by its name, and converts any other expression for it
    (an alias, a partial, `builtins.print`) where an argument is a tensor. (Found by trying, in 2.15.1 and 2.21.0.)
    """
    function = fact.node.func if isinstance(fact.node, ast.Call) else None
    if function is None or fact.place.unconverted or fact.text == "print" or written(function) != fact.text:
        return False
    return any(value.may(PRINTABLE) for value in fact.args)


def _under_failing_test(place: Place) -> bool:
    """Whether a condition on a tensor stands around code that AutoGraph does not convert: no trace comes past it."""
    return any(region.test is not None and region.test.is_tensor for region in place.regions[place.own :])


def _says_tracing(fact: Called) -> bool:
    """Whether the first argument is a literal text (or f-string) with "trac" in it."""
    argument = fact.node.args[0] if isinstance(fact.node, ast.Call) and fact.node.args else None
    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) and "trac" in part.value.lower()
        for part in parts
    )
