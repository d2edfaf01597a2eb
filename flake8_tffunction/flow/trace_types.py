"""How tf.function keys an argument: what has no key at all, what is a new key at each call, and which constants share
one.

In TensorFlow's order: a tensor counts by dtype and shape; list, tuple, dict, NamedTuple, attrs and ExtensionType are
taken apart; anything with `__array__` is a tensor; the rest must be hashable, and is kept by weak reference, or by
value where that is not possible. Values are compared with `==`.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.differences import DEPTH, Here, component
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.instances import Identity, identity
from flake8_tffunction.source.scopes import Binding

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

MADE_UNHASHABLE: Final = {
    "collections.deque": ("a deque", "a list"),
    "builtins.bytearray": ("a bytearray", "bytes"),
    "builtins.slice": ("before Python 3.12 a slice", "its bounds"),
    "argparse.Namespace": ("a Namespace", "its values"),
    "types.SimpleNamespace": ("a SimpleNamespace", "a NamedTuple"),
    "array.array": ("an array.array", "a NumPy array"),
    "collections.UserList": ("a UserList", "a list"),
}
"""What makes an object without a hash -> (what it is, what to pass instead)."""
VIEWS: Final = frozenset({"keys", "items"})
"""Methods of a dict whose result has no hash."""
FRESH_CALLS: Final = {
    "functools.partial": "functools.partial",
    "builtins.iter": "iterator",
    "builtins.enumerate": "iterator",
    "builtins.zip": "iterator",
    "builtins.map": "iterator",
    "builtins.filter": "iterator",
    "builtins.reversed": "iterator",
    "builtins.frozenset": "frozenset",
    "tf.function": "tf.function",
    "builtins.object": "object",
}
"""Calls whose result is another object each time, by canonical name -> what it is."""
OWNING: Final = ("layer", "model", "metric", "optimizer", "loss")
"""Kinds of Keras class whose instances count by identity."""
STRUCTURES: Final = Kind.LIST | Kind.TUPLE | Kind.DICT

CHOICE: Final = 4
"""How many steps of a name to its value an `a if test else b` counts for, since it makes two of each further step."""
RETURNS: Final = 8
"""A function with more `return`s is not asked what each of them makes."""


class Trouble(NamedTuple):
    """An argument without a hash."""

    what: str
    instead: str


class TraceTypes:
    """Answers for one file."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code
        self._identities: dict[ClassInfo, Identity] = {}

    def identity(self, info: ClassInfo) -> Identity:
        """How instances of a class are compared and kept."""
        known = self._identities.get(info)
        if known is None:
            known = self._identities[info] = identity(info, self._code.file.names)
        return known

    # -- no key at all -------------------------------------------------------------------------------------------------

    def unhashable(self, node: ast.expr, value: Value) -> Trouble | None:
        """Why TensorFlow can make no trace type of an argument, or None."""
        name = (
            value.of if value.of in MADE_UNHASHABLE else self._made_by(value.born if value.born is not None else node)
        )
        if name in MADE_UNHASHABLE:
            what, instead = MADE_UNHASHABLE[name]
            return Trouble(f"{what} has no hash", f"pass {instead}")
        if value.kind == Kind.SET and name != "builtins.frozenset":
            return Trouble("a set has no hash", "pass a sorted tuple")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in VIEWS and not node.args and value.kind == Kind.RANGE:
                return Trouble(f"the view of `{node.func.attr}()` has no hash", "pass a list of it")
            if node.func.attr == "parse_args":
                return Trouble("a Namespace has no hash", "pass its values")
        if value.cls is not None and value.kind in (Kind.OBJECT, Kind.STATEFUL):
            known = self.identity(value.cls).unhashable
            if known is not None:
                return Trouble(f"`{value.cls.name}` {known.what}", known.instead)
        if value.kind & STRUCTURES and not value.kind & ~STRUCTURES:
            parts = value.items if value.items is not None else (value.elem,) if value.elem is not None else ()
            for part in parts:
                trouble = self.unhashable(part.born if isinstance(part.born, ast.expr) else node, part)
                if trouble is not None:
                    return trouble
        return None

    def _made_by(self, node: ast.AST) -> str | None:
        """The canonical name of the callee of a call."""
        return (
            self._code.file.names.canonical(node.func, self._code.file.index_of(node).module)
            if isinstance(node, ast.Call)
            else None
        )

    # -- a new key at each call ----------------------------------------------------------------------------------------

    def fresh(self, node: ast.expr, value: Value, here: Here, repeated: bool) -> str | None:
        """What an argument is if it is another object at each run of the call: "lambda", "`Config`", ...; None if it is
        not.

        Parameters
        ----------
        here
            The runs of the call.
        repeated
            Whether the function around runs again and again: then what it makes outside of loops is new too.
        """
        if here.depth > DEPTH:
            return None  # `model = model` in a loop
        if isinstance(node, ast.Name):
            return self._fresh_name(node, here, repeated)
        if isinstance(node, ast.Lambda):
            return "lambda"
        if isinstance(node, ast.GeneratorExp):
            return "generator"
        if isinstance(node, ast.IfExp):
            parts = [(part, self._code.value(part, here.scope, here.at)) for part in (node.body, node.orelse)]
            here = here._replace(depth=here.depth + CHOICE)
            found = [self.fresh(part, each, here, repeated) for part, each in parts]
            return found[0] if all(found) else None
        if isinstance(node, ast.Attribute):
            return f"bound method `{node.attr}`" if self._is_method(value, node.attr) else None
        if isinstance(node, ast.Call):
            return self._fresh_call(node, value) or self._fresh_result(node, here)
        return None

    def _is_method(self, value: Value, attr: str) -> bool:
        """Whether the attribute is made at each access: a def of the class, and no function kept in an attribute."""
        owner = value.bound
        if value.kind != Kind.FUNCTION or owner is None or owner.kind not in (Kind.OBJECT, Kind.STATEFUL):
            return False
        if owner.cls is not None and value.node is not None:
            return owner.cls.method(attr) is not None and not owner.cls.attribute_writes(attr)
        return owner.of is not None and value.name == f"{owner.of}.{attr}" and api.class_kind(owner.of) in OWNING

    def _fresh_call(self, node: ast.Call, value: Value) -> str | None:
        name = self._made_by(node)
        if name in FRESH_CALLS:
            what = FRESH_CALLS[name]
            return (
                what if what != "iterator" or value.kind == Kind.ITERATOR else None
            )  # iter() of a Dataset is no such thing
        if value.kind == Kind.SHAPE and name == "tf.TensorShape":
            return "TensorShape"
        if value.born is not node:
            return None
        if value.cls is not None and value.kind in (Kind.OBJECT, Kind.STATEFUL):
            return f"`{value.cls.name}`" if self.identity(value.cls).fresh else None
        if value.of is not None and value.of.startswith("keras.") and api.class_kind(value.of) in OWNING:
            return f"`{value.of.rpartition('.')[2]}`"
        return None

    def _fresh_result(self, call: ast.Call, here: Here) -> str | None:
        """What a function of the file makes for each call of it: `step(x, make_loss(k))`."""
        callee = self._code.value(call.func, here.scope, here.at)
        function = callee.node
        if callee.kind != Kind.FUNCTION or not isinstance(function, ast.FunctionDef):
            return None
        if self._code.file.cache_of(function) is not None:
            return None
        scope = self._code.file.index_of(function).scopes[function]
        self._code.layout.enter(scope)
        what: str | None = None
        for result in scope.returns if len(scope.returns) <= RETURNS else ():
            if result.value is None:
                return None
            inside = here.deeper(scope=scope, at=result, loops=frozenset())._replace(depth=here.depth + CHOICE)
            what = self.fresh(result.value, self._code.value(result.value, scope, result), inside, True)
            if what is None:
                return None
        return what

    def _fresh_name(self, node: ast.Name, here: Here, repeated: bool) -> str | None:
        """A name that is bound to such an object within the loop, or in the function that runs repeatedly."""
        owner = here.scope.owner(node.id)
        layout = self._code.layout
        if owner is None or layout.root_scope(here.scope) is not owner or owner.kind != "function" and not here.loops:
            return None
        reaching = layout.reaching(node.id, here.at, owner)
        if len(reaching) != 1:
            return None
        binding = reaching[0].binding
        if not repeated and here.loops.isdisjoint(layout.loops(binding.node)):
            return None
        return self._fresh_binding(binding, here, repeated)

    def _fresh_binding(self, binding: Binding, here: Here, repeated: bool) -> str | None:
        if binding.kind == "def":
            return f"function `{getattr(binding.node, 'name', '')}`"
        if binding.kind not in ("assign", "annotate") or binding.value is None:
            return None
        made = component(binding.value, binding.path)  # `model, opt = Net(), Adam()`
        if binding.path and made is binding.value:
            return None
        value = self._code.value(made, binding.scope, binding.node)
        return self.fresh(made, value, here.deeper(scope=binding.scope, at=binding.node), repeated)


