"""Ways into traced code for programs that have none: so that the interpreter plays them, and not only the gate."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.robustness.promises import Unparsable, lines_of, parsed

IMPORT = "import tensorflow as tf\n"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
PLAIN_CLASS = re.compile(r"(?<=class )(\w+)(?:\(\))?:")


def as_it_is(text: str) -> str:
    """The program itself."""
    return text


def decorated(text: str) -> str:
    """Each def a tf.function, and each class without bases a Keras model, in the lines where they stand."""
    lines = lines_of(text)
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.ClassDef) and not node.bases:
            lines[node.lineno - 1] = PLAIN_CLASS.sub(r"\1(tf.keras.Model):", lines[node.lineno - 1])
        elif isinstance(node, FUNCTIONS):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
            space = lines[first][: len(lines[first]) - len(lines[first].lstrip())]
            lines[first] = f"{space}@tf.function\n{lines[first]}"
    return IMPORT + "".join(lines)


def called(text: str) -> str:
    """Each def of the module a tf.function that is made and called in a loop, with Python values and with itself."""
    tree = parsed(text)
    names = [node.name for node in tree.body if isinstance(node, FUNCTIONS)]
    calls = [
        f"    tf.function({name})({name}, step, *[step], key=[step])\n    {name}(tf.constant(step))\n" for name in names
    ]
    end = "" if text.endswith("\n") or not text else "\n"
    return f"{IMPORT}{text}{end}for step in range(9):\n    pass\n{''.join(calls)}"


def enclosed(text: str) -> str:
    """The whole module as the body of one tf.function."""
    body = "".join(f"    {line}" for line in lines_of(text))
    return f"{IMPORT}@tf.function\ndef module(self, x, training=False):\n    pass\n{body}"


DRESSINGS = (as_it_is, decorated, called, enclosed)


def dressed(text: str) -> Iterator[tuple[str, str]]:
    """(name of the dressing, program) for each way that gives a program."""
    for dress in DRESSINGS:
        try:
            program = dress(text)
            parsed(program)
        except Unparsable:
            continue  # `text` itself, or a string over several lines and its like, which the insertion broke
        yield dress.__name__, program
