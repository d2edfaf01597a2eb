"""Calls and attributes: who is called, with what, and what comes back."""

from __future__ import annotations

import ast
from typing import Any

from flake8_tffunction.flow import facts, library
from flake8_tffunction.flow.expressions import Expressions
from flake8_tffunction.flow.operators import element_of, reached
from flake8_tffunction.flow.overlays import OVERLAYS
from flake8_tffunction.flow.values import TENSOR, UNKNOWN, Kind, Origin, Trust, Value, join
from flake8_tffunction.knowledge import api, host, methods
from flake8_tffunction.source.classes import ClassInfo, receiver
from flake8_tffunction.source.index import Scope

T = Kind.TENSOR | Kind.VARIABLE
TYPES = {
    Kind.TENSOR: "tensor", Kind.VARIABLE: "variable", Kind.LIST: "list", Kind.DICT: "dict", Kind.SET: "set", Kind.TUPLE: "tuple",
    Kind.STRING: "str", Kind.ARRAY: "ndarray", Kind.TENSORARRAY: "tensorarray", Kind.DATASET: "dataset", Kind.SHAPE: "shape",
    Kind.NUMBER: "number", Kind.DTYPE: "dtype", Kind.DATASET_ITERATOR: "dataset_iterator", Kind.ITERATOR: "iterator", Kind.GRAPHFN: "graphfn",
}
"""The word under which `knowledge.methods` keeps the attributes of a kind."""


