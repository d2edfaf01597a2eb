"""A program with one decorator put on or taken away, and marks that show traces and times."""

from __future__ import annotations

import ast

from tests.advice.labels import Label, Program

PROBE = "_probe"
"""The object of the judge that a variant calls: `_probe.timed` around the function, `_probe.function` for tf.function, and
`_probe.entered()` in it."""


def variant(program: Program, label: Label, traced: bool) -> str:
    """The source with tf.function on, or not on, the labelled function.

    The lines below stay whole, so that AutoGraph and errors show what was written. An undecorated function is called through
    a wrapper that takes the time of each call; a tf.function that the program has is left as it is.
    """
    lines = program.source.splitlines()
    node = next(
        n for n in ast.walk(ast.parse(program.source)) if isinstance(n, ast.FunctionDef) and n.lineno == label.line
    )
    margin = " " * node.col_offset
    first = node.body[0]
    inner = " " * first.col_offset
    body_line = first.lineno - 1
    lines[body_line:body_line] = [f"{inner}{PROBE}.entered()"]
    if not label.decorated:
        timed = label.verdict != "traced"  # (Keras looks at the signature of its hooks)
        around = [f"{margin}@{PROBE}.timed"] * timed + [f"{margin}@{PROBE}.function"] * traced
        lines[label.line - 1 : label.line - 1] = around
    elif not traced:
        for decorator in reversed(node.decorator_list):
            if "function" in ast.unparse(decorator):
                del lines[decorator.lineno - 1 : decorator.end_lineno]
    return "\n".join(lines) + "\n"
