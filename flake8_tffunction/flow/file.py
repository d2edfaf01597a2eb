"""One file: its names, classes and tf.functions, and what its eager code makes them."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from flake8_tffunction.flow import (
    arranging,
    builtin_models,
    datasets,
    higher_order,
    keras_ops,
    shapes,
    sizes,
    static_shapes,
)
from flake8_tffunction.flow.attributes import Attributes
from flake8_tffunction.flow.changed import as_changed
from flake8_tffunction.flow.closures import Closures, passed_on
from flake8_tffunction.flow.conversion import HANDED, PLAIN, between
from flake8_tffunction.flow.counts import Counts
from flake8_tffunction.flow.creation import Creation
from flake8_tffunction.flow.eager import EagerCode
from flake8_tffunction.flow.heirs import traced_for
from flake8_tffunction.flow.latecomers import Latecomers
from flake8_tffunction.flow.lifetimes import Lifetimes
from flake8_tffunction.flow.passing import held
from flake8_tffunction.flow.places import Places
from flake8_tffunction.flow.rebinding import Rebindings
from flake8_tffunction.flow.state import Env
from flake8_tffunction.flow.static import Static, builtin, of_binding
from flake8_tffunction.flow.values import NOTHING, UNKNOWN, Kind, Origin, Trust, Value, join
from flake8_tffunction.flow.wrapping import shows_parameters
from flake8_tffunction.knowledge import api
from flake8_tffunction.options import Options
from flake8_tffunction.project.tables import Table
from flake8_tffunction.source.classes import Classes, ClassInfo
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.scopes import AttributeWrite, Binding, Scope
from flake8_tffunction.source.stars import spread
from flake8_tffunction.source.tracing import Traced, read_options

if TYPE_CHECKING:
    from flake8_tffunction.advice.supposition import Supposition
    from flake8_tffunction.project.locating import Locator

MODELS = (arranging, builtin_models, datasets, higher_order, keras_ops, shapes, sizes, static_shapes)
"""Modules that register models of calls when they are imported."""

CALLS = 50
"""How many functions one question may lead into: of those that call each other twice each there would be too many."""
TRANSPARENT = frozenset({"property", "cached_property", "staticmethod", "classmethod"})
CACHES = {"functools.lru_cache": "cached", "functools.cache": "cached", "functools.cached_property": "cached_property"}


class File(Attributes, Places):
    """What is known of one file. Every question is answered once; none of them plays traced code.

    Attributes
    ----------
    index, names, classes
        The file as written.
    links
        What its imports mean in its own project; None if they are not followed.
    options
        The settings of this run.
    traced
        All tf.functions, Keras hooks and functions handed to TensorFlow, in the order of their text; filled by `roots`.
    reached
        After the play: functions whose body is traced code, and the first root that reached each.
    branching
        After the play: roots with an `if`, `for` or `while` that is, or may be, one of the graph.
    tracers
        Names under which other modules hand tf.function on; filled before `traced`.
    eager
        Where eager code makes and calls tf.functions; filled when it is asked, after the play.
    too_deep
        Whether something was left out since it is too deep for the stack.
    lifetimes, rebindings
        After the play: what traced code leaves behind, and what is changed behind its back.
    supposed
        A def that is taken for a tf.function, as if the decorator stood right above it.
    suppositions
        After the play, if advice is wanted: what became of the functions that were played so.
    creation, latecomers
        What makes tf.Variables; which objects make theirs after the first call of a tf.function.
    """

    def __init__(
        self,
        tree: ast.Module,
        lines: Sequence[str],
        options: Options,
        locator: Locator | None = None,
        path: str | None = None,
        supposed: ast.AST | None = None,
    ) -> None:
        self.index = Index(tree)
        spread(self.index)
        self.locator = locator
        self.path = path
        self.supposed = supposed
        self.suppositions: list[Supposition] = []
        self.lines = lines
        self.options = options
        self.links = None
        if locator is not None:
            from flake8_tffunction.project.links import Links  # half of what `project` takes to import

            self.links = Links(self, locator)
        self.names = Names(self.index, self.links)
        self.classes = Classes(self.index, self.names, self.links)
        if self.links is not None:
            self.classes.by_node = Table(self.classes.by_node, self.links.info)
        self.traced: list[Traced] = []
        self.tracers: set[str] = set()
        self.reached: dict[ast.AST, Traced] = {}
        self.branching: set[ast.AST | None] = set()
        self.eager = EagerCode(self)
        self.lifetimes = Lifetimes(self)
        self.rebindings = Rebindings(self)
        self.creation = Creation(self)
        self.counts = Counts(self)
        self.closures = Closures(self)
        self.latecomers = Latecomers(self)
        self.captured: list[Env] = []  # what functions that were made while tracing see of those around them
        self.too_deep = False
        self.depth = 0
        self.calls = 0
        self.entered: set[ast.AST] = set()
        self.statements = len(lines)
        self._values: dict[tuple[Scope, str], Value] = {}
        self._attributes: dict[tuple[ClassInfo, str], Value | None] = {}
        self._functions: dict[ast.AST, Value] = {}
        self._marks: dict[ast.AST, frozenset[str]] = {}
        self._wrappers: dict[ast.AST | None, list[Value]] = {}
        self._replaced: dict[ast.expr, Value] = {}
        self._keras: int | None = None
        self._stoppers: dict[ast.AST, ast.AST | None] = {}
        self._graph_functions: dict[tuple[ast.AST, ast.AST | None, tuple[object, ...]], Traced] = {}
        super().__init__()

    def close(self) -> None:
        """Let go of everything, once all is asked: the tree and what was made from it refer to each other in rings, and
        would wait for the garbage collector, which then has many times the objects to look through."""
        if self.links is not None:
            self.links.close()
        self.classes.close()
        self.index.close()
        for env in self.captured:
            env.names, env.heap = {}, {}
        self.eager.close()
        vars(self).clear()

    def resolve(self, dotted: str) -> str:
        """The canonical name of a dotted name."""
        return api.resolve(dotted)

    # -- names ------------------------------------------------------------------------------------------------------

    def lookup(self, name: str, scope: Scope) -> Value:
        """The value of a name as eager code of `scope` reads it."""
        owner = scope.owner(name)
        if owner is None:
            return builtin(name)
        return self.value_of(owner, name)

    def value_of(self, owner: Scope, name: str) -> Value:
        """The join of everything that binds a name of `owner`, as traced code captures it."""
        key = (owner, name)
        value = self._values.get(key)
        if value is None:
            self._values[key] = NOTHING  # a name that depends on itself
            value = self._values[key] = self._join_bindings(owner, name)
        return value

    def _join_bindings(self, owner: Scope, name: str) -> Value:
        origin = Origin.GLOBAL if owner.kind == "module" else Origin.CAPTURED
        result: Value | None = None
        for binding in self.links.live(owner, name) if self.links is not None else owner.bindings.get(name, ()):
            if binding.kind in ("augment", "delete"):
                continue
            if self.in_traced_code(binding.scope) and binding.scope is not owner:
                continue  # a write by traced code is what the rules report, no evidence
            value = of_binding(self, binding, name)
            if (
                binding.value is not None
                and value.kind == Kind.NONE
                and binding.kind == "assign"
                and result is not None
                and result.kind & Kind.UNKNOWN
            ):
                continue
            result = value if result is None else join(result, value)
            self._values[owner, name] = result  # what `ds = ds.batch(2)` builds on
        if result is None or not result.kind:
            return Value(Kind.UNKNOWN, origin, Trust.ASSUMED)
        if result.kind & Kind.CONTAINER:
            result = as_changed(self, result, name, owner)
        return result if result.origin == Origin.IMPORT else result.but(origin=origin, const=result.const)

    def in_traced_code(self, scope: Scope) -> bool:
        """Whether the function of `scope` is decorated with tf.function."""
        function = scope.function
        if function is None or function.node not in self._functions:
            return False
        return self._functions[function.node].kind == Kind.GRAPHFN

    def leads_on(self) -> bool:
        """Whether the question that is being answered may lead into one more function of the file."""
        self.calls = self.calls + 1 if self.depth else 1
        return self.calls <= CALLS

    def evaluate(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code."""
        if self.depth > 40:
            return UNKNOWN
        if not self.depth:
            self.calls = 0
        self.depth += 1
        try:
            return Static(self, scope).visit(expr)
        finally:
            self.depth -= 1

    def at_place(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code, by the bindings that reach it."""
        return self.eager.value(expr, scope)

    # -- functions --------------------------------------------------------------------------------------------------

    def function_value(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Value:
        """A def with its decorators applied: a FUNCTION, or a GRAPHFN under tf.function."""
        value = self._functions.get(node)
        if value is not None:
            return value
        scope = self.index.scopes[node]
        value = Value(Kind.FUNCTION, node=node, born=node)
        self._functions[node] = value
        around = scope.parent or scope
        if node is self.supposed:
            value = self.graph_function(value, node, around, None, why="decorator")
        marks: set[str] = set()
        for decorator in reversed(node.decorator_list):
            value = self._decorated(value, decorator, around, marks)
        self._functions[node] = value
        self._marks[node] = frozenset(marks)
        return value

    def _decorated(self, value: Value, decorator: ast.expr, scope: Scope, marks: set[str]) -> Value:
        name = self.names.canonical(decorator, scope)
        if name is not None and name.startswith("builtins.") and name[9:] in TRANSPARENT:
            marks.add(name[9:])
            return value
        base = self.names.canonical(decorator.func, scope) if isinstance(decorator, ast.Call) else name
        if base in CACHES:
            marks.update((CACHES[base], *(["property"] if base == "functools.cached_property" else [])))
            return value
        if base in ("functools.wraps", "contextlib.contextmanager", "abc.abstractmethod"):
            marks.add(base.rpartition(".")[2])
            return value
        if isinstance(decorator, ast.Attribute) and decorator.attr in ("setter", "getter", "deleter"):
            marks.add("setter")
            return value
        deco = self.evaluate(decorator, scope)
        for tracer in deco.among or (deco,):  # `maybe = tf.function if GRAPH else (lambda f: f)`
            if tracer.name == "tf.function" or tracer.name in self.options.tracers:
                return self.graph_function(value, decorator, scope, tracer.traced, why="decorator")
        if deco.name in ("tf.py_function", "tf.numpy_function"):
            marks.add("host")
            return value.but(name="tf.py_function")
        if PLAIN in (deco.name, base):
            if value.kind != Kind.GRAPHFN:  # a tf.function below converts all the same
                marks.add("do_not_convert")
            return value.but(of=PLAIN)
        if deco.name in HANDED:
            return value.but(of=deco.name)
        if deco.kind == Kind.FUNCTION and deco.node is not None:  # a decorator of this file may call tf.function
            result = self._replaced[decorator] = Static(self, scope).call(decorator, deco, (value,), {})
            if result.kind == Kind.GRAPHFN:
                return result
            if value.kind == result.kind == Kind.FUNCTION and result.node not in (None, value.node):
                self._wrappers.setdefault(value.node, []).append(result)
        return value

    def wrappers(self, node: ast.AST) -> list[Value]:
        """The functions of the file that its decorators put around a def, as far as its tf.function traces them with it."""
        self.decorations(node)
        return self._wrappers.get(node, [])

    def replaced_by(self, decorator: ast.expr, node: ast.AST) -> Value | None:
        """What a decorator of the file puts in the place of the def `node` under it; None for other decorators."""
        self.decorations(node)
        return self._replaced.get(decorator)

    def decorations(self, node: ast.AST) -> frozenset[str]:
        """Which decorators with a meaning of their own a def has: "property", "staticmethod", "cached", "host", ..."""
        if node not in self._marks and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.function_value(node)
        return self._marks.get(node, frozenset())

    def cache_of(self, node: ast.AST | None) -> ast.expr | None:
        """The decorator that keeps what a def returns (functools.cache, lru_cache, cached_property); None without one."""
        if self.caches and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            around = self.index.scopes[node].parent or self.index.module
            for decorator in node.decorator_list:
                base = decorator.func if isinstance(decorator, ast.Call) else decorator
                if self.names.canonical(base, around) in CACHES:
                    return decorator
        return None

    def pending(
        self, call: ast.Call | None, scope: Scope, given: dict[str, Value], before: Traced | None, skip: int = 0
    ) -> Traced:
        """A tf.function with options and no function yet: those that the call writes, those that are `given` through a wrapper
        of the file, and those that a partial had `before`."""
        if call is not None and skip:
            call = ast.copy_location(ast.Call(call.func, call.args[skip:], call.keywords), call)
        node: ast.AST = call if call is not None else scope.node
        options = passed_on(read_options(call, scope), node, given, before.options if before is not None else None)
        return Traced(None, None, "decorator", options, node, scope)

    def graph_function(
        self, function: Value, node: ast.AST, scope: Scope, pending: Traced | None, why: str = "wrapped"
    ) -> Value:
        """The GRAPHFN that tf.function makes of a function at `node`; the same one at each question."""
        if pending is not None:
            options = pending.options
        else:
            options = read_options(node if isinstance(node, ast.Call) else None, scope)
        key = (node, function.node, options.passed)
        traced = self._graph_functions.get(key)
        if traced is None:
            inner = self.index.scopes.get(function.node) if function.node is not None else None
            traced = Traced(function.node, inner, why, options, node, scope, self.classes.of_method(inner))
            traced.bound_args, traced.bound_keywords = function.items or (), held(function)
            traced.handed = between(function)
            traced.shows_parameters = shows_parameters(self, traced)
            self._graph_functions[key] = traced
        return function.but(kind=Kind.GRAPHFN, traced=traced, name=None, of=None)

    def graph_functions(self) -> list[Traced]:
        """All tf.functions that have been found so far."""
        return list(self._graph_functions.values())

    @cached_property
    def caches(self) -> bool:
        """Whether any function may have a cache."""
        return "cache" in self.text or self.links is not None

    @cached_property
    def compiles(self) -> bool:
        """Whether XLA compiles anything that was traced."""
        return any(traced.jit for traced in (*self.traced, *self.graph_functions()))

    @property
    def debugs_datasets(self) -> bool:
        """Whether the file runs Dataset functions eagerly: tf.data.experimental.enable_debug_mode()."""
        return any(True for _ in self.sites("enable_debug_mode"))

    # -- classes ----------------------------------------------------------------------------------------------------

    def class_attribute(self, info: ClassInfo, attr: str) -> Value | None:
        """The join of all assignments to an attribute of instances of a class, from outside too; None if there are none."""
        key = (info, attr)
        if key in self._attributes:
            return self._attributes[key]
        self._attributes[key] = UNKNOWN  # an attribute that depends on itself
        result: Value | None = None
        for write in (*info.attribute_writes(attr), *self._written_from_outside(info, attr)):
            if write.kind in ("augment", "delete") or write.value is None:
                continue
            value = traced_for(self, info, write, self.written_value(write))
            result = value if result is None else join(result, value)
            self._attributes[key] = result  # what `self.n = self.n + 1` builds on
        class_scope = info.class_bindings(attr)
        if class_scope is not None and not info.method(attr):
            value = self.value_of(class_scope, attr)
            result = value if result is None else join(result, value)
        if result is not None and result.kind & Kind.CONTAINER:
            result = as_changed(self, result, attr, None)
        self._attributes[key] = result
        return result

    def written_value(self, write: AttributeWrite) -> Value:
        """The value that an assignment to an attribute stores."""
        binding = Binding(write.kind, write.node, write.value, write.path, write.scope)
        return of_binding(self, binding, "")
