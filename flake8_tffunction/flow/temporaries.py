"""Traced methods that are taken from an object which nobody keeps.

A tf.function in a class body holds its instance by a weak reference. With the object gone, the trace finds None for
`self`. Measured on TensorFlow 2.21: `Net().run(x)` and `return net.run` fail; `Net()(x)`, a method that does not look
at `self`, and an object that is part of a reference cycle (so that only the garbage collector ends it, as Keras' are)
do not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.owners import method_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo, Def, receiver
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.owners import EXTENSIONS, unfit
from flake8_tffunction.source.reads import Read
from flake8_tffunction.source.scopes import FUNCTIONS, Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

CYCLIC: Final = ("layer", "model", "metric", "optimizer", "loss")
"""Kinds of class whose instances refer to themselves."""
HARMLESS: Final = frozenset(
    {"print", "isinstance", "type", "id", "repr", "str", "hasattr", "getattr", "setattr", "len", "super", "vars"}
)
"""Builtins that don't keep what they are given, or do nothing else with None."""
QUERIES: Final = frozenset(
    {"experimental_get_tracing_count", "pretty_printed_concrete_signatures", "experimental_get_compiler_ir"}
)
"""Attributes of a tf.function that need no instance."""
MAKERS: Final = ("__init__", "__post_init__", "__new__")
DEPTH: Final = 4


class Dying(NamedTuple):
    """A traced method whose object is gone before it runs."""

    node: ast.AST
    """Where the object is dropped."""
    owner: str
    """Its class."""
    method: str


def dying(file: File, traced: Traced) -> Iterator[Dying]:
    """Where the file takes a traced method from an object that dies at once."""
    method = method_of(file, traced)
    if method is None or not method.direct or not _uses_receiver(traced.node):
        return
    for read, found in file.eager.reads_of_method(method.info, method.name):
        if not _is_found(file, found, method.name) or _is_kept(file, found) or _is_query(file, read):
            continue
        assert isinstance(read.node, ast.Attribute)
        dropped = _dropped(file, read, read.node)
        if dropped is not None:
            yield Dying(dropped, found.name, method.name)


def _uses_receiver(node: ast.AST | None) -> bool:
    """Whether a method looks at its first argument: more than to hand it back, print it, or compare it with None."""
    if not isinstance(node, FUNCTIONS):
        return False
    positional = [*node.args.posonlyargs, *node.args.args]
    if not positional:
        return False
    me = positional[0].arg
    idle: set[ast.AST] = set()
    for part in walk(node):
        if isinstance(part, ast.Return) and part.value is not None:
            idle.add(part.value)
        elif (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Name)
            and part.func.id in ("print", "isinstance", "type", "id", "repr", "str")
        ):
            idle.update(part.args)
        elif isinstance(part, ast.Compare) and isinstance(part.ops[0], (ast.Is, ast.IsNot)):
            idle.add(part.left)
        elif (
            isinstance(part, ast.Attribute)
            and isinstance(part.value, ast.Call)
            and isinstance(part.value.func, ast.Name)
        ):
            if part.value.func.id == "super" and not part.attr.startswith("__"):
                return True
    return any(isinstance(part, ast.Name) and part.id == me and part not in idle for part in walk(node))


def _is_found(file: File, cls: ClassInfo, name: str) -> bool:
    """Whether an object of the class certainly has the method that its class shows."""
    if cls.attribute_writes(name) or EXTENSIONS.intersection(base for base in cls.outer if base):
        return False
    return unfit(cls, file.names) is None


def _is_query(file: File, read: Read) -> bool:
    file.eager.layout.enter(read.scope)
    parent = file.eager.layout.parent(read.node)
    return isinstance(parent, ast.Attribute) and parent.attr in QUERIES


# -- objects that outlive their last name -----------------------------------------------------------------------------


def _is_kept(file: File, info: ClassInfo) -> bool:
    """Whether something may keep an instance alive: its constructor hands it to somebody, or it refers to itself."""
    if any(base is not None and api.class_kind(base) in CYCLIC for base in info.outer):
        return True
    makers = [each.methods[name] for each in info.mro for name in MAKERS if name in each.methods]
    return any(_hands_out(file, info, node, frozenset()) for node in makers)


