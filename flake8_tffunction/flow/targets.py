"""Methods that can't be tf.functions: those from which Python or Keras needs something else than tensors.

All of it was measured on TensorFlow 2.21. Methods that stay right under tf.function (`__len__`, `__contains__`,
`__next__`, comparisons, arithmetic, `__call__`, a `build` outside of Keras) are not among them.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import NAMED_TUPLE, ClassInfo
from flake8_tffunction.source.owners import ATTRS, EXTENSIONS, generator

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

MAKES: Final = "can't make variables and stores dead tensors"
REMOVE: Final = "remove the tf.function"
CONSTRUCTORS: Final = {
    "__init__": MAKES,
    "__post_init__": MAKES,
    "__del__": "runs when the object is gone",
    "__new__": "can't return an object",
    "__getattribute__": "is called by the tracing itself, for ever",
    "__init_subclass__": "gets no class to work on",
    "__class_getitem__": "gets no class to work on",
}
"""Methods of any class -> what goes wrong."""
RETURNS: Final = {
    "__bool__": "a bool",
    "__str__": "a str",
    "__repr__": "a str",
    "__format__": "a str",
    "__bytes__": "bytes",
    "__hash__": "an int",
    "__index__": "an int",
    "__int__": "an int",
    "__float__": "a float",
    "__complex__": "a complex",
    "__fspath__": "a str",
    "__length_hint__": "an int",
    "__sizeof__": "an int",
    "__array__": "an array",
    "__iter__": "an iterator",
}
"""Methods that must return a Python object -> which."""
KERAS: Final = {
    "build": "can't make variables",
    "compile": "can't make variables",
    "get_config": "returns tensors instead of Python values",
    "from_config": "can't return an object",
    "compute_output_shape": "returns tensors instead of Python values",
    "get_build_config": "returns tensors instead of Python values",
    "get_compile_config": "returns tensors instead of Python values",
}
"""Methods of Keras classes that are no part of the computation."""
EXPLICIT: Final = frozenset({"__init_subclass__", "__class_getitem__"})
"""Implicit class methods, which work once `@classmethod` is written above tf.function."""
OWN_CLASSES: Final = frozenset(
    "layer model metric loss optimizer schedule initializer regularizer constraint callback".split()
)
"""Kinds of class that Keras saves and builds itself."""


class Misplaced(NamedTuple):
    """Why tf.function is wrong on this target."""

    target: str
    """As a person would call it: "__init__", "Net"."""
    why: str
    instead: str


def misplaced(file: File, traced: Traced) -> Misplaced | None:
    """Why a tf.function can't be made of this method or class; None if it can."""
    if isinstance(traced.node, ast.ClassDef):
        return _class(file, traced.node)
    name = getattr(traced.node, "name", None)
    if traced.cls is None or name is None or not traced.is_graph_function:
        return None
    in_class = traced.why == "decorator" or traced.made_in.kind == "class"
    if name in CONSTRUCTORS and in_class:
        if name in EXPLICIT and traced.node is not None and "classmethod" in file.decorations(traced.node):
            return None
        return Misplaced(name, CONSTRUCTORS[name], REMOVE)
    if (
        name in RETURNS
        and in_class
        and not (name == "__iter__" and _returns(file, traced, Kind.DATASET_ITERATOR | Kind.DATASET))
    ):
        return Misplaced(name, f"returns a tensor instead of {RETURNS[name]}", "trace what it calls")
    if name == "__enter__" and in_class and _returns(file, traced, Kind.OBJECT | Kind.STATEFUL):
        return Misplaced(name, "can't return an object", REMOVE)
    if name in KERAS and _is_keras(traced.cls, traced.node):
        return Misplaced(name, KERAS[name], REMOVE)
    return None


def _class(file: File, node: ast.ClassDef) -> Misplaced | None:
    info = file.classes.by_node.get(node)
    if info is None or is_nest(file, info):
        return None
    return Misplaced(info.name, "can't return an object", "trace the methods of the class")


def is_nest(file: File, info: ClassInfo) -> bool:
    """Whether a trace may return instances of a class of the file: they are taken apart, or turned into tensors."""
    if any(base in NESTS for base in info.outer):
        return True
    if any(
        name in each.scope.bindings for each in info.mro for name in ("__tf_flatten__", "__tf_tensor__", "__array__")
    ):
        return True
    made = [generator(each, file.names) for each in info.mro]
    return any(each is not None and each.name in ATTRS for each in made)


NESTS: Final = EXTENSIONS | {
    NAMED_TUPLE,
    "builtins.tuple",
    "builtins.list",
    "builtins.dict",
    "builtins.str",
    "builtins.int",
    "builtins.float",
    "builtins.bytes",
    "enum.IntEnum",
    "enum.IntFlag",
    "enum.StrEnum",
    "typing.TypedDict",
    "typing_extensions.TypedDict",
    "typing.Tuple",
    "typing.List",
    "typing.Dict",
    "collections.OrderedDict",
    "collections.defaultdict",
    "collections.UserDict",
    "collections.abc.Mapping",
    "collections.abc.MutableMapping",
    "collections.abc.Sequence",
    "collections.UserList",
    "numpy.ndarray",
}
"""Bases whose instances a tf.function returns, as themselves or as tensors (or refuses with another error)."""


def _returns(file: File, traced: Traced, kinds: int) -> bool:
    """Whether some `return` certainly gives back one of these kinds (a method that yields returns none of them)."""
    scope = traced.scope
    if scope is None or scope.yields:
        return False
    values = [file.evaluate(statement.value, scope) for statement in scope.returns if statement.value is not None]
    return any(value.must(kinds) for value in values)


def _is_keras(info: ClassInfo, node: ast.AST | None) -> bool:
    """Whether the class comes from Keras; one with a base from elsewhere counts if the method looks like Keras' own."""
    for base in info.outer:
        if base is None or not base.startswith(("keras.", "tf.", "builtins.", "abc.", "typing.")):
            name = getattr(node, "name", "")
            arguments = node.args.args if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else []
            if (
                name in ("get_config", "from_config", "compute_output_shape")
                or name == "build"
                and any("shape" in a.arg for a in arguments)
            ):
                return True
        elif api.class_kind(base) in OWN_CLASSES or base.startswith("keras.layers."):
            return True
    return False
