"""Whether the instances of a class can own a traced method.

A tf.function in a class body keeps one function an instance, in a dictionary with weak keys: the instance needs a
hash and must allow weak references, and equal instances share one function. All of it was measured on TensorFlow
2.21.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.names import Names

EXTENSIONS: Final = frozenset({"tf.experimental.ExtensionType", "tf.experimental.BatchableExtensionType"})
"""Bases whose instances TensorFlow takes apart, also as the owner of a method."""
UNHASHABLE: Final = frozenset(
    "builtins.dict builtins.list builtins.set builtins.bytearray typing.Dict typing.List typing.Set "
    "typing.DefaultDict typing.OrderedDict typing.Counter typing.Deque collections.OrderedDict "
    "collections.defaultdict collections.Counter collections.deque collections.UserDict collections.UserList "
    "collections.abc.Mapping collections.abc.MutableMapping collections.abc.Set collections.abc.MutableSet "
    "typing.Mapping typing.MutableMapping types.SimpleNamespace argparse.Namespace numpy.ndarray".split()
)
"""Bases that have `__eq__` and no `__hash__`."""
RIGID: Final = frozenset(
    "builtins.tuple builtins.int builtins.bytes typing.NamedTuple typing.Tuple enum.IntEnum enum.IntFlag".split()
)
"""Bases whose instances allow no weak reference, whatever a class derived from them says."""
EMPTY: Final = frozenset(
    "builtins.object abc.ABC typing.Generic typing.Protocol typing_extensions.Protocol typing.Sized typing.Hashable "
    "typing.Callable typing.Iterable typing.Iterator typing.Sequence collections.abc.Sized collections.abc.Hashable "
    "collections.abc.Callable collections.abc.Iterable collections.abc.Iterator collections.abc.Sequence "
    "collections.abc.Container".split()
)
"""Bases that leave hash and weak references to the class: they have empty `__slots__`."""
NO_HASH: Final = frozenset(
    "tf.Tensor tf.Variable numpy.ndarray builtins.list builtins.dict builtins.set builtins.bytearray typing.List "
    "typing.Dict typing.Set typing.DefaultDict typing.Deque collections.deque collections.OrderedDict "
    "collections.defaultdict".split()
)
"""Annotations of fields without a hash."""
TUPLES: Final = ("builtins.tuple", "typing.Tuple")
"""Annotations of fields that have the hash of their elements."""

DATACLASS: Final = "dataclasses.dataclass"
ATTRS: Final = {
    "attr.s": False,
    "attr.attrs": False,
    "attr.dataclass": False,
    "attr.define": False,
    "attr.mutable": False,
    "attr.frozen": True,
    "attrs.define": False,
    "attrs.mutable": False,
    "attrs.frozen": True,
}
"""Decorators of the package attrs, and whether they freeze (which gives a hash)."""
DEFAULTS: Final = {
    "eq": True,
    "frozen": False,
    "unsafe_hash": False,
    "hash": False,
    "slots": False,
    "weakref_slot": False,
}


class Unfit(NamedTuple):
    """Why a traced method fails on every instance."""

    owner: str
    """The class that is the cause: it, or a base of the file."""
    what: str
    """What is wrong with that class, in words: "is a plain dataclass"."""
    instead: str
    """What to write instead."""
    by_hash: bool
    """Whether the hash is missing: then no way of calling the method works. Without weak references a property does."""


def unfit(info: ClassInfo, names: Names) -> Unfit | None:
    """Why instances of a class can't own a traced method; None if they can, or if a base from elsewhere decides."""
    if EXTENSIONS.intersection(base for base in info.outer if base is not None):
        return None
    return _without_hash(info, names) or _without_weak_references(info, names)


# -- hash -------------------------------------------------------------------------------------------------------------


def _without_hash(info: ClassInfo, names: Names, seen: frozenset[ClassInfo] = frozenset()) -> Unfit | None:
    own = _own_hash(info, names)
    if own is not None:
        return own or None
    for parent in info.parents:
        if isinstance(parent, ClassInfo):
            inherited = _without_hash(parent, names, seen | {info}) if parent not in seen else None
            if inherited is not None:
                return inherited
            if any(_own_hash(each, names) is not None for each in parent.mro):
                return None
        elif parent in UNHASHABLE:
            kind = parent.rpartition(".")[2]
            return Unfit(info.name, f"is a `{kind}`, without hash", f"keep the {kind} in an attribute", True)
    return None


def _own_hash(info: ClassInfo, names: Names) -> Unfit | tuple[()] | None:
    """What a class statement itself says: why there is no hash, () for a hash, None for nothing (the bases decide)."""
    own = info.scope.bindings
    made = generator(info, names)
    if "__hash__" in own:
        value = own["__hash__"][-1].value
        if isinstance(value, ast.Constant) and value.value is None:
            return Unfit(info.name, "sets `__hash__ = None`", "define `__hash__`", True)
        return ()
    if made is not None:
        decided = _generated_hash(info, names, made)
        if decided is not None:
            return decided
    if "__eq__" in own:
        return Unfit(info.name, "has `__eq__` without `__hash__`", "define `__hash__` too", True)
    return None