def _hands_out(file: File, info: ClassInfo, node: Def, seen: frozenset[ast.AST]) -> bool:
    """Whether a method stores its receiver, passes it on, or binds a method of it; helpers that it calls included."""
    me = receiver(node)
    if me is None or node in seen:
        return False
    parts = list(walk(node))
    bases = {part.value for part in parts if isinstance(part, ast.Attribute)}
    called = {part.func for part in parts if isinstance(part, ast.Call)}
    passed: set[ast.AST] = set()
    for part in parts:
        if isinstance(part, ast.Call):
            named = isinstance(part.func, ast.Name) and part.func.id in HARMLESS
            if (
                named
                or isinstance(part.func, ast.Attribute)
                and part.func.attr in ("__init__", "__setattr__", "__new__")
            ):
                passed.update(part.args)
        elif isinstance(part, ast.Return) and part.value is not None:
            passed.add(part.value)  # the caller's matter
        elif isinstance(part, FUNCTIONS) and part is not node:
            if any(isinstance(inner, ast.Name) and inner.id == me for inner in walk(part)):
                return True  # a closure over it
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == me:
            method = info.method(part.attr)
            if method is not None and "property" not in file.decorations(method[0]):
                if part not in called or _hands_out(file, info, method[0], seen | {node}):
                    return True
    return any(
        isinstance(part, ast.Name)
        and part.id == me
        and isinstance(part.ctx, ast.Load)
        and part not in bases
        and part not in passed
        for part in parts
    )


# -- where an object ends ---------------------------------------------------------------------------------------------


def _dropped(file: File, read: Read, access: ast.Attribute) -> ast.AST | None:
    """Where the object behind `access` is dropped before the method runs, or None."""
    if _is_temporary(file, access.value, read.scope):
        return access
    if isinstance(access.value, ast.Name):
        return _dropped_name(file, read, access, access.value.id)
    return None


def _is_temporary(file: File, expr: ast.expr, scope: Scope, depth: int = 0) -> bool:
    """Whether an expression makes an object that nothing keeps once its value has been used."""
    if depth > DEPTH:
        return False
    if isinstance(expr, ast.IfExp):
        return _is_temporary(file, expr.body, scope, depth + 1) and _is_temporary(file, expr.orelse, scope, depth + 1)
    if isinstance(expr, ast.BoolOp):
        return _is_temporary(file, expr.values[-1], scope, depth + 1) and not any(
            isinstance(v, ast.Name) for v in expr.values
        )
    if not isinstance(expr, ast.Call):
        return False
    callee = file.eager.value(expr.func, scope, expr)
    if callee.kind == Kind.CLASS:
        return callee.cls is not None and callee.cls.method("__new__") is None
    if callee.kind == Kind.FUNCTION and isinstance(callee.node, ast.FunctionDef) and callee.name is None:
        return _makes_new(file, callee, expr, scope, depth)
    return False


def _makes_new(file: File, callee: Value, call: ast.Call, scope: Scope, depth: int) -> bool:
    """Whether a function of the file certainly gives back a new object, and does not keep it.

    A method may also give back its receiver, if that is a temporary one.
    """
    function = callee.node
    assert isinstance(function, ast.FunctionDef)
    inner = file.index.scopes[function]
    if file.cache_of(function) is not None or inner.yields or not inner.returns:
        return False
    for statement in inner.returns:
        value = statement.value
        if isinstance(value, ast.Name) and value.id == receiver(function) and isinstance(call.func, ast.Attribute):
            info = file.classes.of_method(inner)
            if info is None or _hands_out(file, info, function, frozenset()):
                return False
            if not _is_temporary(file, call.func.value, scope, depth + 1):
                return False
        elif isinstance(value, ast.Name):
            bindings = _own_bindings(file, value.id, inner)
            if not bindings or not all(
                _is_temporary(file, b.value, inner, depth + 1) for b in bindings if b.value is not None
            ):
                return False
            if _escapes(file, value.id, inner, {value}):
                return False
        elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == receiver(function):
            continue  # return cls(...)
        elif value is None or not _is_temporary(file, value, inner, depth + 1):
            return False
    return True


def _own_bindings(file: File, name: str, scope: Scope) -> list[Binding]:
    """The bindings of a local variable of a function, if all are assignments there; else none."""
    owner = scope.owner(name)
    if owner is None or owner is not scope.function:
        return []
    bindings = owner.bindings[name]
    return (
        bindings
        if all(
            b.kind in ("assign", "annotate") and b.value is not None and not b.path and b.scope is owner
            for b in bindings
        )
        else []
    )


