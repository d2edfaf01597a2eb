"""What can stand around a piece, and the forms of the traced function: as text, with `BODY` where the lines go.

`@@` stands for a tag that is the construct's own, so that no two of them share a name.
"""

from __future__ import annotations

from typing import NamedTuple

BODY = "BODY"

FUNCTIONS = {
    "helper": ("def helper@@({x}):\n    BODY", "helper@@({x})"),
    "named argument": ("def helper@@(scale, {x}):\n    BODY", "helper@@({x}={x}, scale=1.0)"),
    "method": ("class Part@@:\n    def run(self, {x}):\n        BODY\npart@@ = Part@@()", "part@@.run({x})"),
    "static": (
        "class Part@@:\n    @staticmethod\n    def run({x}):\n        BODY\npart@@ = Part@@()",
        "part@@.run({x})",
    ),
    "of the class": ("class Part@@:\n    @classmethod\n    def run(cls, {x}):\n        BODY", "Part@@.run({x})"),
    "callable": ("class Part@@:\n    def __call__(self, {x}):\n        BODY\npart@@ = Part@@()", "part@@({x})"),
    "inherited": (
        "class Base@@:\n    def run(self, {x}):\n        BODY\nclass Part@@(Base@@):\n    pass\npart@@ = Part@@()",
        "part@@.run({x})",
    ),
    "hook": (
        "class Base@@:\n    def __call__(self, {x}):\n        return self.run({x})\n    def run(self, {x}):\n"
        "        raise NotImplementedError\n"
        "class Part@@(Base@@):\n    def run(self, {x}):\n        BODY\npart@@ = Part@@()",
        "part@@({x})",
    ),
    "closure": (
        "def make@@():\n    def inner({x}):\n        BODY\n    return inner\nhelper@@ = make@@()",
        "helper@@({x})",
    ),
    "partial": (
        "from functools import partial\ndef helper@@(scale, {x}):\n    BODY\npart@@ = partial(helper@@, 1.0)",
        "part@@({x})",
    ),
    "table": ('def helper@@({x}):\n    BODY\ntable@@ = {{"only": helper@@}}', 'table@@["only"]({x})'),
    "decorated": (
        "import functools\ndef passing@@(fn):\n    @functools.wraps(fn)\n    def inner(*args):\n"
        "        return fn(*args)\n    return inner\n@passing@@\ndef helper@@({x}):\n    BODY",
        "helper@@({x})",
    ),
    "inner tf.function": ("@{tracer}\ndef helper@@({x}):\n    BODY", "helper@@({x})"),
}
"""Functions around traced lines, defined at module level -> how they are called."""

STATEMENTS = {
    "nested": "def helper@@({x}):\n    BODY\n{x} = helper@@({x})",
    "loop": "for turn@@ in range(1):\n    BODY",
    "with": 'with tf.name_scope("part"):\n    BODY',
    "try": "try:\n    BODY\nfinally:\n    pass",
    "flag": "if VERBOSE:\n    BODY",
    "main": "def main@@():\n    BODY\nmain@@()",
    "guard": 'if __name__ == "__main__":\n    BODY',
    "script": "class Script@@:\n    def run(self):\n        BODY\nScript@@().run()",
}
"""Constructs that stand where the lines did."""

OUTSIDE = {"flag": "VERBOSE = True"}
"""What a statement needs at module level, before all else."""

MAKES_SCOPE = frozenset({*FUNCTIONS, "nested", "main", "script"})
"""Constructs in which a global name must be declared."""

AROUND = (*FUNCTIONS, "nested", "loop", "with", "try", "flag")
"""What can stand around traced lines."""
AROUND_DRIVER = ("main", "script", "guard", "with", "try", "flag")
"""What can stand around lines of the driver."""

FORMS = {
    "decorator": "@{tracer}\ndef step(x):\n    BODY",
    "called decorator": "@{tracer}(reduce_retracing=True)\ndef step(x):\n    BODY",
    "partial decorator": "import functools\n@functools.partial({tracer}, reduce_retracing=True)\ndef step(x):\n    BODY",
    "wrapped": "def impl(x):\n    BODY\nstep = {tracer}(impl)",
    "factory": "def make_step():\n    @{tracer}\n    def inner(x):\n        BODY\n    return inner\nstep = make_step()",
    "method": "class Model(tf.Module):\n    @{tracer}\n    def step(self, x):\n        BODY\n"
    "model = Model()\nstep = model.step",
    "inherited": "class Base(tf.Module):\n    @{tracer}\n    def step(self, x):\n        BODY\n"
    "class Model(Base):\n    pass\nmodel = Model()\nstep = model.step",
    "attribute": "class Model(tf.Module):\n    def __init__(self):\n        self.step = {tracer}(self.impl)\n"
    "    def impl(self, x):\n        BODY\nmodel = Model()\nstep = model.step",
    "call of a module": "class Model(tf.Module):\n    @{tracer}\n    def __call__(self, x):\n        BODY\n"
    "model = Model()\nstep = model",
}
"""How the traced function is made; the driver calls it `step`."""


class Wrapped(NamedTuple):
    """Lines inside of a construct."""

    outside: list[str]
    """What must stand at module level, before the traced function."""
    lines: list[str]
    """What stands where the lines did."""


def wrapped(construct: str, tag: str, lines: list[str]) -> Wrapped:
    """Put a construct around lines."""
    if construct in FUNCTIONS:
        text, call = FUNCTIONS[construct]
        outside = filled(text, [*lines, "return {x}"], tag)
        return Wrapped(outside, [f"{{x}} = {call.replace('@@', tag)}"])
    inside = [*lines, "return {x}"] if construct == "nested" else lines
    return Wrapped(OUTSIDE.get(construct, "").splitlines(), filled(STATEMENTS[construct], inside, tag))


def filled(text: str, body: list[str], tag: str = "") -> list[str]:
    """A text with the lines where `BODY` stands, as deep as it does."""
    lines: list[str] = []
    for line in text.replace("@@", tag).splitlines():
        if line.strip() == BODY:
            lines += [line.removesuffix(BODY) + inner for inner in body]
        else:
            lines.append(line)
    return lines
