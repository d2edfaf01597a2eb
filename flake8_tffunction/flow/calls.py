"""Calls and attributes: who is called, with what, and what comes back."""

from __future__ import annotations

import ast

from flake8_tffunction.flow import facts, library
from flake8_tffunction.flow.data_sizes import SOURCES, of_call
from flake8_tffunction.flow.dimensions import rank_value, shape_of_tensor
from flake8_tffunction.flow.layers import results
from flake8_tffunction.flow.library_calls import LibraryCalls
from flake8_tffunction.flow.operators import element_of, join_all, part_of, reached
from flake8_tffunction.flow.overlays import OVERLAYS
from flake8_tffunction.flow.passing import given_fields, instance_of
from flake8_tffunction.flow.values import CALLED, TENSOR, UNKNOWN, Kind, Origin, Trust, Value, class_of, join
from flake8_tffunction.knowledge import api, host, methods
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.wording import written

T = Kind.TENSOR | Kind.VARIABLE
TYPES = {
    Kind.TENSOR: "tensor",
    Kind.VARIABLE: "variable",
    Kind.LIST: "list",
    Kind.DICT: "dict",
    Kind.SET: "set",
    Kind.TUPLE: "tuple",
    Kind.STRING: "str",
    Kind.ARRAY: "ndarray",
    Kind.TENSORARRAY: "tensorarray",
    Kind.DATASET: "dataset",
    Kind.SHAPE: "shape",
    Kind.NUMBER: "number",
    Kind.DTYPE: "dtype",
    Kind.DATASET_ITERATOR: "dataset_iterator",
    Kind.ITERATOR: "iterator",
    Kind.GRAPHFN: "graphfn",
}
"""The word under which `knowledge.methods` keeps the attributes of a kind."""

STEPS = frozenset({"apply", "apply_gradients", "minimize"})
"""Methods of an optimizer that change variables."""
KERAS_CALLS = frozenset({"layer", "model", "metric", "loss"})
"""Kinds of class whose instances are called for tensors."""
REPLICATED = frozenset({"run", "experimental_run_v2"})
"""Methods that hardly anything but a tf.distribute.Strategy has, where they are given a function of the file in traced code."""


