"""Static shape and dtype of tensors and arrays that the code itself writes down: `tf.constant([1, 2])`, `tf.zeros([n,
3])`."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.dimensions import RANK, declared, shape_value
from flake8_tffunction.flow.overlays import argument, dtype_name, models, static_shape
from flake8_tffunction.flow.tensors import Shape, dtype_of, shape_of
from flake8_tffunction.flow.values import Kind, Trust, Value

T = Kind.TENSOR | Kind.VARIABLE


def dimensions(value: Value | None) -> Shape | None:
    """The shape that a shape argument asks for: a list, or one number."""
    if value is None:
        return None
    if value.kind == Kind.NUMBER:
        return (_dimension(value),)
    if value.kind in (Kind.LIST, Kind.TUPLE) and value.items is not None:
        return tuple(_dimension(item) for item in value.items)
    return value.shape if value.kind == Kind.SHAPE else None


def _dimension(value: Value) -> int | str:
    const = value.const
    return const if isinstance(const, int) and not isinstance(const, bool) and const >= 0 else "?"


def given_dtype(args: tuple[Value, ...], keywords: dict[str, Value], position: int) -> str | None:
    """The dtype that a call names, or None."""
    given = argument(args, keywords, position, "dtype")
    return dtype_name(given) if given is not None and given.kind != Kind.NONE else None


# -- TensorFlow --------------------------------------------------------------------------------------------------------


@models("tf.one_hot")
def one_hot(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the dtype that is named, or else of that of the values for on and off, which are 1.0 and 0.0."""
    wanted = argument(args, keywords, 5, "dtype")
    values = [
        v for v in (argument(args, keywords, 2, "on_value"), argument(args, keywords, 3, "off_value")) if v is not None
    ]
    given = [value for value in values if value.kind != Kind.NONE]
    if wanted is not None and wanted.kind != Kind.NONE:
        dtype = dtype_name(wanted)
    else:
        dtype = dtype_of(given[0]) if given else "float32"
    return Value(Kind.TENSOR, trust=Trust.INFERRED, born=node, dtype=dtype)


