"""Which instances can own a traced method: Python itself answers whether they have a hash and allow weak references."""

from __future__ import annotations

import ast
import weakref
from typing import Any

import pytest

from flake8_tffunction.knowledge import api, first_api
from flake8_tffunction.source.classes import Classes
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.owners import unfit

IMPORTS = """\
import abc
import argparse
import collections
import collections.abc
import dataclasses
import enum
import types
import typing
from dataclasses import dataclass, field
from typing import ClassVar, Dict, Generic, List, NamedTuple, Protocol, Tuple, TypeVar
T = TypeVar("T")
"""

CLASSES = {
    "plain": ("class C: pass", "C()"),
    "dataclass": ("@dataclass\nclass C:\n    k: float", "C(1.0)"),
    "dataclass called": ("@dataclasses.dataclass(order=True)\nclass C:\n    k: float", "C(1.0)"),
    "eq=False": ("@dataclass(eq=False)\nclass C:\n    k: float", "C(1.0)"),
    "eq=False and __eq__": (
        "@dataclass(eq=False)\nclass C:\n    k: float\n    def __eq__(self, o): return True",
        "C(1.0)",
    ),
    "frozen": ("@dataclass(frozen=True)\nclass C:\n    k: float", "C(1.0)"),
    "frozen list": ("@dataclass(frozen=True)\nclass C:\n    k: List[int]", "C([1])"),
    "frozen dict as a string": ("@dataclass(frozen=True)\nclass C:\n    k: 'Dict[str, int]'", "C({})"),
    "frozen tuple": ("@dataclass(frozen=True)\nclass C:\n    k: Tuple[int, ...]", "C((1,))"),
    "frozen tuple of lists": ("@dataclass(frozen=True)\nclass C:\n    k: tuple[list, ...]", "C(([],))"),
    "frozen factory": ("@dataclass(frozen=True)\nclass C:\n    k: object = field(default_factory=list)", "C()"),
    "frozen, not in the hash": ("@dataclass(frozen=True)\nclass C:\n    k: list = field(hash=False)", "C([])"),
    "frozen, not compared": ("@dataclass(frozen=True)\nclass C:\n    k: list = field(compare=False)", "C([])"),
    "frozen, hash=None": ("@dataclass(frozen=True)\nclass C:\n    k: list = field(hash=None)", "C([])"),
    "frozen ClassVar": ("@dataclass(frozen=True)\nclass C:\n    j: int\n    k: ClassVar[list] = []", "C(1)"),
    "frozen, own hash": ("@dataclass(frozen=True)\nclass C:\n    k: list\n    def __hash__(self): return 1", "C([])"),
    "frozen, base with a list": (
        "@dataclass(frozen=True)\nclass B:\n    k: list\n@dataclass(frozen=True)\nclass C(B):\n    j: int = 0",
        "C([])",
    ),
    "unsafe_hash": ("@dataclass(unsafe_hash=True)\nclass C:\n    k: float", "C(1.0)"),
    "dataclass with __hash__": ("@dataclass\nclass C:\n    k: float\n    __hash__ = object.__hash__", "C(1.0)"),
    "heir of a dataclass": ("@dataclass\nclass B:\n    k: float\nclass C(B): pass", "C(1.0)"),
    "heir with a hash": ("@dataclass\nclass B:\n    k: float\nclass C(B):\n    def __hash__(self): return 1", "C(1.0)"),
    "__eq__": ("class C:\n    def __eq__(self, o): return True", "C()"),
    "__eq__ as a lambda": ("class C:\n    __eq__ = lambda self, o: True", "C()"),
    "__eq__ and __hash__": ("class C:\n    def __eq__(self, o): return True\n    def __hash__(self): return 1", "C()"),
    "__eq__, base's hash": (
        "class B:\n    def __hash__(self): return 1\nclass C(B):\n    def __eq__(self, o): return True",
        "C()",
    ),
    "base's __eq__": ("class B:\n    def __eq__(self, o): return True\nclass C(B): pass", "C()"),
    "__hash__ = None": ("class C:\n    __hash__ = None", "C()"),
    "second base decides": ("class B: pass\nclass C(B, dict): pass", "C()"),
    "first base decides": ("class B:\n    def __hash__(self): return 1\nclass C(B, dict): pass", "C()"),
    "slots": ("class C:\n    __slots__ = ('k',)", "C()"),
    "slots, a string": ("class C:\n    __slots__ = 'k'", "C()"),
    "slots and __dict__": ("class C:\n    __slots__ = ['k', '__dict__']", "C()"),
    "slots and __weakref__": ("class C:\n    __slots__ = ('k', '__weakref__')", "C()"),
    "slots, plain base": ("class B: pass\nclass C(B):\n    __slots__ = ('k',)", "C()"),
    "slots, slotted base": ("class B:\n    __slots__ = ('k',)\nclass C(B):\n    __slots__ = ()", "C()"),
    "plain, slotted base": ("class B:\n    __slots__ = ('k',)\nclass C(B): pass", "C()"),
    "slots, base with __weakref__": (
        "class B:\n    __slots__ = ('__weakref__',)\nclass C(B):\n    __slots__ = ('k',)",
        "C()",
    ),
    "slots, ABC": ("class C(abc.ABC):\n    __slots__ = ('k',)", "C()"),
    "slots, Generic": ("class C(Generic[T]):\n    __slots__ = ('k',)", "C()"),
    "slots, Sized": ("class C(collections.abc.Sized):\n    __slots__ = ('k',)\n    def __len__(self): return 1", "C()"),
    "slotted dataclass": ("@dataclass(slots=True, eq=False)\nclass C:\n    k: float", "C(1.0)"),
    "NamedTuple": ("class C(NamedTuple):\n    k: float", "C(1.0)"),
    "namedtuple": ("class C(collections.namedtuple('B', 'k')): pass", "C(1.0)"),
    "namedtuple by name": ("B = collections.namedtuple('B', 'k')\nclass C(B): pass", "C(1.0)"),
    "tuple": ("class C(tuple): pass", "C()"),
    "int": ("class C(int): pass", "C()"),
    "bytes": ("class C(bytes): pass", "C()"),
    "float": ("class C(float): pass", "C()"),
    "str": ("class C(str): pass", "C()"),
    "frozenset": ("class C(frozenset): pass", "C()"),
    "list": ("class C(list): pass", "C()"),
    "Dict[str, int]": ("class C(Dict[str, int]): pass", "C()"),
    "deque": ("class C(collections.deque): pass", "C()"),
    "UserDict": ("class C(collections.UserDict): pass", "C()"),
    "Mapping": (
        "class C(collections.abc.Mapping):\n    def __getitem__(self, k): return 1\n"
        "    def __iter__(self): return iter(())\n    def __len__(self): return 0",
        "C()",
    ),
    "Sequence": (
        "class C(collections.abc.Sequence):\n    def __getitem__(self, k): return 1\n    def __len__(self): return 0",
        "C()",
    ),
    "Enum": ("class C(enum.Enum):\n    A = 1", "C.A"),
    "IntEnum": ("class C(enum.IntEnum):\n    A = 1", "C.A"),
    "SimpleNamespace": ("class C(types.SimpleNamespace): pass", "C()"),
    "Namespace": ("class C(argparse.Namespace): pass", "C()"),
    "Exception": ("class C(Exception): pass", "C()"),
}


