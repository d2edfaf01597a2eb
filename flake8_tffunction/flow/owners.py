"""Traced methods whose owners TensorFlow can't keep, or can't tell apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.targets import misplaced
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo, receiver
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.owners import Field, fields, generator, unfit
from flake8_tffunction.source.scopes import FUNCTIONS

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

ATTACHED: Final = frozenset(
    {"abc.abstractmethod", "typing.final", "typing.override", "typing_extensions.override", "typing_extensions.final"}
)
"""Decorators that give back the very object that they are given, so that it still binds itself to the instance."""


class Trouble(NamedTuple):
    """What is wrong with the owner of a traced method."""

    node: ast.AST
    """The decorator or call that makes the tf.function; the class statement, if the method is inherited."""
    owner: str
    what: str
    effect: str
    instead: str


class Method(NamedTuple):
    """A tf.function in a class body."""

    name: str
    info: ClassInfo
    direct: bool
    """Whether the class holds the tf.function itself: then it binds itself to the instance, by a weak reference."""


def method_of(file: File, traced: Traced) -> Method | None:
    """The method that a tf.function is, decorated or assigned in a class body; None for static and class methods.

    Neither are those that should not be a tf.function at all: that is another trap.
    """
    node = traced.node
    if misplaced(file, traced):
        return None
    if (
        traced.why == "decorator"
        and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and traced.cls is not None
    ):
        if (
            {"staticmethod", "classmethod"} & file.decorations(node)
            or receiver(node) is None
            or traced.made_at not in node.decorator_list
        ):
            return None
        above = node.decorator_list[: node.decorator_list.index(traced.made_at)]
        direct = "property" not in file.decorations(node) and all(
            file.names.canonical(d, traced.made_in) in ATTACHED for d in above
        )
        return Method(node.name, traced.cls, direct)
    info = file.classes.by_node.get(traced.made_in.node)
    if info is not None and isinstance(node, FUNCTIONS):
        for name, bindings in info.scope.bindings.items():
            if any(binding.value is traced.made_at for binding in bindings):
                return Method(name, info, True)
    return None


def owner_trouble(file: File, traced: Traced) -> Iterator[Trouble]:
    """Why TensorFlow can't keep the owner of a traced method, or takes two for the same."""
    method = method_of(file, traced)
    if method is None:
        return
    own = unfit(method.info, file.names)
    if own is not None:
        if own.by_hash or method.direct:
            yield Trouble(traced.made_at, own.owner, own.what, "raise TypeError", own.instead)
        return
    shared = _shared_field(file, method, traced) if method.direct else None
    if shared is not None:
        what = f"is compared without `{shared}`"
        yield Trouble(traced.made_at, method.info.name, what, "mix up equal ones", "use `@dataclass(eq=False)`")
    for heir in file.classes.derived.get(method.info, ()):
        if heir is not method.info and _inherits(heir, method):
            cause = unfit(heir, file.names)
            if cause is not None and (cause.by_hash or method.direct):
                yield Trouble(heir.node, cause.owner, cause.what, "raise TypeError", cause.instead)


def _inherits(heir: ClassInfo, method: Method) -> bool:
    """Whether a class finds the method where it is defined, and not in a class that overrides it."""
    for info in heir.mro:
        if method.name in info.scope.bindings:
            return info is method.info
    return False


# -- equal instances --------------------------------------------------------------------------------------------------


def _shared_field(file: File, method: Method, traced: Traced) -> str | None:
    """A field that the method reads and `==` ignores, where the file makes instances that differ in nothing else."""
    made = generator(method.info, file.names)
    me = receiver(traced.node) if traced.node is not None else None
    if made is None or me is None or traced.node is None or not made.option("eq"):
        return None
    declared = [
        field for info in reversed(method.info.mro) if generator(info, file.names) for field in fields(info, file.names)
    ]
    ignored = {field.name for field in declared if not field.compared}
    if not ignored:
        return None
    read = [
        n.attr
        for n in walk(traced.node)
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == me
    ]
    name = next((attr for attr in read if attr in ignored), None)
    return name if name is not None and _makes_equal_ones(file, method.info, declared, name) else None


def _makes_equal_ones(file: File, info: ClassInfo, declared: list[Field], ignored: str) -> bool:
    """Whether two calls of the class, or one in a loop, give other values for nothing but the ignored field."""
    compared = [field.name for field in declared if field.compared]
    seen: dict[str, str] = {}
    for call, scope in file.sites(info.name):
        given = _given(call, declared) if file.classes.named(call.func, scope) is info else None
        if given is None or ignored not in given:
            continue
        parts = [given[name] for name in compared if name in given]
        key, other = " ".join(ast.dump(part) for part in parts), ast.dump(given[ignored])
        if seen.setdefault(key, other) != other:
            return True
        fixed = all(isinstance(part, ast.Constant) for part in parts) and not isinstance(given[ignored], ast.Constant)
        file.eager.layout.enter(scope)
        if fixed and file.eager.layout.loops(call):
            return True
    return False


def _given(call: ast.Call, declared: list[Field]) -> dict[str, ast.expr] | None:
    """The arguments of a constructor by field; None where a star hides them."""
    if any(isinstance(a, ast.Starred) for a in call.args) or any(k.arg is None for k in call.keywords):
        return None
    given = dict(zip([field.name for field in declared], call.args))
    given.update((k.arg, k.value) for k in call.keywords if k.arg is not None)
    return given
