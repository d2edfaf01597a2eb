"""How an instance of a class of the file counts as an argument of a tf.function: taken apart, by value, by identity, or
not at all."""

from __future__ import annotations

from typing import Final

from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.owners import ATTRS, EMPTY, EXTENSIONS, Unfit, generator, unfit

STRUCTURES: Final = EXTENSIONS | {
    "builtins.dict",
    "builtins.list",
    "builtins.tuple",
    "typing.NamedTuple",
    "typing.TypedDict",
    "typing_extensions.TypedDict",
    "typing.Dict",
    "typing.List",
    "typing.Tuple",
    "collections.OrderedDict",
    "collections.defaultdict",
    "collections.Counter",
    "collections.UserDict",
    "collections.abc.Mapping",
    "collections.abc.MutableMapping",
}
"""Bases whose instances TensorFlow takes apart."""
VALUES: Final = frozenset(
    {
        "builtins.str",
        "builtins.int",
        "builtins.float",
        "builtins.bytes",
        "enum.Enum",
        "enum.IntEnum",
        "enum.Flag",
        "enum.IntFlag",
        "enum.StrEnum",
        "pathlib.Path",
        "pathlib.PurePath",
    }
)
"""Bases whose instances are compared by value, or are the same object each time."""
PROTOCOLS: Final = ("__tf_flatten__", "__tf_tracing_type__", "__array__")
"""Methods by which TensorFlow takes an object apart, or asks it for its type."""
HARMLESS: Final = ("keras.", "tf.", "functools.", "typing.", "abc.", "enum.", "dataclasses.")
"""Beginnings of the names of class decorators that give a class no other `__eq__` than they say."""


class Identity(NamedTuple):
    """What is known of the instances of a class."""

    apart: bool = False
    """TensorFlow takes them apart or asks them for their type: they are no opaque objects."""
    unhashable: Unfit | None = None
    """Why they have no hash."""
    fresh: bool = False
    """A new one is certainly another object for TensorFlow, equal or not."""


def identity(info: ClassInfo, names: Names) -> Identity:
    """What a class statement and its bases in the file say of the instances as arguments (measured on TensorFlow
    2.21)."""
    outer = set(info.outer)
    made = [generator(each, names) for each in info.mro]
    if outer & STRUCTURES or any(g is not None and g.name in ATTRS for g in made):
        return Identity(apart=True)
    if any(protocol in each.scope.bindings for each in info.mro for protocol in PROTOCOLS):
        return Identity(apart=True)
    if outer & VALUES:
        return Identity()
    if any(_unknown_decorator(each, names) for each in info.mro):
        return Identity()
    trouble = unfit(info, names)
    if trouble is not None and trouble.by_hash:
        return Identity(unhashable=trouble)
    known = all(base is not None and (base in EMPTY or api.class_kind(base) is not None) for base in outer)
    compares = any(
        g is not None and g.option("eq") is not False or "__eq__" in each.scope.bindings
        for g, each in zip(made, info.mro)
    )
    return Identity(fresh=known and not (trouble is not None and compares))


def _unknown_decorator(info: ClassInfo, names: Names) -> bool:
    """Whether a decorator from elsewhere may give the class other methods."""
    around = info.scope.parent or info.scope
    for decorator in info.node.decorator_list:
        name = names.canonical(getattr(decorator, "func", decorator), around)
        if name is None or not name.startswith(HARMLESS):
            return True
    return False
