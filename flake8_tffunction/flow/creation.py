"""What makes tf.Variables: library classes, classes of the file, factories; and where TensorFlow lets traced code make
them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.dependence import made_of
from flake8_tffunction.flow.facts import Stored
from flake8_tffunction.flow.static import of_binding
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

VARIABLE: Final = "variable"
"""A bare variable: tf.Variable, add_weight."""
VARIABLES: Final = "variables"
"""An object that owns variables; the other words are those of `api.made_in_trace`."""

WEIGHTS: Final = frozenset({"add_weight", "add_variable"})
"""Methods of Keras objects that make a variable."""
MAKERS: Final = ("__init__", "__post_init__", "__new__", "build")
"""Methods in which a class makes its variables: those that run when it is made, and at the first call of a Keras
layer."""
KERAS_STATE: Final = ("layer", "model", "metric")
"""Kinds of class that make their variables in `build` too, and whose instances a Keras 3 layer refuses once it is built."""
STATIC: Final = frozenset({"shape", "dtype", "name"})
"""Attributes of a tensor that are known while tracing."""
LIKE: Final = frozenset({"zeros_like", "ones_like"})
"""Functions that look at the shape of their argument alone."""
BY_HAND: Final = {"tf.summary.create_file_writer": "lost"}
"""What becomes of objects whose constructor works and whose use fails, beside `api.made_in_trace`."""
GIVEN: Final = {"keras.layers.Normalization": "mean"}
"""Layers that need no variables if they are given this argument."""
DEPTH: Final = 6
"""How many calls a maker is followed into helpers and assignments."""


def may_make(name: str) -> bool:
    """Whether a library's function or class of this canonical name may make variables, or what is lost with the trace."""
    return (
        api.class_kind(name) == "variable"
        or name.rpartition(".")[2] in WEIGHTS
        or name in BY_HAND
        or api.made_in_trace(name) != ""
    )


