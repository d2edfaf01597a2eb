"""Models of calls that a table can't describe: those that take functions, and those that change what is traced.

Each is registered under the canonical name of the call and gets (evaluator, node, callee, args, keywords).
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.dimensions import RANK
from flake8_tffunction.flow.graph import as_output, entering
from flake8_tffunction.flow.operators import element_of, join_all
from flake8_tffunction.flow.passing import held
from flake8_tffunction.flow.structures import may_be_nest
from flake8_tffunction.flow.tensors import ENDLESS, is_endless
from flake8_tffunction.flow.values import NEST, NUMBER, TENSOR, UNKNOWN, Kind, Origin, Trust, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.scopes import parameters

if TYPE_CHECKING:
    from flake8_tffunction.flow.calls import Calls
    from flake8_tffunction.flow.file import File

Model = Callable[["Calls", ast.expr, Value, tuple[Value, ...], dict[str, Value]], Value]
T = Kind.TENSOR | Kind.VARIABLE
DEFS = (ast.FunctionDef, ast.Lambda)
OVERLAYS: dict[str, Model] = {}


def models(*names: str) -> Callable[[Model], Model]:
    """Register a model for the calls of these canonical names."""

    def register(model: Model) -> Model:
        OVERLAYS.update((api.resolve(name), model) for name in names)
        return model

    return register


def argument(args: tuple[Value, ...], keywords: dict[str, Value], position: int, *names: str) -> Value | None:
    """The argument at a position or under one of its keywords."""
    if position < len(args):
        return args[position]
    return next((keywords[name] for name in names if name in keywords), None)


def is_function(value: Value | None) -> bool:
    """Whether a value is a function of the file."""
    return value is not None and value.kind & ~Kind.NONE in (Kind.FUNCTION, Kind.GRAPHFN) and value.node is not None


def function_of(file: File, value: Value) -> Value:
    """What runs when a value is called: the `__call__` of an object of the file, else the value itself."""
    found = value.cls.method("__call__") if value.kind == Kind.OBJECT and value.cls is not None else None
    return file.function_value(found[0]).but(bound=value) if found is not None else value


# -- tf.function and what makes functions of functions ----------------------------------------------------------------


@models("tf.function")
def tf_function(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """`tf.function(f, ...)` is a GRAPHFN; `tf.function(...)` without a function waits for one."""
    function = argument(args, keywords, 0, "func")
    function = function_of(calls.file, function) if function is not None else None
    call = node if isinstance(node, ast.Call) else None
    if function is not None and function.kind in (Kind.GRAPHFN, 0):
        return function
    pending = calls.file.pending(call, calls.scope, keywords, callee.traced)
    if function is None or function.kind == Kind.NONE:
        return Value(Kind.FUNCTION, name="tf.function", traced=pending, born=node)
    each = [calls.file.graph_function(f, node, calls.scope, pending) for f in function.among if f.node is not None]
    return calls.file.graph_function(function, node, calls.scope, pending).but(among=tuple(each))


GIVEN = 32
"""How many arguments by keyword are kept of a functools.partial."""


@models("functools.partial")
def partial(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A function with its first arguments already given; of tf.function: a decorator with options."""
    if not args:
        return UNKNOWN
    function = args[0]
    if function.name == "tf.function" or function.name in calls.file.options.tracers:
        call = node if isinstance(node, ast.Call) else None
        pending = calls.file.pending(call, calls.scope, keywords, function.traced, skip=1)
        return Value(Kind.FUNCTION, name="tf.function", traced=pending, born=node)
    if function.kind & ~Kind.NONE in (Kind.FUNCTION, Kind.GRAPHFN):
        given = {**held(function), **{name: value for name, value in keywords.items() if name not in ("*", "**")}}
        named = Value(Kind.DICT, keys=tuple(given), items=tuple(given.values())) if 0 < len(given) <= GIVEN else None
        items = (*(function.items or ()), *args[1:])
        return function.but(items=items, elem=named, born=node, of="functools.partial")
    return UNKNOWN