def answer(instance: Any) -> str | None:
    """What Python misses in an object that is to be a key of a dictionary with weak keys."""
    try:
        hash(instance)
    except TypeError:
        return "hash"
    try:
        weakref.ref(instance)
    except TypeError:
        return "weak reference"
    return None


@pytest.mark.parametrize(("source", "instance"), CLASSES.values(), ids=CLASSES.keys())
def test_python_agrees(source: str, instance: str) -> None:
    space: dict[str, Any] = {"__name__": __name__}  # dataclasses look their module up
    exec(compile(IMPORTS + source, "<owners>", "exec", dont_inherit=True), space)
    index = Index(ast.parse(IMPORTS + source))
    names = Names(index)
    info = next(info for info in Classes(index, names).by_node.values() if info.name == "C")
    found = unfit(info, names)
    told = None if found is None else "hash" if found.by_hash else "weak reference"
    assert told == answer(eval(instance, space))


@pytest.mark.parametrize(
    "source",
    [
        "class C(tf.experimental.ExtensionType):\n    def __eq__(self, o): return True",
        "class C(elsewhere.Base):\n    __slots__ = ('k',)",
        "@dataclass(eq=EQ)\nclass C:\n    k: float",
        "@dataclass(**options)\nclass C:\n    k: float",
        "class C:\n    __slots__ = names()",
    ],
)
def test_what_the_file_does_not_show_is_no_trouble(source: str) -> None:
    index = Index(ast.parse(IMPORTS + "import tensorflow as tf\nimport elsewhere\n" + source))
    names = Names(index)
    info = next(iter(Classes(index, names).by_node.values()))
    assert unfit(info, names) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tf.squared_difference", "tf.math.squared_difference"),
        ("tf.matrix_solve", "tf.linalg.solve"),
        ("tf.log", "tf.math.log"),
        ("tf.to_float", "tf.cast"),
    ],
)
def test_names_that_moved(old: str, new: str) -> None:
    found = first_api.trap(old)
    assert found is not None
    assert found.instead == f"use `{new}`"
    assert api.what(new) is not None


def test_names_of_the_first_api_are_its_names() -> None:
    assert [name for name in first_api.NAMES if api.what(name) is None] == []


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("tf.compat.v1.placeholder", "placeholder"),
        ("tf.compat.v1.layers.dense", "layer"),
        ("tf.compat.v1.metrics.mean", "metric"),
        ("tf.Session", "removed"),
        ("tf.contrib.layers.fully_connected", "removed"),
        ("tf.GraphKeys.LOSSES", "removed"),
        ("tf.train.AdamOptimizer", "removed"),
        ("tf.compat.v1.name_scope", None),
        ("tf.math.log", None),
        ("tf.Tensor.eval", None),
        ("tf.no_such_name", None),
        ("keras.layers.Dense", None),
        ("numpy.log", None),
    ],
)
def test_traps_of_the_first_api(name: str, family: str | None) -> None:
    found = first_api.trap(name)
    assert (found.family if found is not None else None) == family