def _escapes(file: File, name: str, scope: Scope, allowed: set[ast.AST]) -> bool:
    """Whether a local variable is stored, passed on, or captured by a function: more than its attributes are read."""
    layout = file.eager.layout
    layout.enter(scope)
    for read in file.lifetimes.reads.names.get(name, ()):
        if read.scope.owner(name) is not scope.function or read.node in allowed:
            continue
        if read.scope.function is not scope.function or not isinstance(layout.parent(read.node), ast.Attribute):
            return True
    return False


def _dropped_name(file: File, read: Read, access: ast.Attribute, name: str) -> ast.AST | None:
    """Where a local variable ends that alone keeps the object: at a `return`, or at the next turn of a loop."""
    scope = read.scope
    owner = scope.owner(name)
    layout = file.eager.layout
    layout.enter(scope)
    if owner is not None and owner.kind == "comprehension":
        return access if _ends_with_comprehension(file, access, name, owner) else None
    bindings = _own_bindings(file, name, scope)
    if not bindings or not all(_is_temporary(file, b.value, scope) for b in bindings if b.value is not None):
        return None
    if (
        _escapes(file, name, scope, set())
        or _is_called(layout.parent(access), access)
        or _warmed(file, access, name, scope)
    ):
        return None
    statement = layout.statement(access)
    if isinstance(statement, ast.Return):
        return access
    if (
        isinstance(statement, ast.Assign)
        and statement.value is access
        and len(statement.targets) == 1
        and isinstance(statement.targets[0], ast.Name)
    ):
        return _returned_later(file, statement.targets[0].id, scope)
    loops = layout.loops(access)
    if loops and all(loops[0] in layout.loops(binding.node) for binding in bindings) and _is_stored(statement):
        return access
    return None


def _is_called(parent: ast.AST | None, access: ast.AST) -> bool:
    return isinstance(parent, ast.Call) and parent.func is access


def _warmed(file: File, access: ast.Attribute, name: str, scope: Scope) -> bool:
    """Whether the method is also called while the object lives: that trace works later as well."""
    layout = file.eager.layout
    for read in file.lifetimes.reads.attributes.get(access.attr, ()):
        node = read.node
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == name
            and read.scope.owner(name) is scope.function
        ):
            parent = layout.parent(node)
            if _is_called(parent, node) or isinstance(
                parent, ast.Attribute
            ):  # net.run(x), net.run.get_concrete_function(...)
                return True
    return False


def _returned_later(file: File, name: str, scope: Scope) -> ast.AST | None:
    """The `return` that gives back a local variable, if it is used for nothing else."""
    layout = file.eager.layout
    bindings = _own_bindings(file, name, scope)
    reads = [r for r in file.lifetimes.reads.names.get(name, ()) if r.scope.owner(name) is scope.function]
    if (
        len(bindings) == 1
        and len(reads) == 1
        and reads[0].scope is scope
        and isinstance(layout.statement(reads[0].node), ast.Return)
    ):
        return None if _is_called(layout.parent(reads[0].node), reads[0].node) else reads[0].node
    return None


def _is_stored(statement: ast.AST) -> bool:
    """`fns.append(net.run)`, `fns[k] = net.run`."""
    if isinstance(statement, ast.Expr):
        call = statement.value
        return (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in ("append", "add", "insert", "extend", "setdefault")
        )
    return isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript)


def _ends_with_comprehension(file: File, access: ast.Attribute, name: str, owner: Scope) -> bool:
    """`[net.run for net in (Net(1), Net(2))]`: the objects end with the comprehension."""
    layout = file.eager.layout
    parent = layout.parent(access)
    if _is_called(parent, access) or isinstance(parent, ast.Attribute) or len(owner.bindings.get(name, ())) != 1:
        return False
    source = owner.bindings[name][0].value
    if isinstance(source, (ast.List, ast.Tuple)):
        made = bool(source.elts) and all(_is_temporary(file, part, owner) for part in source.elts)
    else:
        made = isinstance(source, (ast.ListComp, ast.GeneratorExp)) and _is_temporary(
            file, source.elt, file.index.scopes[source]
        )
    used = [r for r in file.lifetimes.reads.names.get(name, ()) if r.scope.owner(name) is owner]
    return made and len(used) == 1