@models("tf.constant", "tf.convert_to_tensor")
def constant(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the shape and dtype of a Python value."""
    value = argument(args, keywords, 0, "value")
    wanted = argument(args, keywords, 1, "dtype")
    dtype = given_dtype(args, keywords, 1)
    if value is None:
        return Value(Kind.TENSOR, born=node, dtype=dtype)
    if wanted is None or wanted.kind == Kind.NONE:
        dtype = dtype_of(value)
    shape = argument(args, keywords, 2, "shape") if callee.name == "tf.constant" else None
    trust = value.trust if value.kind & T else Trust.INFERRED
    return Value(
        Kind.TENSOR,
        trust=trust,
        born=node,
        dtype=dtype,
        shape=dimensions(shape) if shape is not None else shape_of(value),
    )


@models(
    "tf.zeros",
    "tf.ones",
    "tf.fill",
    "tf.random.normal",
    "tf.random.uniform",
    "tf.random.truncated_normal",
    "tf.random.stateless_normal",
    "tf.random.stateless_uniform",
    "tf.random.stateless_truncated_normal",
)
def filled(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the shape that the first argument names."""
    shape = dimensions(argument(args, keywords, 0, "shape", "dims"))
    if callee.name == "tf.fill":
        value = argument(args, keywords, 1, "value")
        dtype = dtype_of(value) if value is not None else None
    else:
        dtype = calls.dtype_by_rule(callee.name or "", args, keywords)
    return Value(Kind.TENSOR, born=node, dtype=dtype, shape=shape)


@models("tf.range", "tf.eye", "tf.linspace")
def counted(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor whose size is a number among the arguments."""
    dtype = calls.dtype_by_rule(callee.name or "", args, keywords)
    if callee.name == "tf.range":
        numbers = [value.const for value in args]
        known = bool(numbers) and len(numbers) < 4 and all(isinstance(n, int) for n in numbers) and 0 not in numbers[2:]
        plain = known and not any(value.kind != Kind.NUMBER for value in args)
        return Value(
            Kind.TENSOR,
            born=node,
            dtype=dtype or ("int32" if plain else None),
            shape=(len(range(*numbers)),) if known else ("?",),
        )
    if callee.name == "tf.linspace":
        count = argument(args, keywords, 2, "num")
        return Value(
            Kind.TENSOR,
            born=node,
            dtype=dtype,
            shape=dimensions(count) if count is not None and count.kind == Kind.NUMBER else None,
        )
    rows, columns = argument(args, keywords, 0, "num_rows"), argument(args, keywords, 1, "num_columns")
    square = columns is None or columns.kind == Kind.NONE
    sides = (dimensions(rows) or (), dimensions(rows if square else columns) or ())
    plain = argument(args, keywords, 2, "batch_shape") is None and all(len(side) == 1 for side in sides)
    return Value(Kind.TENSOR, born=node, dtype=dtype, shape=(*sides[0], *sides[1]) if plain else None)


@models("tf.cast", "tf.identity", "tf.stop_gradient", "tf.zeros_like", "tf.ones_like")
def alike(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the shape of its first argument."""
    value = argument(args, keywords, 0, "x", "input")
    dtype = calls.dtype_by_rule(callee.name or "", args, keywords)
    loose = value.loose if value is not None else None
    return Value(Kind.TENSOR, born=node, dtype=dtype, shape=shape_of(value) if value is not None else None, loose=loose)


@models("tf.ensure_shape")
def ensured(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the shape that is asked for, where that names a dimension, and of its own."""
    value, shape = argument(args, keywords, 0, "x"), argument(args, keywords, 1, "shape")
    dtype = calls.dtype_by_rule("tf.ensure_shape", args, keywords)
    own = shape_of(value) if value is not None else None
    return Value(Kind.TENSOR, born=node, dtype=dtype, shape=declared(own, static_shape(shape)))


@models("tf.Variable")
def variable(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A variable keeps the shape and dtype of its first value, unless it is given others."""
    value = argument(args, keywords, 0, "initial_value")
    dtype = keywords.get("dtype")
    if value is None or "shape" in keywords:
        return Value(Kind.VARIABLE, born=node)
    return Value(
        Kind.VARIABLE,
        born=node,
        dtype=dtype_name(dtype) if dtype is not None else dtype_of(value),
        shape=shape_of(value),
    )


@models("tf.TensorShape")
def tensor_shape(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A shape object knows its dimensions."""
    value = argument(args, keywords, 0, "dims")
    if value is None or value.kind == Kind.NONE:
        return shape_value(None, RANK).but(born=node)
    return (shape_value(static_shape(value)) if value.kind != Kind.SHAPE else value).but(born=node)


# -- NumPy -------------------------------------------------------------------------------------------------------------


@models("numpy.array", "numpy.asarray")
def array(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """An array of the shape of a Python value; Python numbers become 64 bits wide."""
    value = argument(args, keywords, 0, "object", "a")
    if value is None:
        return Value(Kind.ARRAY, born=node)
    given = argument(args, keywords, 1, "dtype")
    dtype = _numpy_dtype(given) if given is not None else WIDE.get(dtype_of(value) or "", value.dtype)
    return Value(Kind.ARRAY, born=node, dtype=dtype, shape=shape_of(value))


@models("numpy.zeros", "numpy.ones", "numpy.empty", "numpy.full")
def filled_array(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """An array of the shape that the first argument names."""
    given = argument(args, keywords, 2 if callee.name == "numpy.full" else 1, "dtype")
    dtype = _numpy_dtype(given) if given is not None else None if callee.name == "numpy.full" else "float64"
    return Value(Kind.ARRAY, born=node, dtype=dtype, shape=dimensions(argument(args, keywords, 0, "shape")))


@models("numpy.shape")
def numpy_shape(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The attribute `shape` of what has one: that of a tensor is no tuple."""
    value = argument(args, keywords, 0, "a")
    if value is not None and value.is_tensor:
        return shape_value(static_shape(value)).but(born=node)
    return Value(Kind.TUPLE if value is not None and not value.may(T) else Kind.TUPLE | Kind.SHAPE, born=node)


DRAWN = {
    "random": 0,
    "random_sample": 0,
    "standard_normal": 0,
    "uniform": 2,
    "normal": 2,
    "randint": 2,
    "beta": 2,
    "binomial": 2,
    "exponential": 1,
    "gamma": 2,
    "laplace": 2,
    "lognormal": 2,
    "poisson": 1,
    "triangular": 3,
    "vonmises": 2,
    "weibull": 1,
}
"""Functions of numpy.random, and the position of their `size`."""
GENERATORS = ("numpy.random", "numpy.random.Generator", "numpy.random.RandomState")


@models(*(f"{owner}.{name}" for owner in GENERATORS for name in DRAWN))
def drawn(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Without a size NumPy draws a Python float or int, no NumPy scalar."""
    position = DRAWN[(callee.name or "").rpartition(".")[2]]
    size = argument(args, keywords, position, "size")
    if size is not None and size.kind != Kind.NONE:
        return Value(Kind.ARRAY, born=node, shape=dimensions(size))
    if any(value.kind not in (Kind.NUMBER, Kind.NONE) for value in (*args, *keywords.values())):
        return Value(Kind.ARRAY | Kind.NUMBER, born=node)
    return python_number(node, callee)


@models(*(f"{owner}.{name}" for owner in GENERATORS for name in ("rand", "randn")))
def random_array(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """An array whose dimensions are the arguments; a Python float without any."""
    if not args:
        return python_number(node, callee)
    return Value(Kind.ARRAY, born=node, dtype="float64", shape=tuple(_dimension(value) for value in args))


def python_number(node: ast.expr, callee: Value) -> Value:
    """A Python number with the dtype of the tensor that TensorFlow makes of it."""
    name = (callee.name or "").rpartition(".")[2]
    return Value(Kind.NUMBER, born=node, dtype="int32" if name in INTEGERS else "float32")


INTEGERS = frozenset({"randint", "randrange", "binomial", "poisson"})
"""Functions that draw whole numbers."""
PYTHON_DRAWN = "random uniform gauss normalvariate lognormvariate expovariate betavariate triangular randint randrange"


@models(*(f"{owner}.{name}" for owner in ("random", "random.Random") for name in PYTHON_DRAWN.split()))
def python_drawn(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Python draws Python's own numbers."""
    return python_number(node, callee)


@models("numpy.arange", "numpy.linspace", "numpy.geomspace", "numpy.logspace")
def row(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """An array of one dimension."""
    numbers = [value.const for value in args]
    if callee.name == "numpy.arange":
        known = 0 < len(numbers) < 4 and all(isinstance(n, int) for n in numbers) and 0 not in numbers[2:]
        return Value(Kind.ARRAY, born=node, shape=(len(range(*numbers)) if known else "?",))
    return Value(
        Kind.ARRAY,
        born=node,
        shape=(_dimension(args[2]) if len(args) > 2 else _dimension(keywords["num"]) if "num" in keywords else 50,),
    )


@models(
    *(
        f"numpy.{name}"
        for name in ("float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "bool_")
    )
)
def scalar(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A NumPy scalar."""
    name = (callee.name or "").rpartition(".")[2].rstrip("_")
    return Value(Kind.ARRAY, born=node, dtype=name, shape=shape_of(args[0]) if args else ())


@models("ndarray.astype")
def converted(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The same array with another dtype."""
    given = argument(args, keywords, 0, "dtype")
    return Value(
        Kind.ARRAY,
        born=node,
        dtype=_numpy_dtype(given) if given is not None else None,
        shape=callee.bound.shape if callee.bound else None,
    )


@models("ndarray.tolist")
def python_list(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A list of Python numbers (or of lists of them)."""
    flat = callee.bound is not None and callee.bound.shape is not None and len(callee.bound.shape) == 1
    return Value(
        Kind.LIST,
        born=node,
        elem=Value(Kind.NUMBER) if flat else Value(Kind.NUMBER | Kind.LIST, elem=Value(Kind.NUMBER)),
    )


WIDE = {"int32": "int64", "float32": "float64", "int64": "int64", "bool": "bool", "complex128": "complex128"}
"""dtype that TensorFlow gives to Python numbers -> the one that NumPy does."""


def _numpy_dtype(value: Value) -> str | None:
    name = value.name or ""
    if name.startswith("numpy."):
        return name.rpartition(".")[2].rstrip("_")
    python = {"builtins.float": "float64", "builtins.int": "int64", "builtins.bool": "bool"}
    words = {"float": "float64", "int": "int64"}
    return python.get(name) or words.get(str(value.const)) or dtype_name(value)
