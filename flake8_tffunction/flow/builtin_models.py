"""Models of Python's own calls: what builtins, containers and copies make of abstract values."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from flake8_tffunction.flow.dimensions import is_unknown
from flake8_tffunction.flow.operators import drawn_from, element_of, join_all
from flake8_tffunction.flow.overlays import T, models
from flake8_tffunction.flow.tensors import ENDLESS, is_endless, length
from flake8_tffunction.flow.values import NONE, NUMBER, UNKNOWN, Kind, Origin, Trust, Value, join
from flake8_tffunction.knowledge import api, methods

if TYPE_CHECKING:
    from flake8_tffunction.flow.calls import Calls


@models("builtins.super")
def parent(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The receiver, seen as an instance of the class's base; `bound` is what the base's methods are called on."""
    function = calls.scope.function
    info = calls.file.classes.of_method(function)
    if info is None or function is None:
        return UNKNOWN
    me = calls.receiver_value(function)
    if info.bases:
        return me.but(cls=info.bases[0], bound=me)
    base = next((b for b in info.outer_bases if b), None)
    return (
        Value(Kind.OBJECT, me.origin, of=base, born=me.born) if base else Value(Kind.UNKNOWN, me.origin, Trust.ASSUMED)
    )


@models("builtins.iter")
def iterator(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """iter() of a Dataset is an iterator of the graph, of anything else one of Python."""
    if not args:
        return UNKNOWN
    source = args[0]
    if source.kind == Kind.DATASET:
        return Value(Kind.DATASET_ITERATOR, born=node, elem=drawn_from(source))
    if source.kind & (Kind.UNKNOWN | Kind.DATASET | Kind.DATASET_ITERATOR | Kind.OBJECT):
        return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, born=node)
    return Value(Kind.ITERATOR, born=node, elem=drawn_from(source))


