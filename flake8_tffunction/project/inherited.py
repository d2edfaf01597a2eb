"""tf.functions and Keras hooks of other modules that the linted file gets by import or by inheritance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.project.far import is_far
from flake8_tffunction.project.gate import Source, leads, makes, may_make, traces
from flake8_tffunction.project.modules import Module, ends_of, tracer_words
from flake8_tffunction.project.reading import words
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import HOOKS, Traced, read_options

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File


def makers(file: File) -> None:
    """Get to know the tf.functions that the imports of a file bring, so that calls of them are found."""
    assert file.links is not None
    locator = file.links.locator
    wanted, named = makes(file.options)
    brought = [each for each in _imported(file) if leads(each[2], locator, wanted)]
    used = _used(file) if brought else set()
    for scope, name, source in brought:
        if name not in used or not leads(source, locator, wanted, named):
            continue
        value = file.value_of(scope, name)
        _note(file, value, name)
        if value.kind == Kind.CLASS and value.cls is not None:
            _of_class(file, value.cls)
        if value.kind == Kind.MODULE and value.node is not None:
            _of_module(file, file.links.of_tree(value.node))
        if source[1] is None:  # `import a.b` binds a, and brings b
            _of_module(file, file.links.module(source[0]))
    for info in file.classes.by_node.values():
        if file.links.may_inherit(info, wanted):
            for base in info.mro[1:]:
                if is_far(base.node):
                    _of_class(file, base)


def _imported(file: File) -> Iterator[tuple[Scope, str, Source]]:
    """What the file imports of its project: the scope, the name there, and where it comes from."""
    assert file.links is not None
    for scope in list(file.index.scopes.values()):
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                source = file.links.source(binding, name) if binding.kind == "import" else None
                if source is not None:
                    yield scope, name, source


def _used(file: File) -> set[str]:
    """The names with which the file's calls have to do: of their callees and of what they are given."""
    found: set[str] = set()
    for call, _ in file.index.calls:
        for expr in (call.func, *call.args, *(keyword.value for keyword in call.keywords)):
            while isinstance(expr, (ast.Attribute, ast.Subscript, ast.Call, ast.Starred)):
                expr = expr.func if isinstance(expr, ast.Call) else expr.value
            if isinstance(expr, ast.Name):
                found.add(expr.id)
    for scope in file.index.scopes.values():
        for bindings in scope.bindings.values():
            found.update(binding.value.id for binding in bindings if isinstance(binding.value, ast.Name))
    return found


def _of_module(file: File, module: Module | None) -> None:
    """The tf.functions among what a module binds."""
    assert file.links is not None
    if module is None:
        return
    for name in sorted(module.makers(file.options.tracers)):
        for binding in module.scope.bindings.get(name, ()):
            if binding.kind != "class":
                _note(file, file.value_of(module.scope, name), name)
            elif (info := file.links.info(binding.node)) is not None:
                _of_class(file, info)


def _of_class(file: File, info: ClassInfo) -> None:
    """The tf.functions among the methods of a class of another module, and among the attributes that it sets."""
    assert file.links is not None
    tracers = file.options.tracers
    wanted = may_make(file.options)
    for each in info.mro:
        if is_far(each.node) and wanted(words(file.links.module_of(each.node).found.path)):
            makers = file.links.module_of(each.node).makers(tracers) | tracer_words(tracers)
            for name, node in each.methods.items():
                if any(not makers.isdisjoint(ends_of(decorator)) for decorator in node.decorator_list):
                    _note(file, file.function_value(node), name)
            for attr, writes in each.writes.items():
                if any(write.value is not None and not makers.isdisjoint(ends_of(write.value)) for write in writes):
                    _note(file, file.class_attribute(each, attr), attr)


def _note(file: File, value: Value | None, name: str) -> None:
    """Keep under which name a tf.function can be called, or tf.function itself."""
    if value is None:
        return
    if value.kind == Kind.GRAPHFN and value.traced is not None:
        value.traced.names.add(name)
    elif value.name == "tf.function":
        file.tracers.add(name)


def inherited(file: File) -> Iterator[Traced]:
    """Roots that classes of the file inherit from other modules: with them, what the classes override is traced."""
    assert file.links is not None
    wanted = traces(file.options)
    for info in file.classes.by_node.values():
        if not file.links.may_inherit(info, wanted):
            continue
        far = [base for base in info.mro if is_far(base.node)]
        own = {name for base in info.mro if not is_far(base.node) for name in base.methods} - {"__init__"}
        if not own or not any(_calls_own(method, own) for base in far for method in base.methods.values()):
            continue
        kinds = {api.class_kind(base) for base in info.outer if base is not None}
        hooks = {hook for kind in kinds for hook in HOOKS.get(kind or "", ())}
        for name in dict.fromkeys(name for base in far for name in base.methods):
            found = info.method(name)
            if found is None or not is_far(found[0]):
                continue
            node = found[0]
            value = file.function_value(node)
            scope = file.index.scopes[node]
            if value.kind == Kind.GRAPHFN and value.traced is not None:
                options, jit = value.traced.options, value.traced.jit
            elif name in hooks and "staticmethod" not in file.decorations(node):
                options, jit = read_options(None, info.scope), False
            else:
                continue
            why = "decorator" if value.kind == Kind.GRAPHFN else "keras"
            traced = Traced(node, scope, why, options, node, scope, info)
            traced.jit = jit
            yield traced


def _calls_own(node: ast.AST, own: set[str]) -> bool:
    """Whether a method calls, on whatever object, a method that the heir has."""
    return any(isinstance(part, ast.Attribute) and part.attr in own for part in walk(node))
