"""Classes of the file: methods, attributes and where they are assigned, bases here and from elsewhere."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import islice
from typing import Protocol

from flake8_tffunction.source.folding import Folded, unfold
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.scopes import AttributeWrite, Scope

Def = ast.FunctionDef | ast.AsyncFunctionDef
ANCESTORS = 64
"""How many classes of the file a class may derive from: what is further away is left out, so that the cost stays linear."""
NAMED_TUPLE = "typing.NamedTuple"
"""The base of every named tuple, whichever way it is made."""
MIXED_IN = ("builtins.", "abc.", "typing.", "enum.")
"""Beginnings of the names of bases that say nothing of what else a class is."""


class ClassInfo:
    """One class statement.

    Attributes
    ----------
    methods
        Own methods by name (the last definition wins; property setters are kept under "name.setter").
    """

    __slots__ = (
        "node",
        "name",
        "scope",
        "methods",
        "noted",
        "_complete",
        "_bases",
        "_outer_bases",
        "_parents",
        "_find",
        "_mro",
    )

    def __init__(
        self, node: ast.ClassDef, scope: Scope, find: Callable[[ClassInfo], list[ClassInfo | str | None]]
    ) -> None:
        self.node = node
        self.name = node.name
        self.scope = scope
        self.methods: dict[str, Def] = {}
        self.noted: dict[str, list[AttributeWrite]] = {}
        self._complete: Callable[[ClassInfo, str | None], None] | None = None
        self._bases: list[ClassInfo] | None = None
        self._outer_bases: list[str | None] = []
        self._parents: list[ClassInfo | str | None] = []
        self._find = find
        self._mro: tuple[ClassInfo, ...] | None = None
        for statement in statements(node.body):
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.methods[_method_name(statement)] = statement

    def close(self) -> None:
        """Let go of what refers back to this, once all is asked."""
        self._mro = self._complete = None
        self._bases, self._outer_bases, self._parents = [], [], []

    def _look(self) -> list[ClassInfo]:
        """Find the bases at the first question: those of a class in another module may never be asked for."""
        self._bases = []  # a base whose name depends on the class itself ends here
        self._parents = self._find(self)
        self._bases = [parent for parent in self._parents if isinstance(parent, ClassInfo)]
        self._outer_bases = [parent for parent in self._parents if not isinstance(parent, ClassInfo)]
        return self._bases

    @property
    def bases(self) -> list[ClassInfo]:
        """The bases whose class statements are known."""
        return self._bases if self._bases is not None else self._look()

    @property
    def outer_bases(self) -> list[str | None]:
        """The canonical names of the other bases; None for one that does not resolve."""
        if self._bases is None:
            self._look()
        return self._outer_bases

    @property
    def parents(self) -> list[ClassInfo | str | None]:
        """All bases, in the order of the text."""
        if self._bases is None:
            self._look()
        return self._parents

    @property
    def is_enum(self) -> bool:
        """Whether its members are objects of their own (those of an IntEnum or StrEnum count as numbers and strings)."""
        return any(base in ("enum.Enum", "enum.Flag") for base in self.outer)

    @property
    def mro(self) -> tuple[ClassInfo, ...]:
        """The class and its bases of this file, nearest first (depth first; enough for the attributes of one file); of a
        class with very many the nearest ones."""
        if self._mro is None:
            self._line_up()
            assert self._mro is not None
        return self._mro

    def _line_up(self) -> None:
        """Find the `mro` of the class and of its bases: without recursion, since a line of heirs may be long."""
        stack = [self]
        while stack:
            info = stack[-1]
            if info._mro is None:
                info._mro = (info,)  # a class that derives from itself ends here
            base = next((base for base in info.bases if base._mro is None), None)
            if base is not None:
                stack.append(base)
                continue
            seen: dict[ClassInfo, None] = {info: None}
            for base in info.bases:
                seen.update(dict.fromkeys(base.mro))
            info._mro = tuple(islice(seen, ANCESTORS))
            stack.pop()

    @property
    def outer(self) -> Iterator[str | None]:
        """Canonical names of all bases that are not of this file; None for one that does not resolve."""
        for info in self.mro:
            yield from info.outer_bases

    def method(self, name: str) -> tuple[Def, ClassInfo] | None:
        """The method as an instance sees it, and the class that defines it."""
        for info in self.mro:
            if name in info.methods:
                return info.methods[name], info
        return None

    @property
    def writes(self) -> dict[str, list[AttributeWrite]]:
        """Assignments to attributes of the receiver in own methods, by attribute name."""
        if self._complete is not None:
            self._complete(self, None)
        return self.noted

    def attribute_writes(self, name: str) -> list[AttributeWrite]:
        """All assignments `self.name = ...` in methods of the class and its bases of this file."""
        for info in self.mro:
            if info._complete is not None:
                info._complete(info, name)
        return [write for info in self.mro for write in info.noted.get(name, ())]

    def class_bindings(self, name: str) -> Scope | None:
        """The class scope that binds `name` in a class body, nearest first."""
        return next((info.scope for info in self.mro if name in info.scope.bindings), None)

    def __repr__(self) -> str:
        return f"<ClassInfo {self.name}>"


def looks_like_layer(info: ClassInfo) -> bool:
    """Whether a class with a base from elsewhere follows the protocol of Keras: `call` with `training`, or beside a
    `build` that takes the shape of the input.

    Layers of other libraries may do so, too, and have what Keras' never have: a `backward` of their own."""
    if "call" not in info.methods or info.method("backward") is not None:
        return False
    bases = {base for base in info.outer if base is None or not base.startswith(MIXED_IN)}
    if not bases or any(base is not None and base.startswith(("keras.", "tf.")) for base in bases):
        return False
    parameters = info.methods["call"].args
    if any(argument.arg == "training" for argument in (*parameters.args, *parameters.kwonlyargs)):
        return True
    build = info.method("build")
    return build is not None and len(build[0].args.args) == 2