class Calls(Expressions):
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

    def slot(self, owner: Value, attr: str) -> Value | None:
        """The value that the traced code itself stored in an attribute."""
        return None

    # -- attributes -------------------------------------------------------------------------------------------------

    def attribute(self, owner: Value, attr: str, node: ast.AST) -> Value:
        written = self.slot(owner, attr)
        if written is not None:
            return written
        if owner.cls is not None:
            found = self.member(owner, owner.cls, attr, node)
            if found is not None:
                return found
        if owner.name is not None and owner.bound is None and owner.cls is None:
            return library.named(api.resolve(f"{owner.name}.{attr}"))
        if owner.of is not None:
            return self._library_attribute(owner, owner.of, attr)
        if owner.kind & T and not owner.kind & ~T or owner.kind in TYPES:
            return self._typed_attribute(owner, attr)
        if owner.kind & T:  # a structure or a tensor: what the attribute fits decides
            for kind in (Kind.DICT, Kind.LIST, Kind.TENSOR):
                if owner.kind & kind and methods.returns(TYPES[kind], attr) is not None:
                    return self._typed_attribute(owner.but(kind=kind), attr)
        return Value(Kind.UNKNOWN, owner.origin, Trust.ASSUMED, bound=owner)

    def _typed_attribute(self, owner: Value, attr: str) -> Value:
        word = TYPES[owner.kind] if owner.kind in TYPES else "tensor"
        result = methods.returns(word, attr)
        if result is not None and result.startswith("="):  # a data attribute, no method
            return library.returned(result[1:], None, owner.dtype).but(origin=owner.origin, trust=owner.trust)
        return Value(Kind.FUNCTION, owner.origin, owner.trust, name=f"{word}.{attr}", bound=owner)

    def _library_attribute(self, owner: Value, of: str, attr: str) -> Value:
        if api.class_kind(of) == "strategy":
            of = "tf.distribute.Strategy"
        result = methods.returns(of, attr) or methods.returns(api.class_kind(of) or "object", attr)
        if result is not None and result.startswith("="):
            return library.returned(result[1:], None).but(origin=owner.origin)
        kind = Kind.UNKNOWN if result is None and host.returns(f"{of}.{attr}") is None else Kind.FUNCTION
        return Value(kind, owner.origin, Trust.INFERRED if kind == Kind.FUNCTION else Trust.ASSUMED, name=f"{of}.{attr}", bound=owner)

    def member(self, owner: Value, cls: ClassInfo, attr: str, node: ast.AST) -> Value | None:
        """An attribute of an instance or class of the file; None if it comes from a base elsewhere."""
        found = cls.method(attr)
        if found is not None:
            return self._method(owner, found[0], node)
        if owner.kind & (Kind.OBJECT | Kind.STATEFUL):
            value = self.file.class_attribute(cls, attr)
            if value is not None:
                own = value.origin & (Origin.GLOBAL | Origin.IMPORT) and not value.origin & Origin.FRESH
                return value if own else value.but(origin=owner.origin)
        scope = cls.class_bindings(attr)
        if scope is not None:
            value = self.file.value_of(scope, attr)
            return value.but(bound=owner) if value.kind & (Kind.FUNCTION | Kind.GRAPHFN) and owner.kind != Kind.CLASS else value
        base = next((b for b in cls.outer if b is not None and b != "builtins.object"), None)
        if base is not None:
            word = methods.returns(api.class_kind(base) or base, attr)
            if word is not None and word.startswith("="):
                return library.returned(word[1:], None).but(origin=owner.origin)
            return Value(Kind.UNKNOWN, owner.origin, Trust.ASSUMED, name=f"{base}.{attr}", bound=owner)
        return None

    def _method(self, owner: Value, node: ast.FunctionDef | ast.AsyncFunctionDef, at: ast.AST) -> Value:
        value = self.file.function_value(node)
        marks = self.file.decorations(node)
        if "property" in marks:
            if owner.kind == Kind.CLASS:
                return UNKNOWN
            assert isinstance(at, ast.expr)
            return self.enter(at, value.but(bound=owner), (), {})
        if "staticmethod" in marks:
            return value
        if "classmethod" in marks:
            return value.but(bound=Value(Kind.CLASS, owner.origin, cls=owner.cls, node=owner.cls.node if owner.cls else None))
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
        if self.wants(facts.Called):
            method = function.attr if owner is not None and isinstance(function, ast.Attribute) else None
            self.tell(facts.Called(node, self.place, callee, owner, method, args, keywords, result, written(function)))
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
        if kind == Kind.GRAPHFN:
            return self.enter_graph(node, callee, args, keywords)
        if callee.cls is not None:
            return self.construct(node, callee, args, keywords) if kind == Kind.CLASS else self._call_object(node, callee, args, keywords)
        if kind == Kind.STATEFUL:
            return TENSOR
        if kind == Kind.TENSOR or name is None:
            return UNKNOWN
        if callee.bound is not None:
            return self._call_method(node, callee, args)
        return self._call_library(node, name, args, keywords)

    def _call_library(self, node: ast.expr, name: str, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        if api.class_kind(name) is not None:
            return library.instance(name, node)
        word = api.returns(name)
        if word == "unknown":
            word = library.python_word(name)
        return library.returned(word, node, self._dtype(name, args, keywords))

    def _dtype(self, name: str, args: tuple[Value, ...], keywords: dict[str, Value]) -> str | None:
        """The dtype of what a TensorFlow function returns, by the rule of the table."""
        rule, _, default = (api.dtype_rule(name) or "").partition("=")
        word, _, detail = rule.partition(":")
        if word == "dtype":
            position, _, keyword = detail.partition(":")
            given = keywords.get(keyword or "dtype")
            if given is None and position.isdigit() and int(position) < len(args):
                given = args[int(position)]
            if given is not None and given.kind != Kind.NONE:
                return given.dtype if given.kind == Kind.DTYPE else given.const if isinstance(given.const, str) else None
            word = default
        if word == "arg":
            return next((a.dtype for a in (*args, *keywords.values()) if a.kind & T), None)
        return word if word and "," not in word else None

    def _call_method(self, node: ast.expr, callee: Value, args: tuple[Value, ...]) -> Value:
        owner = callee.bound
        assert owner is not None and callee.name is not None
        of, _, attr = callee.name.rpartition(".")
        word = methods.returns(of, attr)
        if word is None and owner.of is not None:
            word = methods.returns(api.class_kind(of) or "object", attr)
        if word is None:
            word = library.python_word(callee.name)
        if word == "unknown":
            return Value(Kind.UNKNOWN, trust=Trust.ASSUMED, born=node)
        if word == "self":
            return owner
        if word == "elem":
            return element_of(owner) if owner.kind != Kind.DICT else reached(owner, owner.elem) if owner.elem else UNKNOWN
        if word == "copy":
            return owner.but(origin=Origin.FRESH, born=node)
        result = library.returned("python_iterator" if word == "iterator" else word.lstrip("="), node, owner.dtype)
        if word == "range" and owner.kind == Kind.DICT:
            return result.but(elem=self._view(owner, attr))
        if result.kind == Kind.TENSOR and owner.kind & T:
            return result.but(trust=owner.trust)
        return result

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
        if any(api.class_kind(base) in ("layer", "model", "metric", "loss") for base in callee.cls.outer if base):
            return TENSOR
        return UNKNOWN

    def construct(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        """A new instance of a class of the file; its `__init__` runs as a part of the code that makes it."""
        assert callee.cls is not None
        made = Value(Kind.OBJECT, cls=callee.cls, born=node)
        found = callee.cls.method("__init__")
        if found is not None:
            self.enter(node, Value(Kind.FUNCTION, node=found[0], bound=made, of="constructor"), args, keywords)
        return made


def bind(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> dict[str, Value]:
    """Arguments by parameter name; a parameter that the call leaves out is missing, for its default to be taken.

    `callee.bound` is the receiver and `callee.items` hold the first arguments of a functools.partial.
    """
    given = [*(callee.items or ()), *args]
    if callee.bound is not None and (isinstance(node, ast.Lambda) or receiver(node) is not None):
        given.insert(0, callee.bound)
    signature = node.args
    names = [a.arg for a in (*signature.posonlyargs, *signature.args)]
    bound: dict[str, Value] = dict(zip(names, given))
    loose = keywords.get("*")
    if loose is not None:
        for name in names[len(given):]:
            if name not in keywords:
                bound[name] = loose
    if signature.vararg is not None:
        rest = tuple(given[len(names):])
        elem = loose
        for value in rest:
            elem = value if elem is None else join(elem, value)
        bound[signature.vararg.arg] = Value(Kind.TUPLE, elem=elem, items=rest if loose is None else None)
    named = {*names, *(a.arg for a in signature.kwonlyargs)}
    extra: dict[str, Value] = {}
    for name, value in keywords.items():
        if name in named:
            bound[name] = value
        elif name not in ("*", "**"):
            extra[name] = value
    if "**" in keywords:
        for name in named.difference(bound):
            bound[name] = keywords["**"]
    if signature.kwarg is not None:
        items: Any = tuple(extra.values())
        elem = None
        for value in items:
            elem = value if elem is None else join(elem, value)
        known = "**" not in keywords
        bound[signature.kwarg.arg] = Value(Kind.DICT, elem=elem, items=items if known else None, keys=tuple(extra) if known else None)
    return bound


def written(node: ast.expr) -> str:
    """An expression as the user wrote it, on one line."""
    parts: list[str] = []
    inner: ast.expr = node
    while isinstance(inner, ast.Attribute):
        parts.append(inner.attr)
        inner = inner.value
    if isinstance(inner, ast.Name):
        parts.append(inner.id)
        return ".".join(reversed(parts))
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 40 else text[:37] + "..."