def _generated_hash(info: ClassInfo, names: Names, made: Generator) -> Unfit | tuple[()] | None:
    """What a dataclass (or attrs) decorator makes of the hash."""
    options = {name: made.option(name) for name in ("eq", "frozen", "unsafe_hash", "hash")}
    if None in options.values():
        return ()  # not known: no reason to speak
    if options["unsafe_hash"] or options["hash"] or options["eq"] and options["frozen"]:
        for owner in info.mro:
            if generator(owner, names) is not None:
                for field in fields(owner, names):
                    if field.in_hash and field.unhashable:
                        return Unfit(
                            info.name,
                            f"hashes its field `{field.name}`, which has none",
                            "use `@dataclass(eq=False)`",
                            True,
                        )
        return ()
    if options["eq"]:
        kind = "a plain dataclass" if made.name == DATACLASS else "an attrs class"
        return Unfit(info.name, f"is {kind} without hash", f"use `@{made.name.rpartition('.')[2]}(eq=False)`", True)
    return None


# -- weak references --------------------------------------------------------------------------------------------------


def _without_weak_references(info: ClassInfo, names: Names) -> Unfit | None:
    outer = list(info.outer)
    rigid = next((base for base in outer if base in RIGID), None)
    if rigid is not None:
        return Unfit(info.name, f"allows no weak reference (`{rigid.rpartition('.')[2]}`)", "trace a function", False)
    if any(base not in EMPTY for base in outer):
        return None
    if not all(_slotted(each, names) for each in info.mro):
        return None
    return Unfit(info.name, "has `__slots__` without `__weakref__`", "add it to them", False)


def _slotted(info: ClassInfo, names: Names) -> bool:
    """Whether a class certainly has slots, and none for weak references."""
    slots = info.scope.bindings.get("__slots__")
    if slots is not None:
        texts = [text for binding in slots for text in _texts(binding.value)]
        return None not in texts and "__weakref__" not in texts
    made = generator(info, names)
    return (
        made is not None
        and made.name == DATACLASS
        and made.option("slots") is True
        and made.option("weakref_slot") is False
    )


def _texts(value: ast.expr | None) -> Iterator[str | None]:
    """The names in a `__slots__`; None for what the file does not show."""
    if isinstance(value, (ast.Tuple, ast.List, ast.Set)):
        for part in value.elts:
            yield from _texts(part)
    elif isinstance(value, ast.Dict):
        for key in value.keys:
            yield from _texts(key)
    else:
        yield value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


# -- what dataclass and attrs make ------------------------------------------------------------------------------------


class Generator(NamedTuple):
    """The decorator that writes `__init__` and `__eq__`."""

    name: str
    """Its canonical name."""
    call: ast.Call | None

    def option(self, option: str) -> bool | None:
        """The value of an option, given or by default; None if the file does not show it."""
        for keyword in self.call.keywords if self.call is not None else ():
            if keyword.arg == option:
                return bool(keyword.value.value) if isinstance(keyword.value, ast.Constant) else None
            if keyword.arg is None:
                return None
        return ATTRS[self.name] if option == "frozen" and self.name in ATTRS else DEFAULTS[option]


def generator(info: ClassInfo, names: Names) -> Generator | None:
    """The dataclass or attrs decorator of a class."""
    around = info.scope.parent or info.scope
    for decorator in info.node.decorator_list:
        call = decorator if isinstance(decorator, ast.Call) else None
        name = names.canonical(call.func if call is not None else decorator, around)
        if name is not None and (name == DATACLASS or name in ATTRS):
            return Generator(name, call)
    return None


class Field(NamedTuple):
    """A field of a dataclass."""

    name: str
    unhashable: bool
    """Whether its annotation or default shows that it holds something without a hash."""
    in_hash: bool
    compared: bool
    """Whether `==` looks at it."""
    passed: bool
    """Whether the constructor takes it by its place."""


def fields(info: ClassInfo, names: Names) -> Iterator[Field]:
    """The fields that a class statement declares."""
    for statement in info.node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            annotation = _parsed(statement.annotation)
            kind = _kind(annotation, info, names)
            if kind in ("typing.ClassVar", "dataclasses.InitVar"):
                continue
            options = _field_options(statement.value, info, names)
            compared = options.get("compare") is not False
            hashed = options.get("hash")
            in_hash = hashed is not False if hashed is not None else compared
            unhashable = kind in NO_HASH or options.get("factory") is True
            if kind in TUPLES and isinstance(annotation, ast.Subscript):
                parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
                unhashable = any(_kind(part, info, names) in NO_HASH for part in parts)
            passed = options.get("init") is not False and options.get("kw_only") is not True
            yield Field(statement.target.id, unhashable, in_hash, compared, passed)


def _parsed(annotation: ast.expr) -> ast.expr:
    """An annotation, also where it is written as a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            return ast.parse(annotation.value, mode="eval").body
        except SyntaxError:
            pass  # no annotation at all
    return annotation


def _kind(annotation: ast.expr, info: ClassInfo, names: Names) -> str | None:
    """The canonical name of the class in an annotation: of `List[int]` that of `List`."""
    return names.canonical(annotation.value if isinstance(annotation, ast.Subscript) else annotation, info.scope)


def _field_options(value: ast.expr | None, info: ClassInfo, names: Names) -> dict[str, bool]:
    """The constant options of `field(...)`; "factory": whether its default_factory makes something without a hash."""
    found: dict[str, bool] = {}
    if isinstance(value, ast.Call) and (names.canonical(value.func, info.scope) or "").endswith((".field", ".ib")):
        for keyword in value.keywords:
            if keyword.arg in ("default_factory", "factory"):
                found["factory"] = names.canonical(keyword.value, info.scope) in NO_HASH
            elif keyword.arg is not None and isinstance(keyword.value, ast.Constant):
                if isinstance(keyword.value.value, bool):
                    found[keyword.arg] = keyword.value.value
    return found