def takes_more(node: Def) -> bool:
    """Whether `train_step(self, x, y)` is for a loop of the file's own: Keras calls its steps with the data alone."""
    return node.name.endswith("_step") and len(node.args.args) - len(node.args.defaults) > 2


def _position(write: AttributeWrite) -> tuple[int, int]:
    return write.node.lineno, write.node.col_offset


def _method_name(node: Def) -> str:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Attribute) and decorator.attr in ("setter", "deleter"):
            return f"{node.name}.{decorator.attr}"
    return node.name


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a class body, those under `if` and `try` included."""
    stack = list(reversed(body))
    while stack:
        statement = stack.pop()
        yield statement
        if isinstance(statement, ast.If):
            stack += reversed(statement.body + statement.orelse)
        elif isinstance(statement, ast.Try):
            stack += reversed(statement.body + statement.orelse + statement.finalbody)


def receiver(node: ast.AST) -> str | None:
    """The name of the first positional parameter of a method ("self"), or None for a static method or none."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return None
    if any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in node.decorator_list):
        return None
    positional = [*node.args.posonlyargs, *node.args.args]
    return positional[0].arg if positional else None


class Followed(Protocol):
    """What knows the imports of the file's own project."""

    def class_named(self, expr: ast.expr, scope: Scope) -> ClassInfo | None:
        """The class of another module that an expression means."""


