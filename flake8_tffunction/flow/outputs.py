"""What traced code can't give back: it returns tensors, composite tensors, Datasets, and nests of them.

Measured on TensorFlow 2.21: numbers, strings, shapes, arrays and dict views become tensors, Datasets and variables
pass (a variable as its value); everything that is listed here raises TypeError at the first call.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.targets import is_nest
from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.flow.wrapping import shows_result
from flake8_tffunction.knowledge import api

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.tracing import Traced

PLAIN: Final = {
    Kind.SET: "a set",
    Kind.DTYPE: "a dtype",
    Kind.ITERATOR: "an iterator",
    Kind.MODULE: "a module",
    Kind.CLASS: "a class",
    Kind.GRAPHFN: "a function",
}
"""Kinds that are always refused, in words."""
REFUSED: Final = frozenset(
    "loss schedule initializer regularizer constraint callback module tape strategy checkpoint table spec layer model "
    "metric optimizer generator".split()
)
"""Kinds of library class whose instances are refused."""
PYTHON: Final = (
    "types.",
    "argparse.",
    "datetime.",
    "uuid.",
    "random.",
    "pathlib.",
    "logging.",
    "threading.",
    "queue.",
    "numpy.random.",
    "io.",
    "builtins.",
    "re.",
    "decimal.",
    "fractions.",
    "tf.Graph",
    "tf.name_scope",
)
"""Modules of classes that are refused, too."""
NESTS: Final = Kind.TUPLE | Kind.LIST | Kind.DICT
DECORATED: Final = ("dataclasses.", "functools.", "typing.", "enum.", "keras.", "tf.")
"""Beginnings of the names of class decorators that don't make a class a nest."""


def returns_as_written(file: File, traced: Traced) -> bool:
    """Whether what the function returns is what the trace returns: no decorator between the two changes it."""
    node = traced.node
    if node is not None and "custom_gradient" in file.decorations(node):
        return False  # its second result, the gradient function, is none of the trace
    return traced.why != "decorator" or shows_result(file, traced)


def refused(file: File, value: Value, depth: int = 0) -> str | None:
    """What a value certainly is or holds that traced code can't return ("a set"), or None."""
    kind = value.kind & ~Kind.NONE
    if value.trust < Trust.INFERRED or not kind:
        return None
    if value.of == "tf.Operation":
        return "an operation"
    if value.kind & Kind.NONE:
        return None
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == Kind.FUNCTION:
        known = (
            value.node is not None
            or value.name is not None
            and (api.what(value.name) == "function" or value.name.startswith("builtins."))
        )
        return "a function" if known else None
    if kind in (Kind.OBJECT, Kind.STATEFUL):
        return _object(file, value)
    if kind & NESTS and not kind & ~NESTS and depth < 3:
        return next((word for part in _parts(value) if (word := refused(file, part, depth + 1)) is not None), None)
    return None


def _parts(value: Value) -> Iterator[Value]:
    if value.items is not None:
        yield from value.items
    elif value.elem is not None:
        yield value.elem


def _object(file: File, value: Value) -> str | None:
    if value.cls is not None:
        return f"a `{value.cls.name}`" if _is_opaque(file, value.cls) else None
    if value.of is None:
        return "an object with variables" if value.kind == Kind.STATEFUL else None
    if api.class_kind(value.of) in REFUSED or value.of.startswith(PYTHON):
        return f"a `{value.of.rpartition('.')[2]}`"
    return None


def _is_opaque(file: File, info: ClassInfo) -> bool:
    """Whether instances of a class of the file certainly are no nest, by a base or decorator from elsewhere either."""
    if is_nest(file, info) or any(base is None or not _known(base) for base in info.outer):
        return False
    for each in info.mro:
        around = each.scope.parent or each.scope
        for decorator in each.node.decorator_list:
            name = file.names.canonical(decorator.func if isinstance(decorator, ast.Call) else decorator, around)
            if name is None or not name.startswith(DECORATED):
                return False
    return True


def _known(base: str) -> bool:
    return base.startswith(("builtins.object", "abc.", "typing.", "enum.")) or api.class_kind(base) in REFUSED


def culprit(file: File, expr: ast.expr, value: Value) -> tuple[ast.expr, Value]:
    """The part of a returned display that is to blame, and its value; the whole where the text does not show it."""
    while isinstance(expr, (ast.Tuple, ast.List, ast.Dict)) and value.items is not None:
        parts = expr.values if isinstance(expr, ast.Dict) else expr.elts
        pair = next(((p, v) for p, v in zip(parts, value.items) if refused(file, v) is not None), None)
        if pair is None or len(parts) != len(value.items):
            break
        expr, value = pair
    return expr, value
