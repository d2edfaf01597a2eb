"""What annotations and input signatures declare of a value."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.values import NEST, TENSOR, UNKNOWN, Kind, Trust, Value, join
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.classes import Classes
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import Traced

ANNOTATIONS = {
    "builtins.int": Kind.NUMBER,
    "builtins.float": Kind.NUMBER,
    "builtins.bool": Kind.NUMBER,
    "builtins.complex": Kind.NUMBER,
    "builtins.str": Kind.STRING,
    "builtins.bytes": Kind.STRING,
    "builtins.list": Kind.LIST,
    "builtins.dict": Kind.DICT,
    "builtins.tuple": Kind.TUPLE,
    "builtins.set": Kind.SET,
    "typing.List": Kind.LIST,
    "typing.Dict": Kind.DICT,
    "typing.Tuple": Kind.TUPLE,
    "typing.Set": Kind.SET,
    "tf.Tensor": Kind.TENSOR,
    "tf.Variable": Kind.VARIABLE,
    "tf.data.Dataset": Kind.DATASET,
    "tf.TensorArray": Kind.TENSORARRAY,
    "numpy.ndarray": Kind.ARRAY,
    "typing.Callable": Kind.FUNCTION | Kind.UNKNOWN,
    "collections.abc.Callable": Kind.FUNCTION | Kind.UNKNOWN,
    "tf.DType": Kind.DTYPE,
    "tf.dtypes.DType": Kind.DTYPE,
    "tf.TensorShape": Kind.SHAPE,
}
"""What an annotation declares; other classes are objects of that class."""


class Annotations:
    """The part of `File` that reads annotations."""

    names: Names
    classes: Classes

    def evaluate(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code."""
        raise NotImplementedError

    def annotated(self, annotation: ast.expr | None, scope: Scope) -> Value:
        """The value that an annotation declares; UNKNOWN for none, or one that does not resolve."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            try:
                annotation = ast.parse(annotation.value, mode="eval").body
            except SyntaxError:
                return UNKNOWN
        if isinstance(annotation, ast.Constant) and annotation.value is None:
            return Value(Kind.NONE, trust=Trust.DECLARED, const=None)
        if isinstance(annotation, ast.BinOp) and isinstance(annotation.op, ast.BitOr):
            return join(self.annotated(annotation.left, scope), self.annotated(annotation.right, scope))
        if isinstance(annotation, ast.Subscript):
            return self._generic(annotation, scope)
        if annotation is None:
            return UNKNOWN
        local = self.classes.named(annotation, scope)
        if local is not None:
            if "typing.TypedDict" in local.outer:
                return Value(Kind.DICT, trust=Trust.DECLARED)
            return Value(Kind.OBJECT, trust=Trust.DECLARED, cls=local)
        name = self.names.canonical(annotation, scope)
        if name in ANNOTATIONS:
            return Value(ANNOTATIONS[name], trust=Trust.DECLARED, elem=NEST if name == "tf.data.Dataset" else None)
        if name is not None and api.class_kind(name) in ("layer", "model", "metric", "optimizer"):
            return Value(Kind.STATEFUL, trust=Trust.DECLARED, of=name)
        return UNKNOWN

    def _generic(self, annotation: ast.Subscript, scope: Scope) -> Value:
        name = self.names.canonical(annotation.value, scope) or ""
        parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
        if name == "typing.Optional":
            return join(self.annotated(parts[0], scope), Value(Kind.NONE, trust=Trust.DECLARED, const=None))
        if name == "typing.Union":
            result = self.annotated(parts[0], scope)
            for part in parts[1:]:
                result = join(result, self.annotated(part, scope))
            return result
        if name in ("builtins.tuple", "typing.Tuple") and len(parts) > 1 and not isinstance(parts[-1], ast.Constant):
            items = tuple(self.annotated(part, scope) for part in parts)  # each element has a type of its own
            return Value(Kind.TUPLE, trust=Trust.DECLARED, items=items)
        if name in ANNOTATIONS:
            elem = self.annotated(parts[-1], scope) if parts and not isinstance(parts[-1], ast.Constant) else None
            return Value(ANNOTATIONS[name], trust=Trust.DECLARED, elem=elem)
        return UNKNOWN

    # -- input_signature

    def signature(self, traced: Traced) -> list[Value] | None:
        """The tensors that an input_signature declares, in order; None where there is none or it does not resolve."""
        expr = traced.options.keywords.get("input_signature")
        if expr is None or isinstance(expr, ast.Constant):
            return None
        value = self.evaluate(expr, traced.options.scope)
        if value.items is None or value.keys is not None:
            return None
        return [self.spec(item) for item in value.items]

    def spec(self, value: Value) -> Value:
        """The argument that a TensorSpec (or a structure of them) stands for."""
        if value.items is not None:
            return value.but(items=tuple(self.spec(item) for item in value.items), elem=TENSOR)
        if value.of is not None and value.of.endswith("TensorSpec"):
            return Value(Kind.TENSOR, trust=Trust.DECLARED, dtype=value.dtype, shape=value.shape, loose=value.loose)
        return NEST
