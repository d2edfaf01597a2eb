"""Who is traced: tf.functions, Keras hooks, functions handed to a Dataset or to `compile`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set

from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.handed import ends, handed_over, root
from flake8_tffunction.flow.local_classes import called_eagerly
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.classes import ClassInfo, looks_like_layer, takes_more
from flake8_tffunction.source.names import imported
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.tracing import HOOKS, Traced

HOST_FUNCTIONS = ("py_function", "numpy_function")
"""What runs a function in Python, out of the trace."""

METHODS = frozenset(method for methods in HOOKS.values() for method in methods)
"""What Keras traces of any class."""


def discover(file: File) -> list[Traced]:
    """All roots of a file in the order of the text. tf.functions come with every name that the file gives them."""
    found: dict[tuple[ast.AST | None, object], Traced] = {}
    eager = switched_eager(file)
    for traced in [*_decorated(file), *_wrapped(file)]:
        found.setdefault((traced.node, traced.made_at), traced)
    graph_nodes = {t.node for t in found.values()}
    others = [*_keras(file), *handed_over(file)]
    for traced in others:
        if (
            traced.node not in graph_nodes
            and not (eager and traced.why != "dataset")
            and not (file.debugs_datasets and traced.why == "dataset")
        ):
            found.setdefault((traced.node, traced.why), traced)
    roots = list(found.values())
    if eager:
        roots = [t for t in roots if t.why == "dataset"]
    return sorted(
        roots, key=lambda t: (getattr(t.node or t.made_at, "lineno", 0), getattr(t.node or t.made_at, "col_offset", 0))
    )


# -- tf.function --------------------------------------------------------------------------------------------------------


def _decorated(file: File) -> Iterator[Traced]:
    for node in file.index.functions:
        if node.decorator_list or node is file.supposed:
            value = file.function_value(node)
            if value.kind == Kind.GRAPHFN and value.traced is not None and value.traced.node is node:
                value.traced.names.add(node.name)
                yield value.traced
    for cls in file.index.classes:
        for decorator in cls.decorator_list:
            scope = file.index.scopes[cls].parent or file.index.module
            tracer = file.evaluate(decorator, scope)
            if tracer.name == "tf.function":
                made = file.graph_function(
                    Value(Kind.CLASS, node=cls, born=cls), decorator, scope, tracer.traced, why="decorator"
                )
                if made.traced is not None:
                    yield made.traced


def tracer_words(file: File) -> set[str]:
    """The last parts of names by which the file may call tf.function: "function", its aliases, project wrappers."""
    words = {"function", *(name.rpartition(".")[2] for name in file.options.tracers), *file.tracers}
    words |= import_names(file, words)
    partials = {"partial"} | import_names(file, {"partial"})
    assigned = [
        (name, _says(binding.value, partials))
        for scope in file.index.scopes.values()
        for name, bindings in scope.bindings.items()
        for binding in bindings
        if binding.kind == "assign" and binding.value.__class__ in NAMING
    ]
    for _ in range(2):  # `graph = tf.function(...)`, `jit = functools.partial(graph, ...)`
        words.update(name for name, said in assigned if not words.isdisjoint(said))
    functions = file.index.functions
    # `def wrap(f): return tf.function(f)`; the other way round for one inside of another, `return wrap`
    for node in (*functions, *reversed(functions)):
        if any(not words.isdisjoint(_says(r.value, partials)) for r in file.index.scopes[node].returns):
            words.add(node.name)
    return words


def import_names(file: File, words: Set[str]) -> set[str]:
    """The module's names for what it imports under one of these words: "graph" in `from tensorflow import function as graph`."""
    return {
        name
        for name, bindings in file.index.module.bindings.items()
        for binding in bindings
        if binding.kind == "import" and (imported(binding, name) or "").rpartition(".")[2] in words
    }


NAMING = (ast.Name, ast.Attribute, ast.Call)


def _says(expr: ast.expr | None, partials: Set[str]) -> tuple[str, ...]:
    """By what names an expression may be a tracer, or the call of one (of functools.partial too)."""
    if isinstance(expr, ast.Call):
        said = _says(expr.func, partials)
        return (*said, *_says(expr.args[0], partials)) if not partials.isdisjoint(said) and expr.args else said
    word = ends(expr)
    return (word,) if word is not None else ()


def _wrapped(file: File) -> Iterator[Traced]:
    words = tracer_words(file)
    for call, scope in file.index.calls:
        function = call.func
        word = ends(function) or (ends(function.func) if isinstance(function, ast.Call) else None)
        if word not in words:
            continue
        value = file.evaluate(call, scope)
        for made in value.among or (value,):
            if made.kind == Kind.GRAPHFN and made.traced is not None and made.traced.node is not None:
                yield made.traced
    yield from _of_heirs(file)
    _name_wrapped(file)


def _of_heirs(file: File) -> Iterator[Traced]:
    """What tf.functions that a constructor of the file makes of a method make of it in the classes that override it."""
    wrapping = {traced.made_at: traced for traced in file.graph_functions() if traced.why == "wrapped"}
    for base, heirs in file.classes.derived.items() if wrapping else ():
        for attr, writes in base.writes.items() if len(heirs) > 1 else ():
            if any(write.value in wrapping for write in writes):
                for heir in heirs:
                    value = file.class_attribute(heir, attr)
                    if value is not None and value.kind == Kind.GRAPHFN and value.traced is not None:
                        if value.traced.node is not None:
                            yield value.traced