class Calls(LibraryCalls):
    """Attributes and calls; heirs decide what entering a function of the file means."""

    def enter(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """The value that a function of the file returns for these arguments."""
        raise NotImplementedError

    def enter_graph(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """The value that a tf.function of the file returns for these arguments."""
        raise NotImplementedError

    def callback(self, node: ast.expr, function: Value, args: tuple[Value, ...], what: str) -> Value:
        """The value of a function that a library calls: "branch", "loop", "map", "inline"."""
        raise NotImplementedError

    def receiver_value(self, function: Scope) -> Value:
        """The value of `self` in the method of a scope."""
        raise NotImplementedError

    def slot(self, owner: Value, attr: str, node: ast.AST) -> Value | None:
        """The value that the traced code itself stored in an attribute."""
        return None

    def store_attribute(self, node: ast.expr, owner: Value, attr: str, value: Value, augmented: bool = False) -> None:
        """Store `owner.attr = value`; code that is not played stores nothing."""

    # -- attributes -------------------------------------------------------------------------------------------------

    def attribute(self, owner: Value, attr: str, node: ast.AST) -> Value:
        written = self.slot(owner, attr, node)
        if written is not None:
            return written
        if owner.cls is not None:
            if attr == "__class__":
                return class_of(owner.cls)
            found = self.member(owner, owner.cls, attr, node)
            if found is not None:
                return found
        if owner.kind == Kind.MODULE and owner.node is not None and self.file.links is not None:
            part = self.file.links.attribute(owner, attr)
            if part is not None:
                return part
        if owner.name is not None and owner.bound is None and owner.cls is None:
            return library.named(api.resolve(f"{owner.name}.{attr}"))
        if owner.of is not None and owner.kind != Kind.VARIABLE:
            return self._library_attribute(owner, owner.of, attr)
        if owner.kind & T and not owner.kind & ~T or owner.kind in TYPES:
            return self._typed_attribute(owner, attr)
        if owner.kind & T:  # a structure or a tensor: what the attribute fits decides
            for kind in (Kind.DICT, Kind.LIST, Kind.TENSOR):
                if owner.kind & kind and methods.returns(TYPES[kind], attr) is not None:
                    return self._typed_attribute(owner.but(kind=kind), attr)
        runs = attr in REPLICATED and owner.kind & (Kind.UNKNOWN | Kind.OBJECT)
        name = "tf.distribute.Strategy.run" if runs else None
        return Value(Kind.UNKNOWN, owner.origin, Trust.ASSUMED, name=name, bound=owner)

    def _typed_attribute(self, owner: Value, attr: str) -> Value:
        word = TYPES[owner.kind] if owner.kind in TYPES else "tensor"
        if attr == "shape" and owner.kind & T:
            return shape_of_tensor(owner)
        if attr == "value" and owner.of == "keras.Variable" and self.file.keras >= 3:
            return owner.but(of=None)  # a property: TensorFlow's own variable
        if owner.kind == Kind.SHAPE and attr in ("rank", "ndims"):
            return rank_value(owner)
        result = methods.returns(word, attr)
        if result is None and owner.kind == Kind.TUPLE and owner.items:  # of a library's named tuple: `top_k(x).values`
            return join_all([*owner.items])
        if result is not None and result.startswith("="):  # a data attribute, no method
            return library.returned(result[1:], None, owner.dtype).but(origin=owner.origin, trust=owner.trust)
        return Value(Kind.FUNCTION, owner.origin, owner.trust, name=f"{word}.{attr}", bound=owner)

    def _library_attribute(self, owner: Value, of: str, attr: str) -> Value:
        if api.class_kind(of) == "strategy":
            of = "tf.distribute.Strategy"
        result = methods.returns(of, attr) or methods.returns(api.class_kind(of) or "object", attr)
        result = result or host.returns(f"{of}.{attr}")
        if result is not None and result.startswith("="):
            value = library.held(owner, attr, result[1:])
            return value.but(of="keras.Variable") if value.kind == Kind.VARIABLE and of.startswith("keras.") else value
        if (held := self.file.field_of(owner, of, attr)) is not None:
            return held
        kind, trust = (Kind.UNKNOWN, Trust.ASSUMED) if result is None else (Kind.FUNCTION, Trust.INFERRED)
        return Value(kind, owner.origin, trust, name=f"{of}.{attr}", bound=owner)

    def member(self, owner: Value, cls: ClassInfo, attr: str, node: ast.AST) -> Value | None:
        """An attribute of an instance or class of the file; None if it comes from a base elsewhere."""
        if attr == "value" and cls.is_enum and owner.elem is not None:
            return owner.elem
        found = cls.method(attr)
        if found is not None:
            if owner.kind & (Kind.OBJECT | Kind.STATEFUL):
                value = self.file.hiding(cls, attr)
                if value is not None:
                    return value.but(bound=value.bound or owner)
            return self._method(owner, found[0], node)
        if owner.kind & (Kind.OBJECT | Kind.STATEFUL):
            value = self.assigned(owner, cls, attr)
            if value is not None:
                return value
        scope = cls.class_bindings(attr)
        if scope is not None:
            value = self.file.value_of(scope, attr)
            if cls.is_enum and owner.kind == Kind.CLASS and not value.kind & Kind.CALLABLE:
                return Value(Kind.OBJECT, Origin.GLOBAL, cls=cls, elem=value)  # a member, which has its `value`
            if all(binding.kind == "annotate" and binding.value is None for binding in scope.bindings[attr]):
                return part_of(owner, value)  # a field, whose value each instance has for itself
            return (
                value.but(bound=owner)
                if value.kind & (Kind.FUNCTION | Kind.GRAPHFN) and owner.kind != Kind.CLASS
                else value
            )
        bases = {b: methods.returns(api.class_kind(b) or b, attr) for b in cls.outer if b and b != "builtins.object"}
        base = next((b for b, word in bases.items() if word is not None), next(iter(bases), None))
        if base is None:
            return None
        if (word := bases[base]) is not None and word.startswith("="):
            return library.held(owner, attr, word[1:])
        return Value(Kind.UNKNOWN, owner.origin, Trust.ASSUMED, name=f"{base}.{attr}", bound=owner)

    def assigned(self, owner: Value, cls: ClassInfo, attr: str) -> Value | None:
        """What the methods of a class assign to an attribute of an instance."""
        value = self.file.class_attribute(cls, attr)
        if value is None or value.origin & (Origin.GLOBAL | Origin.IMPORT) and not value.origin & Origin.FRESH:
            return value
        return part_of(owner, value)

    def _method(self, owner: Value, node: ast.FunctionDef | ast.AsyncFunctionDef, at: ast.AST) -> Value:
        value = self.file.function_value(node)
        marks = self.file.decorations(node)
        if owner.bound is not None and owner.kind & (Kind.OBJECT | Kind.STATEFUL):
            owner = owner.bound  # super() finds a method of the base, and calls it on the instance as it is
        if "property" in marks:
            if owner.kind == Kind.CLASS:
                return UNKNOWN
            assert isinstance(at, ast.expr)
            return self.enter(at, value.but(bound=owner), (), {})
        if "staticmethod" in marks:
            return value
        if "classmethod" in marks:
            return value.but(
                bound=Value(Kind.CLASS, owner.origin, cls=owner.cls, node=owner.cls.node if owner.cls else None)
            )
        return value if owner.kind == Kind.CLASS else value.but(bound=owner)

    # -- calls ------------------------------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> Value:
        function = node.func
        owner: Value | None = None
        if isinstance(function, ast.Attribute):
            owner = self.visit(function.value)
            callee = self.attribute(owner, function.attr, function)
            if owner.kind != Kind.MODULE and self.wants(facts.Got):
                self.tell(facts.Got(function, self.place, owner, callee))
            if owner.kind & (Kind.MODULE | Kind.CLASS):
                owner = None
        else:
            callee = self.visit(function)
        args, keywords = self.arguments(node)
        result = self.call(node, callee, args, keywords)
        if callee.name in SOURCES or any(value.by_data or value.items for value in args):
            result = of_call(callee.name or "", node, args, keywords, result)
        if self.wants(facts.Called):
            method = function.attr if owner is not None and isinstance(function, ast.Attribute) else None
            again = callee.node is not None and callee.node in self.running
            self.tell(
                facts.Called(node, self.place, callee, owner, method, args, keywords, result, written(function), again)
            )
        return result

    def arguments(self, node: ast.Call) -> tuple[tuple[Value, ...], dict[str, Value]]:
        """The values of positional and keyword arguments; "*" and "**" hold what cannot be placed."""
        args: list[Value] = []
        keywords: dict[str, Value] = {}
        for argument in node.args:
            if isinstance(argument, ast.Starred):
                value = self.visit(argument.value)
                self.iterated(argument, "star", value)
                if value.items is not None and value.keys is None and "*" not in keywords:
                    args += value.items
                else:
                    keywords["*"] = element_of(value)
            elif "*" in keywords:
                keywords["*"] = join(keywords["*"], self.visit(argument))
            else:
                args.append(self.visit(argument))
        for keyword in node.keywords:
            value = self.visit(keyword.value)
            if keyword.arg is not None:
                keywords[keyword.arg] = value
            elif value.kind == Kind.DICT and value.items is not None and value.keys is not None:
                keywords.update(zip(value.keys, value.items))
            else:
                keywords["**"] = value.elem or UNKNOWN
        return tuple(args), keywords

    def call(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """The value of calling `callee`."""
        name = callee.name
        if name is not None:
            model = OVERLAYS.get("tf.function" if name in self.file.options.tracers else name)
            if model is not None:
                return model(self, node, callee, args, keywords)
        kind = callee.kind & ~Kind.NONE
        if kind == Kind.FUNCTION and callee.node is not None:
            return self.enter(node, callee, args, keywords)
        if callee.among and callee.node is None and kind in CALLED:
            return self._call_any(node, callee, args, keywords)
        if kind == Kind.GRAPHFN:
            return self.enter_graph(node, callee, args, keywords)
        if callee.cls is not None:
            return (
                self.construct(node, callee, args, keywords)
                if kind == Kind.CLASS
                else self._call_object(node, callee, args, keywords)
            )
        if kind == Kind.STATEFUL:
            return results(callee, args, keywords)
        if kind == Kind.OBJECT and api.class_kind(callee.of or "") in (
            "loss",
            "schedule",
            "initializer",
            "regularizer",
            "constraint",
        ):
            return TENSOR
        if kind == Kind.TENSOR or name is None:
            return UNKNOWN
        if callee.bound is not None:
            return self._call_method(node, callee, args)
        return self._call_library(node, name, args, keywords)

    def _call_any(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """A call of one of several functions: each of them may be the one."""
        results = []
        for function in callee.among:
            if function.node is None:
                results.append(self.call_told(node, function, args, function.name or "", keywords))
            else:
                results.append(self.call(node, function, args, keywords))
        return join_all(results)

    def call_told(
        self,
        node: ast.expr,
        callee: Value,
        args: tuple[Value, ...],
        text: str,
        keywords: dict[str, Value] | None = None,
    ) -> Value:
        """Call a function of a library that is not written as a call, and tell it as one: `map(print, names)`."""
        result = self.call(node, callee, args, keywords or {})
        if self.wants(facts.Called) and callee.name is not None:
            receiver = callee.bound
            method = callee.name.rpartition(".")[2] if receiver is not None else None
            self.tell(
                facts.Called(
                    node,
                    self.place,
                    callee,
                    receiver,
                    method,
                    args,
                    keywords or {},
                    result,
                    text.removeprefix("builtins."),
                )
            )
        return result

    def _call_method(self, node: ast.expr, callee: Value, args: tuple[Value, ...]) -> Value:
        owner = callee.bound
        assert owner is not None and callee.name is not None
        of, _, attr = callee.name.rpartition(".")
        if attr in STEPS and api.class_kind(of) == "optimizer":
            self._learning_rate(node, owner)
        word = methods.returns(of, attr)
        if word is None and (owner.of is not None or owner.cls is not None):
            word = methods.returns(api.class_kind(of) or "object", attr)
        if word is None:
            word = library.python_word(callee.name)
        if word == "unknown":
            return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, born=node)
        if word == "self":
            return owner
        if word == "elem":
            return self._entry(owner, attr, args) if owner.kind == Kind.DICT else element_of(owner)
        if word == "copy":
            return owner.but(origin=Origin.FRESH, born=node)
        result = library.returned("python_iterator" if word == "iterator" else word.lstrip("="), node, owner.dtype)
        if word == "range" and owner.kind == Kind.DICT:
            return result.but(elem=self._view(owner, attr))
        if result.kind == Kind.TENSOR and owner.kind & T:
            return result.but(trust=owner.trust)
        if result.kind == owner.kind == Kind.VARIABLE:
            return result.but(dtype=owner.dtype, of="keras.Variable" if of.startswith("keras.") else None)
        if result.kind == Kind.TENSORARRAY and owner.kind == Kind.TENSORARRAY:
            return result.but(origin=owner.origin)  # written or not, one made outside stays one
        if result.kind == Kind.VARIABLE and of.startswith("keras."):
            return result.but(of="keras.Variable")
        return result

    def _entry(self, owner: Value, attr: str, args: tuple[Value, ...]) -> Value:
        """What `get`, `pop` and `setdefault` of a dict give: an entry or the default, which `setdefault` makes an entry."""
        default = args[1] if len(args) > 1 else None
        if default is not None and attr == "setdefault":
            default = reached(owner, default) if default.origin != Origin.FRESH else default.but(origin=owner.origin)
        if owner.elem is None:
            return default if default is not None and (attr == "setdefault" or owner.items == ()) else UNKNOWN
        entry = reached(owner, owner.elem)
        return entry if default is None else join(entry, default)

    def _learning_rate(self, node: ast.expr, optimizer: Value) -> None:
        """A learning rate that is a function is called by each step of the optimizer that was made with it."""
        made = optimizer.born
        if isinstance(made, ast.Call):
            rate = next(
                (k.value for k in made.keywords if k.arg == "learning_rate"), made.args[0] if made.args else None
            )
            if isinstance(rate, ast.Lambda):
                self.callback(node, Value(Kind.FUNCTION, node=rate, born=rate), (), "inline")

    def _view(self, owner: Value, attr: str) -> Value:
        key, value = Value(Kind.STRING), reached(owner, owner.elem) if owner.elem is not None else UNKNOWN
        if attr == "keys":
            return key
        return value if attr == "values" else Value(Kind.TUPLE, items=(key, value))

    def _call_object(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        assert callee.cls is not None
        for name in ("__call__", "call"):  # a Keras layer's __call__ runs its `call`
            found = callee.cls.method(name)
            if found is not None:
                function = self.file.function_value(found[0]).but(bound=callee)
                return self.call(node, function, args, keywords)
        base = next((b for b in callee.cls.outer if b and api.class_kind(b) in KERAS_CALLS), None)
        return results(callee.but(of=base), args, keywords) if base is not None else UNKNOWN

    def construct(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """A new instance of a class of the file; its `__init__` runs as a part of the code that makes it."""
        assert callee.cls is not None
        made = instance_of(callee, node, args, keywords)
        found = callee.cls.method("__init__")
        if found is None:
            for name, value in given_fields(callee.cls, self.file.names, args, keywords).items():
                self.fill(made, name, value)
            found, args, keywords = callee.cls.method("__post_init__"), (), {}  # of a dataclass
        if found is not None:
            self.enter(node, Value(Kind.FUNCTION, node=found[0], bound=made, of="constructor"), args, keywords)
        return made