class Creation:
    """Answers for one file; each class is asked once."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._classes: dict[ClassInfo, bool] = {}
        self._calls: dict[Index, dict[ast.AST, list[tuple[ast.Call, Scope]]]] = {}

    def of_call(self, callee: Value, method: str | None = None, keywords: Collection[str] = ()) -> str:
        """What a call makes: "variable", "variables", "lost", "shared" (see `api.made_in_trace`), or "" for nothing of
        that.

        Parameters
        ----------
        callee
            Who is called.
        method
            The name of the method, for a call `receiver.method(...)`.
        keywords
            The keywords of the call.
        """
        if callee.cls is not None:
            return VARIABLES if callee.kind == Kind.CLASS and self.by_class(callee.cls) else ""
        if callee.name is None:
            return VARIABLE if method == "add_weight" and callee.kind & Kind.UNKNOWN else ""
        if GIVEN.get(callee.name) in keywords:
            return ""
        return self.by_name(callee.name)

    def by_name(self, name: str) -> str:
        """The same for a canonical name."""
        if api.class_kind(name) == "variable":
            return VARIABLE
        owner, _, attribute = name.rpartition(".")
        if attribute in WEIGHTS and api.class_kind(owner) in ("layer", "model", "metric", "optimizer"):
            return VARIABLE
        return api.made_in_trace(name, self._file.keras) or BY_HAND.get(name, "")

    def by_class(self, info: ClassInfo) -> bool:
        """Whether making an instance of a class of the file, or calling it for the first time, makes variables."""
        known = self._classes.get(info)
        if known is None:
            self._classes[info] = False  # a class that makes one of its own kind
            known = self._classes[info] = self._by_class(info)
        return known

    def _by_class(self, info: ClassInfo) -> bool:
        if any(base is not None and api.makes_variables(base, self._file.keras) for base in info.outer):
            return True
        keras = self._file.derives_from(info, *KERAS_STATE)
        for name in MAKERS if keras else MAKERS[:-1]:
            found = info.method(name)
            if found is not None and self.made_in(found[0], info):
                return True
        return False

    def made_in(self, function: ast.AST, info: ClassInfo | None) -> bool:
        """Whether the body of a function, or a helper of the file that it calls, makes variables, guarded or not."""
        return self._makes(function, info, 0, set())

    def _makes(self, function: ast.AST, info: ClassInfo | None, depth: int, seen: set[ast.AST]) -> bool:
        if function in seen or depth > DEPTH:
            return False
        seen.add(function)
        for call, scope in self._calls_in(function):
            callee = call.func
            if isinstance(callee, ast.Attribute) and callee.attr == "add_weight":
                return True
            name = self._file.names.canonical(callee, scope)
            if name is not None and self.by_name(name):
                return True
            local = self._file.classes.named(callee, scope)
            if local is not None:
                if self.by_class(local):
                    return True
                continue
            helper = self._helper(callee, scope, info)
            if helper is not None and self._makes(helper, info, depth + 1, seen):
                return True
        return False

    def _calls_in(self, function: ast.AST) -> list[tuple[ast.Call, Scope]]:
        index = self._file.index_of(function)
        if index not in self._calls:
            found = self._calls[index] = {}
            for call, scope in index.calls:
                if scope.function is not None:
                    found.setdefault(scope.function.node, []).append((call, scope))
        return self._calls[index].get(function, [])

    def _helper(self, callee: ast.expr, scope: Scope, info: ClassInfo | None) -> ast.AST | None:
        """The function of the file that is called by its name, or as a method of the same object."""
        if isinstance(callee, ast.Name):
            bindings = self._file.index.bindings(callee.id, scope)
            return bindings[0].node if len(bindings) == 1 and bindings[0].kind == "def" else None
        if isinstance(callee, ast.Attribute) and info is not None:
            super_call = (
                isinstance(callee.value, ast.Call)
                and isinstance(callee.value.func, ast.Name)
                and callee.value.func.id == "super"
            )
            if super_call:
                own = self._file.classes.of_method(scope.function)
                bases = own.mro[1:] if own is not None else ()
                return next((base.methods[callee.attr] for base in bases if callee.attr in base.methods), None)
            if self._file.classes.of_receiver(callee.value, scope) is not None:
                found = info.method(callee.attr)
                return found[0] if found is not None else None
        return None

    # -- what holds them --------------------------------------------------------------------------------------------

    def refuses(self, value: Value) -> bool:
        """Whether it certainly is a tf.Variable, which refuses `+=`; Keras 3's own variables just give a tensor."""
        if not value.must(Kind.VARIABLE):
            return False
        return self._file.keras < 3 or value.of != "keras.Variable"

    def is_slot(self, fact: Stored) -> bool:
        """Whether the attribute or outer name that traced code writes holds a tf.Variable and, in untraced code,
        nothing else."""
        old = fact.old
        if old is None or not old.kind & Kind.VARIABLE or fact.owner is not None and fact.owner.cls is None:
            return False  # an attribute of a library object may be a property: `optimizer.learning_rate = x` assigns
        if old.must(Kind.VARIABLE):
            return True
        held = False
        for value, traced in self._written(fact):
            if value.kind == Kind.VARIABLE:
                held = True
            elif not traced and value.kind & ~(Kind.VARIABLE | Kind.NONE):
                return False
        return held

    def _written(self, fact: Stored) -> Iterator[tuple[Value, bool]]:
        """What the file binds to an attribute or name, and whether traced code does it."""
        assert fact.key is not None
        if fact.owner is not None:
            info = fact.owner.cls
            for write in info.attribute_writes(fact.key) if info is not None else ():
                if write.value is not None and write.kind not in ("augment", "delete"):
                    yield self._file.written_value(write), self._is_traced(write.scope)
        elif fact.scope is not None:
            for binding in fact.scope.bindings.get(fact.key, ()):
                if binding.value is not None and binding.kind not in ("augment", "delete"):
                    yield of_binding(self._file, binding, fact.key), self._is_traced(binding.scope)

    def _is_traced(self, scope: Scope) -> bool:
        function = scope.function
        return function is not None and function.node in self._file.reached

    # -- where it is allowed ----------------------------------------------------------------------------------------

    def lifted(self, value: ast.expr, scope: Scope) -> bool:
        """Whether TensorFlow can take an initial value out of the function: nothing in it comes from an argument or a
        variable.

        XLA needs that ("We failed to lift variable creations out of this tf.function"). Shapes do not count, and a
        name of which nothing is known is no obstacle."""
        for node, at in made_of(self._file, value, scope, _known_while_tracing):
            if isinstance(node, ast.Name) and self._is_tensor(node.id, at):
                return False
        return True

    def _is_tensor(self, name: str, scope: Scope) -> bool:
        """Whether a name is an argument of traced code that may be a tensor, or a variable."""
        owner = scope.owner(name)
        if owner is None:
            return False
        for binding in owner.bindings.get(name, ()):
            if binding.kind == "param":
                known = self._file.parameter(binding).kind & ~(Kind.TENSOR | Kind.VARIABLE | Kind.UNKNOWN)
                return owner.node in self._file.reached and not known
        return self._file.value_of(owner, name).kind == Kind.VARIABLE


def _known_while_tracing(node: ast.AST) -> bool:
    """Whether an expression looks at no more than the shape, dtype or name of a tensor."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in LIKE
    return isinstance(node, ast.Attribute) and node.attr in STATIC