def _name_wrapped(file: File) -> None:
    """Give wrapped functions the names that assignments give them: `fast = tf.function(f)`, `self.step = tf.function(...)`."""
    made: dict[ast.AST | None, list[Traced]] = {}
    for traced in file.graph_functions():
        made.setdefault(traced.made_at, []).append(traced)
    if not made:
        return
    for scope in file.index.scopes.values():
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                for traced in made.get(_part(binding.value, binding.path), ()):
                    traced.names.add(name)
    for attr, writes in file.index.writes.items():
        for write in writes:
            for traced in made.get(_part(write.value, write.path), ()):
                traced.names.add(attr)


def _part(value: ast.expr | None, path: tuple[int, ...]) -> ast.expr | None:
    """What one target of an assignment gets of a display: of `step, check = tf.function(f), tf.function(g)` its own one."""
    for position in path:
        if not isinstance(value, (ast.Tuple, ast.List)) or not 0 <= position < len(value.elts):
            return value
        value = value.elts[position]
    return value


# -- Keras ----------------------------------------------------------------------------------------------------------------


def _keras(file: File) -> Iterator[Traced]:
    if not file.classes.by_node or _other_backend(file):
        return
    classes = file.classes.by_node.values()
    tests = any(name.startswith("test") for info in classes for name in info.methods)  # these call stand-ins eagerly
    for info in classes:
        if METHODS.isdisjoint(info.methods):
            continue  # its bases, which may lie in other files, need not be known
        kinds = {api.class_kind(base) for base in info.outer if base is not None}
        hooks = {hook for kind in kinds for hook in HOOKS.get(kind or "", ())}
        if not tests and looks_like_layer(info):
            hooks.add("call")
        if not hooks or _compiled_with(file, info.name, "run_eagerly") or called_eagerly(file, info):
            continue
        for name in hooks:
            node = info.methods.get(name)
            if (
                node is not None
                and "staticmethod" not in file.decorations(node)
                and not (takes_more(node) or _replaced_by_host(file, info, name))
            ):
                traced = root(file, node, "keras", info.node, info.scope)
                traced.jit = _compiled_with(file, info.name, "jit_compile") or (
                    file.options.keras_jit
                    and file.keras >= 3
                    and not _compiled_with(file, info.name, "jit_compile", (False, None))
                )
                yield traced


def _other_backend(file: File) -> bool:
    """Whether the Keras of a file runs on PyTorch or JAX: it imports one of them, and no TensorFlow."""
    if "torch" not in file.text and "jax" not in file.text:
        return False
    nodes = [b.node for s in file.index.scopes.values() for bs in s.bindings.values() for b in bs if b.kind == "import"]
    names = [a.name for node in nodes if isinstance(node, ast.Import) for a in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    roots = {name.partition(".")[0] for name in names}
    return bool(roots & {"torch", "jax"}) and not roots & {"tensorflow", "tf_keras"}


def _replaced_by_host(file: File, info: ClassInfo, hook: str) -> bool:
    """Whether a method of the class puts something else in the place of a hook, with tf.py_function around the method as
    it is written: `obj.update_state = types.MethodType(on_host, obj)` in `__new__`."""
    for write in file.index.writes.get(hook, ()):
        scope: Scope | None = write.scope
        while scope is not None and file.classes.of_method(scope) is None:
            scope = scope.parent
        if scope is not None and file.classes.of_method(scope) in info.mro:
            if any(
                ends(node) in HOST_FUNCTIONS for node in walk(scope.node) if isinstance(node, (ast.Name, ast.Attribute))
            ):
                return True
    return False


def _compiled_with(file: File, class_name: str, option: str, values: tuple[object, ...] = (True,)) -> bool:
    """Whether the file compiles instances of the class with an option that is literally so: run_eagerly, jit_compile."""
    for call, scope in file.sites("compile"):
        given = next((keyword.value for keyword in call.keywords if keyword.arg == option), None)
        if isinstance(given, ast.Constant) and any(given.value is value for value in values):
            owner = file.evaluate(call.func.value, scope) if isinstance(call.func, ast.Attribute) else None
            if owner is not None and any(
                info.name == class_name
                for value in (owner, *_layers_of(file, owner))
                if value.cls
                for info in value.cls.mro
            ):
                return True
    return False


def _layers_of(file: File, model: Value) -> list[Value]:
    """The layers that a Sequential is made of."""
    made = model.born
    if model.of != "keras.Sequential" or not isinstance(made, ast.Call) or not made.args:
        return []
    scope = next((scope for call, scope in file.index.calls if call is made), file.index.module)
    return list(file.evaluate(made.args[0], scope).items or ())


def switched_eager(file: File) -> bool:
    """Whether the module switches every tf.function off for good: run_functions_eagerly(True) and never False."""
    switched = False
    for name in ("run_functions_eagerly", "experimental_run_functions_eagerly"):
        for call, _ in file.sites(name):
            value = call.args[0] if call.args else None
            if not isinstance(value, ast.Constant) or value.value is not True:
                return False
            switched = switched or _unconditional(file, call)
    return switched


def _unconditional(file: File, call: ast.Call) -> bool:
    return any(isinstance(s, ast.Expr) and s.value is call for s in file.index.tree.body)