# -- constants ---------------------------------------------------------------------------------------------------------


def literal(node: ast.expr, value: Value) -> Any:
    """The Python constant (or nest of them) that an argument is, if its text shows it; else MISSING."""
    if isinstance(node, (ast.Attribute, ast.Call, ast.Subscript)):  # a counter's first value is no constant
        return MISSING
    return _constant(value)


def _constant(value: Value) -> Any:
    if value.const is not MISSING and value.kind in (Kind.NUMBER, Kind.STRING, Kind.NONE):
        return value.const
    if value.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT) and value.items is not None:
        parts = [_constant(item) for item in value.items]
        if MISSING in parts:
            return MISSING
        if value.kind == Kind.DICT:
            return dict(zip(value.keys or (), parts))
        return parts if value.kind == Kind.LIST else tuple(parts)
    return MISSING


def same_key(a: Any, b: Any) -> bool:
    """Whether TensorFlow takes two constants for the same, although they differ in type or in the sign of zero."""
    return _equal(a, b) and typed(a) != typed(b)


def _equal(a: Any, b: Any) -> bool:
    try:
        return bool(a == b)
    except Exception:  # numbers of unlike kinds always compare
        return False


def typed(value: Any) -> Any:
    """A constant with its types: equal only to what cannot be told from it."""
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, *(typed(item) for item in value))
    if isinstance(value, dict):
        return ("dict", *((key, typed(item)) for key, item in sorted(value.items(), key=lambda pair: str(pair[0]))))
    return (type(value).__name__, str(value))