class Classes:
    """All classes of one file, linked to their bases; with `links` to those in other modules of its project too. Of a `late`
    file the functions are parsed when they are asked for, in whatever order."""

    def __init__(self, index: Index, names: Names, links: Followed | None = None, late: bool = False) -> None:
        self._index = index
        self._names = names
        self._links = links
        self.by_node: dict[ast.AST, ClassInfo] = {}
        self._late = late
        self._seen = 0
        self._catch_up()

    def at(self, node: ast.ClassDef) -> ClassInfo | None:
        """The class that a statement makes, also one in a function that has just been parsed."""
        if node not in self.by_node:
            self._catch_up()
        return self.by_node.get(node)

    def _catch_up(self) -> None:
        """Get to know the classes, and what is written to attributes, in functions that have been parsed since."""
        index = self._index
        for node in index.classes[len(self.by_node) :]:
            info = self.by_node[node] = ClassInfo(node, index.scopes[node], self._bases)
            if self._late:
                info._complete = self._complete
        if self._seen < len(index.noted):
            self._collect_writes()

    def _complete(self, info: ClassInfo, attr: str | None) -> None:
        """Parse the methods of a class that may write to an attribute; all, if none is named."""
        for inner in list(info.scope.children):
            if isinstance(inner.node, Folded) and (attr is None or inner.node.mentions((attr,))):
                unfold(inner.node)
        self._catch_up()
        if attr is None:
            info.noted = dict(sorted(info.noted.items(), key=lambda item: _position(item[1][0])))
            info._complete = None

    def close(self) -> None:
        """Let go of the classes, which refer to each other, once all is asked."""
        for info in self.by_node.values():
            info.close()
        vars(self).clear()

    def _bases(self, info: ClassInfo) -> list[ClassInfo | str | None]:
        around = info.scope.parent or info.scope
        names = self._names
        parents: list[ClassInfo | str | None] = []
        for base in info.node.bases:
            while isinstance(base, ast.Subscript):  # Generic[T], Layer[int]
                base = base.value
            local = self.named(base, around)
            if local is not None and local is not info:
                parents.append(local)
            else:
                parents.append(
                    NAMED_TUPLE if self._makes_named_tuple(base, around, names) else names.canonical(base, around)
                )
        return parents

    def _makes_named_tuple(self, base: ast.expr, scope: Scope, names: Names) -> bool:
        """Whether a base is `namedtuple(...)`, written in place or assigned to a name."""
        if isinstance(base, ast.Name):
            bindings = self._index.bindings(base.id, scope)
            if len(bindings) != 1 or bindings[0].value is None:
                return False
            base, scope = bindings[0].value, bindings[0].scope
        return isinstance(base, ast.Call) and names.canonical(base.func, scope) in (
            "collections.namedtuple",
            NAMED_TUPLE,
        )

    def _collect_writes(self) -> None:
        for attr, write in self._index.noted[self._seen :] if self.by_node else ():
            info = self.of_receiver(write.owner, write.scope)
            if info is not None:
                writes = info.noted.setdefault(attr, [])
                writes.append(write)
                if self._late:
                    writes.sort(key=_position)
        self._seen = len(self._index.noted)

    @cached_property
    def with_method(self) -> Counter[str]:
        """How many classes define a method, by its name."""
        return Counter(name for info in self.by_node.values() for name in info.methods)

    @cached_property
    def derived(self) -> dict[ClassInfo, list[ClassInfo]]:
        """Class -> itself and the classes of the file that derive from it."""
        found: dict[ClassInfo, list[ClassInfo]] = {}
        for info in self.by_node.values():
            for base in info.mro:
                found.setdefault(base, []).append(info)
        return found

    def named(self, expr: ast.expr, scope: Scope) -> ClassInfo | None:
        """The class that a bare name means (the only one of that name): one of this file, or of its project; or None."""
        if isinstance(expr, ast.Name):
            bindings = self._index.bindings(expr.id, scope)
            found = [self.by_node[b.node] for b in bindings if b.kind == "class" and b.node in self.by_node]
            if found:
                return found[-1] if len(found) == len(bindings) else None
        return self._links.class_named(expr, scope) if self._links is not None else None

    def of_method(self, scope: Scope | None) -> ClassInfo | None:
        """The class in whose body the function of `scope` is defined directly."""
        if scope is None or scope.kind != "function" or scope.parent is None or scope.parent.kind != "class":
            return None
        return self.by_node.get(scope.parent.node)

    def around(self, node: ast.AST) -> ClassInfo | None:
        """The class in whose body a def stands directly."""
        return self.of_method(self._index.scopes.get(node))

    def of_receiver(self, expr: ast.expr, scope: Scope) -> ClassInfo | None:
        """The class whose instance `expr` is, if it is the receiver (`self`) of the method around it, or a closure of it."""
        if not isinstance(expr, ast.Name):
            return None
        owner = scope.owner(expr.id)
        info = self.of_method(owner)
        if info is None or owner is None or receiver(owner.node) != expr.id:
            return None
        return info