@models("builtins.next")
def following(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """One element, or the default."""
    if not args:
        return UNKNOWN
    value = drawn_from(args[0])
    return join(value, args[1]) if len(args) > 1 else value


@models("builtins.enumerate", "builtins.zip", "builtins.reversed")
def pairing(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Iterators over iterables; over a Dataset AutoGraph makes them Datasets."""
    elems = tuple(drawn_from(a) for a in args)
    if callee.name == "builtins.enumerate":
        elem = Value(Kind.TUPLE, items=(NUMBER, *elems[:1]))
    elif callee.name == "builtins.zip":
        elem = Value(Kind.TUPLE, items=elems)
    else:
        elem = elems[0] if elems else UNKNOWN
    graph = bool(calls.tracing)  # plain Python gives a Python iterator with Python numbers
    if (
        graph
        and args
        and all(a.kind & (Kind.DATASET | Kind.DATASET_ITERATOR) and not a.kind & Kind.UNKNOWN for a in args)
    ):
        if callee.name == "builtins.enumerate":
            elem = Value(Kind.TUPLE, items=(Value(Kind.TENSOR, dtype="int64"), *elems[:1]))
        return Value(Kind.DATASET, born=node, elem=elem)
    lengths = [known for a in args if (known := length(a)) is not None]
    loose = ENDLESS if args and all(map(is_endless, args)) else None
    return Value(Kind.ITERATOR, born=node, elem=elem, shape=(min(lengths),) if lengths else None, loose=loose)


@models(
    "builtins.list",
    "builtins.tuple",
    "builtins.set",
    "builtins.frozenset",
    "builtins.sorted",
    "collections.deque",
    "collections.OrderedDict",
    "builtins.dict",
    "collections.defaultdict",
    "collections.Counter",
)
def container(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A new container with the elements of another one."""
    kind = CONTAINERS[callee.name or ""]
    source = args[0] if args else None
    if callee.name == "builtins.sorted" and source is not None and source.kind & T:
        return Value(Kind.TENSOR, trust=source.trust, dtype=source.dtype)
    if kind == Kind.DICT and callee.name == "collections.defaultdict":
        return Value(
            kind,
            born=node,
            elem=calls.call(node, source, (), {}) if source is not None and source.kind & Kind.CALLABLE else None,
        )
    if kind == Kind.DICT:
        values = [v for k, v in keywords.items() if k != "**"]
        first = source if source is not None and source.kind == Kind.DICT else None
        entries: dict[Any, Value] = {}
        if first is not None and first.keys is not None and first.items is not None:
            entries.update(zip(first.keys, first.items))
        known = (source is None or bool(entries)) and "**" not in keywords and callee.name != "collections.Counter"
        entries.update(keywords)
        return Value(
            kind,
            born=node,
            elem=join_all(values) if values else first.elem if first is not None else None,
            items=tuple(entries.values()) if known else None,
            keys=tuple(entries) if known else None,
        )
    if source is None:
        return Value(kind, born=node, items=())
    items = source.items if source.keys is None and kind & (Kind.LIST | Kind.TUPLE) else None
    count = length(source) if kind & (Kind.LIST | Kind.TUPLE) else None
    return Value(kind, born=node, elem=element_of(source), items=items, shape=(count,) if count is not None else None)


CONTAINERS: dict[str, Any] = {
    "builtins.list": Kind.LIST,
    "builtins.tuple": Kind.TUPLE,
    "builtins.set": Kind.SET,
    "builtins.frozenset": Kind.SET,
    "builtins.sorted": Kind.LIST,
    "collections.deque": Kind.LIST,
    "collections.OrderedDict": Kind.DICT,
    "builtins.dict": Kind.DICT,
    "collections.defaultdict": Kind.DICT,
    "collections.Counter": Kind.DICT,
}


@models(
    "builtins.int",
    "builtins.float",
    "builtins.abs",
    "builtins.round",
    "builtins.sum",
    "builtins.min",
    "builtins.max",
    "builtins.bool",
    "math.prod",
)
def number(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Numbers stay numbers; int, float and abs of a tensor stay tensors where AutoGraph converts them."""
    if not args:
        return NUMBER
    value = args[0]
    if callee.name in ("builtins.sum", "builtins.min", "builtins.max", "math.prod"):
        parts = [element_of(value)] if len(args) == 1 else list(args)
        whole = join_all(parts)
        if is_unknown(whole):
            return NUMBER  # an error
        return (
            Value(Kind.TENSOR, trust=whole.trust, dtype=whole.dtype)
            if whole.kind & T
            else whole.but(born=node, origin=Origin.FRESH)
        )
    if (not calls.tracing or calls.unconverted) and callee.name in ("builtins.int", "builtins.float", "builtins.bool"):
        return NUMBER  # or an error
    if value.kind & T:
        if callee.name in ("builtins.int", "builtins.float"):
            calls.converted()
        dtype = {"builtins.int": "int32", "builtins.float": "float32"}.get(callee.name or "", value.dtype)
        return Value(Kind.TENSOR, trust=value.trust, dtype=dtype, born=node)
    return NUMBER


@models("builtins.range")
def counting(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """range() of a tensor is a tensor where AutoGraph converts it."""
    converted = calls.tracing and not calls.unconverted
    if converted and any(a.is_tensor for a in args):
        return Value(Kind.TENSOR, born=node)
    if converted and any(a.kind & (T | Kind.UNKNOWN) for a in args):
        return Value(
            Kind.RANGE | Kind.UNKNOWN, trust=Trust.ASSUMED, elem=Value(Kind.NUMBER | Kind.UNKNOWN, trust=Trust.ASSUMED)
        )
    numbers = [a.const for a in args]
    known = 0 < len(numbers) < 4 and all(isinstance(n, int) for n in numbers) and 0 not in numbers[2:]
    return Value(Kind.RANGE, born=node, elem=NUMBER, shape=(len(range(*numbers)),) if known else None)


@models("builtins.getattr")
def get_attribute(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """getattr() with a constant name is an attribute."""
    if len(args) >= 2 and isinstance(args[1].const, str):
        value = calls.attribute(args[0], args[1].const, node)
        return join(value, args[2]) if len(args) > 2 else value
    return UNKNOWN


@models("builtins.hasattr")
def has_attribute(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Whether a library's class has what its newest version is known to have: code for older ones does not run."""
    if len(args) == 2 and args[0].kind == Kind.CLASS and args[0].cls is None and isinstance(args[1].const, str):
        kind = api.class_kind(args[0].name or "")
        if kind is not None and methods.returns(kind, args[1].const) is not None:
            return Value(Kind.NUMBER, const=True)
    return NUMBER


@models("builtins.type")
def type_of(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """type(x) of an instance of a class of the file is that class."""
    if len(args) == 1 and args[0].cls is not None and args[0].kind & (Kind.OBJECT | Kind.STATEFUL):
        return calls.attribute(args[0], "__class__", node)
    return Value(Kind.CLASS, trust=Trust.ASSUMED)


@models("builtins.setattr")
def set_attribute(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """setattr() with a constant name stores an attribute; in a loop over constant names, each of them."""
    if len(args) == 3 and isinstance(node, ast.Call):
        for name in [args[1].const] if isinstance(args[1].const, str) else _looped_names(calls, node.args[1]):
            calls.store_attribute(node, args[0], name, args[2])
    return NONE


def _looped_names(calls: Calls, expr: ast.expr) -> list[str]:
    """The constant strings that a loop of the same function gives to a name."""
    bindings = calls.scope.bindings.get(expr.id, ()) if isinstance(expr, ast.Name) else ()
    source = bindings[0].value if len(bindings) == 1 and bindings[0].kind == "for" and not bindings[0].path else None
    names = source.elts if isinstance(source, (ast.Tuple, ast.List)) else ()
    found = [part.value for part in names if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return found if len(found) == len(names) else []


@models("builtins.globals")
def module_names(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """globals() is the dict of the module's names."""
    return Value(Kind.DICT, Origin.GLOBAL, name="builtins.globals")


@models("copy.copy", "copy.deepcopy")
def copied(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A copy belongs to the code that makes it."""
    return args[0].but(origin=Origin.FRESH, born=node) if args else UNKNOWN


@models("dataclasses.field", "attr.ib", "attr.field", "attrs.field")
def field(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A field of a dataclass holds its default, or what its factory makes for each object."""
    factory = keywords.get("default_factory") or keywords.get("factory")
    if factory is not None:
        return calls.call(node, factory, (), {})
    return keywords.get("default") or UNKNOWN


@models("collections.namedtuple")
def tuple_class(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """namedtuple() makes a class."""
    return Value(Kind.CLASS, name=f"{callee.name}.__new__", born=node)


@models("collections.namedtuple.__new__")
def named_tuple(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A named tuple of that class."""
    items = None if {"*", "**"} & keywords.keys() else (*args, *keywords.values())
    return Value(Kind.OBJECT, of="collections.namedtuple", born=node, items=items)


@models("builtins.print")
def printing(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """print() returns None."""
    return NONE


@models("builtins.eval")
def evaluated(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """eval() of the text of a lambda makes that function."""
    made = calls.file.index.evaluated.get(node)
    return Value(Kind.FUNCTION, born=node, node=made) if made is not None else UNKNOWN