@models(
    "functools.wraps",
    "functools.update_wrapper",
    "tf.autograph.experimental.do_not_convert",
    "tf.custom_gradient",
    "tf.recompute_grad",
    "tf.grad_pass_through",
    "tf.autograph.to_graph",
)
def decorate(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Decorators that give back the function, more or less."""
    if args and is_function(args[0]) and callee.name != "functools.wraps":
        return args[0].but(of=callee.name)
    return Value(Kind.FUNCTION, name="functools.identity")


@models("functools.identity")
def identity(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """What `functools.wraps(f)` gives, applied."""
    return args[0] if args else UNKNOWN


# -- calls that run a function while tracing -------------------------------------------------------------------------


@models("tf.cond", "tf.compat.v1.cond")
def cond(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Both branches of tf.cond are traced, whatever the condition."""
    results = [
        calls.callback(node, branch, (), "branch")
        for branch in (argument(args, keywords, 1, "true_fn"), argument(args, keywords, 2, "false_fn"))
        if branch is not None
    ]
    return _chosen(calls, node, results)


def _chosen(calls: Calls, node: ast.expr, results: list[Value]) -> Value:
    """What meets behind branches that are functions."""
    if results and calls.tracing and calls.wants(facts.Chosen):
        calls.tell(facts.Chosen(node, calls.place, tuple(results)))
    if calls.tracing:
        results = [entering(as_output(result)) for result in results]
    return join_all(results) if results else UNKNOWN


@models("tf.case", "tf.switch_case")
def case(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Every branch of tf.case and tf.switch_case is traced."""
    branches = [
        *_functions(
            argument(args, keywords, 1 if callee.name == "tf.switch_case" else 0, "branch_fns", "pred_fn_pairs")
        )
    ]
    default = argument(args, keywords, 2 if callee.name == "tf.switch_case" else 1, "default")
    if default is not None:
        branches.append(default)
    return _chosen(calls, node, [calls.callback(node, branch, (), "branch") for branch in branches])


def _functions(value: Value | None) -> list[Value]:
    if value is None:
        return []
    if is_function(value):
        return [value]
    found: list[Value] = []
    for item in value.items if value.items is not None else (value.elem,) if value.elem is not None else ():
        found += _functions(item)
    return found


@models("tf.while_loop")
def while_loop(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Condition and body are traced once, over the loop variables."""
    variables = argument(args, keywords, 2, "loop_vars")
    given = (
        variables.items if variables is not None and variables.items is not None and variables.keys is None else None
    )
    values = tuple(map(entering, given)) if given is not None else (UNKNOWN,) * 8
    condition, body = argument(args, keywords, 0, "cond"), argument(args, keywords, 1, "body")
    if condition is not None:
        calls.callback(node, condition, values, "loop")
    result = calls.callback(node, body, values, "loop") if body is not None else UNKNOWN
    after = (result,) if len(values) == 1 and not result.kind & (Kind.LIST | Kind.TUPLE) else result.items
    if calls.tracing and calls.wants(facts.Wound) and given is not None and body is not None and after is not None:
        names = tuple(a.arg for a, _ in parameters(body.node.args)) if isinstance(body.node, DEFS) else ()
        names = names[len(body.items or ()) + (body.bound is not None) :]
        free = argument(args, keywords, 3, "shape_invariants") is not None
        calls.tell(facts.Wound(node, calls.place, names, tuple(given), tuple(after), free))
    return variables.but(items=values) if variables is not None and given is not None else UNKNOWN


def accumulated(initializer: Value | None, elem: Value) -> Value:
    """What tf.scan hands from element to element: of the structure of the initializer, or of an element."""
    first = initializer if initializer is not None and initializer.kind != Kind.NONE else elem
    if first.kind & (Kind.LIST | Kind.TUPLE | Kind.DICT):
        items = tuple(accumulated(item, item) for item in first.items) if first.items is not None else None
        return first.but(items=items, origin=Origin.FRESH)
    return Value(Kind.TENSOR, trust=first.trust) if first.kind & ~Kind.UNKNOWN else UNKNOWN


@models("tf.map_fn", "tf.vectorized_map", "tf.scan", "tf.foldl", "tf.foldr")
def map_fn(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The function is traced once, over one element."""
    function = argument(args, keywords, 0, "fn")
    elems = argument(args, keywords, 1, "elems")
    elem = UNKNOWN
    if elems is not None:
        elem = (
            element_of(elems)
            if elems.is_tensor
            else elems
            if elems.items is None
            else elems.but(items=tuple(map(element_of, elems.items)))
        )
        elem = elem.but(origin=Origin.FRESH)
    given = (
        (elem,)
        if callee.name in ("tf.map_fn", "tf.vectorized_map")
        else (accumulated(argument(args, keywords, 2, "initializer"), elem), elem)
    )
    result = (
        calls.callback(node, function, given, "map" if callee.name == "tf.map_fn" else "scan")
        if function is not None
        else TENSOR
    )
    signature = next((keywords[name] for name in ("fn_output_signature", "dtype") if name in keywords), None)
    return staged_result(signature if signature is not None and signature.items is not None else result)


def staged_result(result: Value) -> Value:
    """What a traced function gives back when a loop of TensorFlow runs it: tensors, in the structure that it returns."""
    if result.kind in (Kind.TUPLE, Kind.LIST, Kind.DICT) and result.items is not None:
        items = tuple(staged_result(item) for item in result.items)
        return Value(result.kind, elem=items[0] if items else None, items=items, keys=result.keys)
    if result.kind & (Kind.TUPLE | Kind.LIST | Kind.DICT):
        return NEST
    return TENSOR.but(trust=Trust.ASSUMED) if result.kind & Kind.UNKNOWN else TENSOR


@models("tf.nest.map_structure", "tf.nest.map_structure_up_to", "keras.tree.map_structure", "builtins.map")
def map_structure(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The function is called at once, for every element of a Python iterable, or for the ends of nested structures."""
    result = UNKNOWN
    if args:
        given = element_of if callee.name == "builtins.map" else _part  # of a dict `map` takes the keys
        result = calls.callback(node, args[0], tuple(given(a) for a in args[1:]), "inline")
    if callee.name == "builtins.map":
        if any(a.kind == Kind.DATASET for a in args[1:]):
            return Value(Kind.DATASET, elem=result)
        endless = len(args) > 1 and all(map(is_endless, args[1:]))
        return Value(Kind.ITERATOR, born=node, elem=result, loose=ENDLESS if endless else None)
    return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, elem=result)


@models("tf.nest.flatten", "keras.tree.flatten")
def flatten(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A list of the parts of a structure, which are what they are: names, numbers, tensors."""
    structure = argument(args, keywords, 0, "structure")
    return Value(Kind.LIST, born=node, elem=_part(structure) if structure is not None else UNKNOWN)


@models("tf.nest.pack_sequence_as", "keras.tree.pack_sequence_as")
def pack_sequence_as(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A structure of the parts that a list has."""
    flat = argument(args, keywords, 1, "flat_sequence")
    part = _part(flat) if flat is not None else UNKNOWN
    return NEST.but(born=node) if part.is_tensor else Value(NEST.kind | part.kind, trust=part.trust, elem=part)


def _part(value: Value) -> Value:
    """What a structure holds at its ends."""
    nested = Kind.LIST | Kind.TUPLE | Kind.DICT
    if not value.kind & nested:
        return value
    if value.items is not None:
        return join_all([_part(item) for item in value.items]) if value.items else UNKNOWN
    return _part(value.elem) if value.elem is not None else UNKNOWN


@models("tf.distribute.Strategy.run", "tf.distribute.Strategy.experimental_run_v2")
def strategy_run(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The replica function becomes a part of the trace."""
    function = argument(args, keywords, 0, "fn")
    given = argument(args, keywords, 1, "args")
    values = given.items if given is not None and given.items is not None else ()
    return calls.callback(node, function, values, "replica") if function is not None else UNKNOWN


@models("tf.executing_eagerly", "tf.compat.v1.executing_eagerly", "tf.inside_function")
def eager_probe(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Known while tracing: not eager, unless `tf.init_scope` lifts the code out."""
    inside = calls.tracing
    if inside is None:
        return NUMBER
    return Value(Kind.NUMBER, const=inside if callee.name == "tf.inside_function" else not inside)


@models("tf.init_scope", "tf.control_dependencies")
def init_scope(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A context that lifts code out of the graph, or orders its operations."""
    return Value(Kind.OBJECT, of=callee.name, born=node)


@models("tf.TensorSpec")
def tensor_spec(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A TensorSpec knows the shape and dtype of the argument that it stands for (float32 by default)."""
    shape = argument(args, keywords, 0, "shape")
    dtype = argument(args, keywords, 1, "dtype")
    loose = RANK if shape is not None and (shape.kind == Kind.NONE or shape.loose == RANK) else None
    return Value(
        Kind.OBJECT,
        of="tf.TensorSpec",
        born=node,
        shape=static_shape(shape),
        loose=loose,
        dtype="float32" if dtype is None else dtype_name(dtype),
    )


def static_shape(value: Value | None) -> tuple[int | str | None, ...] | None:
    """The static shape that a Python value writes down: `[None, 2]`, `()`; None if it is not known."""
    if value is None or value.items is None or value.keys is not None:
        return None
    return tuple(
        i.const if i.kind == Kind.NONE or i.kind == Kind.NUMBER and isinstance(i.const, int) else "?"
        for i in value.items
    )


def dtype_name(value: Value) -> str | None:
    """The short name of a dtype given as `tf.float32`, `"float32"`, `np.float32`, `float` or another of TensorFlow's words."""
    if value.kind == Kind.DTYPE:
        return value.dtype
    if isinstance(value.const, str):
        return DTYPE_WORDS.get(value.const, value.const)
    name = value.name or ""
    if name.startswith("numpy."):
        return name.rpartition(".")[2].rstrip("_") if name not in PLATFORM_DTYPES else None
    return {"builtins.float": "float32", "builtins.bool": "bool"}.get(name)


DTYPE_WORDS = {"float": "float32", "double": "float64", "half": "float16"}
"""Other names of dtypes in TensorFlow (measured on 2.21: `int`, `str` and NumPy's codes are none)."""
PLATFORM_DTYPES = ("numpy.int_", "numpy.intp", "numpy.uint", "numpy.str_", "numpy.bytes_", "numpy.object_")
"""NumPy types whose size, or whose name in TensorFlow, is another one."""


@models("tf.GradientTape.gradient", "tf.GradientTape.jacobian")
def gradient(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A gradient for each source, in the structure of the sources; None for one that the target does not depend on."""
    sources = argument(args, keywords, 1, "sources")
    if sources is not None and sources.kind in (Kind.LIST, Kind.TUPLE):
        return _graded(sources, NESTING).but(born=node)
    listed = sources is not None and calls.tracing and may_be_nest(sources, calls.place)
    if sources is not None and sources.is_tensor and not listed:  # what a layer is called with may be a list
        return GRADIENT.but(born=node)
    return NEST.but(kind=NEST.kind | Kind.NONE, elem=GRADIENT, born=node)


GRADIENT: Final = Value(Kind.TENSOR | Kind.NONE)
NESTING: Final = 4
"""How deep structures of sources are followed."""


def _graded(sources: Value, depth: int) -> Value:
    if sources.kind not in (Kind.LIST, Kind.TUPLE) or not depth:
        return GRADIENT
    items = None if sources.items is None else tuple(_graded(item, depth - 1) for item in sources.items)
    return Value(Kind.LIST, elem=_graded(sources.elem or UNKNOWN, depth - 1), items=items)
