"""When traced functions run, seen from eager code: which calls come before and after a place."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from flake8_tffunction.flow.lifetimes import MAKERS, related
from flake8_tffunction.flow.repetition import ONCE
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.layout import Layout, Loop
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced

DEPTH = 5
"""How many calls outwards a place is followed."""
LOOPS = ("fit", "evaluate", "predict", "train_on_batch", "test_on_batch", "predict_on_batch")
"""Methods of a Keras model that trace its hooks, and run them."""


ESTIMATORS = frozenset({"catboost", "hmmlearn", "lightgbm", "scipy", "sklearn", "statsmodels", "umap", "xgboost"})
"""Packages whose objects have a `fit` or `predict` without TensorFlow."""


class Site(NamedTuple):
    """A place in eager code."""

    node: ast.AST
    scope: Scope


class Timeline:
    """Of one file; asked after the play."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._calls: dict[Traced, list[Site]] = {}
        self._seen_from: dict[ast.AST, dict[Scope, list[ast.AST]] | None] = {}

    # -- the question -----------------------------------------------------------------------------------------------

    def between(
        self, traced: Traced, place: Site, constant: bool, owner: ast.expr | None, within: Scope | None
    ) -> bool | None:
        """Whether code at `place` runs between two runs of a traced function.

        Parameters
        ----------
        constant
            Whether it does the same each time, so that a turn of a loop does not matter.
        owner
            The object that is written to: calls that certainly use another one do not count.
        within
            The function whose variable is written to: each call of it has another one.

        Returns
        -------
        None where no function shows both.
        """
        if traced.why in ("dataset", "vectorized"):
            return False  # traced once for each Dataset: a later value is for another one
        if self._makes_anew(traced, place) or self._sets_up(traced, place.scope):
            return False
        here = self._views(place)
        if here is None:
            return True
        seen = False
        for root in self._file.lifetimes.tracers(traced):
            calls = [
                site
                for site in self.calls(root)
                if owner is None or not self._uses_another(root, site, owner, place.scope)
            ]
            views: dict[Scope, list[ast.AST]] = {}
            for site in calls:
                for scope, nodes in (self._views(site) or {}).items():
                    views.setdefault(scope, []).extend(nodes)
            for scope, nodes in here.items():
                if scope in views and (within is None or _inside(scope, within)):
                    seen = True
                    order, mentions = _Order(self._file, root, scope), self._mentions(root, scope)
                    for node in nodes:
                        runs = [n for n in views[scope] if not self._of_another(root, n, node, owner, place, scope)]
                        if order.between(node, runs, mentions, constant):
                            return True
        return False if seen else None

    def only_from(self, function: Scope, of_kind: Callable[[Scope], bool], depth: int = 0) -> bool:
        """Whether the file calls a function, and only from functions of one kind."""
        sites = self._sites(function)
        return (
            bool(sites)
            and depth < DEPTH
            and all(
                of_kind(around) or self.only_from(around, of_kind, depth + 1)
                for around in (self._file.eager.layout.root_scope(site.scope) for site in sites)
            )
        )

    # -- calls ------------------------------------------------------------------------------------------------------

    def calls(self, traced: Traced) -> list[Site]:
        """The eager calls that run a traced function."""
        known = self._calls.get(traced)
        if known is None:
            known = self._calls[traced] = list(self._find_calls(traced))
        return known

    def _find_calls(self, traced: Traced) -> Iterator[Site]:
        if traced.is_graph_function:
            yield from (Site(call.node, call.scope) for call in self._file.eager.calls(traced))
            for call, scope in self._file.sites("get_concrete_function"):
                function = call.func
                if isinstance(function, ast.Attribute):
                    if self._file.evaluate(function.value, scope).traced is traced:
                        yield Site(call, scope)
            yield from self._calls_of_layer(traced)
        elif traced.why in ("keras", "loss"):
            for name in LOOPS:
                for call, scope in self._file.sites(name):
                    if isinstance(call.func, ast.Attribute) and self._may_hold(call.func.value, scope, traced):
                        if not self._holds_no_more(call, scope, traced):
                            yield Site(call, scope)

    def _calls_of_layer(self, traced: Traced) -> Iterator[Site]:
        """The eager calls of the instances of a Keras class whose `call` is a tf.function."""
        if traced.cls is None or traced.scope is None or getattr(traced.node, "name", None) != "call":
            return
        if self._file.derives_from(traced.cls, "layer", "model"):
            for call, scope in self._file.calls_of(traced.scope.node, traced.scope):
                if not self._file.eager.is_traced(scope):
                    yield Site(call, scope)

    def _may_hold(self, model: ast.expr, scope: Scope, traced: Traced) -> bool:
        value = self._file.evaluate(model, scope)
        if traced.cls is not None and self._file.derives_from(traced.cls, "model"):
            if value.cls is not None:
                return related(value.cls, traced.cls)
            if value.of is not None and getattr(traced.node, "name", None) != "call":
                return False  # the steps of a model run in no other one
        if not value.kind & (Kind.STATEFUL | Kind.UNKNOWN | Kind.OBJECT):
            return False
        made = [value.born]
        if isinstance(model, ast.Name) and (owner := scope.owner(model.id)) is not None:
            made += [binding.value for binding in owner.bindings.get(model.id, ())]
        calls = [(self._file.names.canonical(node.func, scope) or "") for node in made if isinstance(node, ast.Call)]
        return not any(name.partition(".")[0] in ESTIMATORS for name in calls)

    def _holds_no_more(self, call: ast.Call, scope: Scope, traced: Traced) -> bool:
        """Whether the model of a call is not the one that was given the function, `model.add(Lambda(lambda x: ...))`, but
        one that has its name."""
        layout = self._file.eager.layout
        around = layout.root_scope(scope)
        if traced.node is None or traced.scope is None or traced.scope.parent is None:
            return False
        if layout.root_scope(traced.scope.parent) is not around:
            return False
        layout.enter(around)
        return any(of_two(layout, around, call, parent) for _, parent in layout.around(traced.node))

    def _mentions(self, traced: Traced, scope: Scope) -> list[ast.AST]:
        """Where a tf.function is named: it may be called there, under another name."""
        names = {*traced.names, getattr(traced.node, "name", None)} if traced.is_graph_function else set()
        layout = self._file.eager.layout
        return [
            read.node
            for name in names
            if name is not None
            for read in self._file.lifetimes.reads.names.get(name, ())
            if layout.root_scope(read.scope) is scope and self._names_it(traced, name, read.node, read.scope)
        ]

    def _names_it(self, traced: Traced, name: str, node: ast.AST, scope: Scope) -> bool:
        """Whether a name may be bound to a tf.function where it is read."""
        owner = scope.owner(name)
        return owner is not None and any(
            reach.binding.value is traced.made_at or reach.binding.node is traced.node and traced.why == "decorator"
            for reach in self._file.eager.bindings(name, owner, node, scope)
        )

    def _makes_anew(self, traced: Traced, place: Site) -> bool:
        """Whether the function that changes a value also drops the tf.function that is kept (`self._fn = None`), or has another one
        made afterwards."""
        scope = place.scope
        if scope.kind != "function":
            return False
        if any(write.scope is scope for name in traced.names for write in self._file.index.writes.get(name, ())):
            return True
        maker = traced.made_in.function
        if maker is None or maker is scope:
            return False
        later = [s.node for s in self._sites(maker) if s.scope is scope and position(s.node) > position(place.node)]
        if not later or self._file.cache_of(maker.node) is not None:
            return False
        guarded = self._file.eager.repetition.guarded
        return not guarded(traced.made_at, traced.made_in) and not guarded(later[-1], scope)

    def _sets_up(self, traced: Traced, scope: Scope) -> bool:
        """Whether a model's own `compile` changes the value: Keras traces the model's hooks anew after it."""
        info = self._file.classes.of_method(scope) if getattr(scope.node, "name", None) == "compile" else None
        return info is not None and not traced.is_graph_function and self._file.derives_from(info, "model")

    def _uses_another(self, traced: Traced, call: Site, owner: ast.expr, scope: Scope) -> bool:
        """Whether a call certainly is one of another object than `owner`: `a.rate = 2` and `b.step(x)`."""
        if traced.cls is None or not isinstance(owner, ast.Name) or not isinstance(call.node, ast.Call):
            return False
        receiver = call.node.func.value if isinstance(call.node.func, ast.Attribute) else call.node.func
        mentioned = {node.id for node in walk(call.node) if isinstance(node, ast.Name)}
        if not isinstance(receiver, ast.Name) or owner.id in mentioned:
            return False
        if "self" in (receiver.id, owner.id):
            return False
        written, used = self._file.evaluate(owner, scope), self._file.evaluate(receiver, call.scope)
        if written.kind == Kind.CLASS or written.cls is None or used.cls is None:
            return False
        return related(written.cls, traced.cls) and related(used.cls, traced.cls)

    def _of_another(
        self, traced: Traced, run: ast.AST, write: ast.AST, owner: ast.expr | None, place: Site, scope: Scope
    ) -> bool:
        """Whether a method that writes to `self` is called of another object: `a.compile(...)` and `b.fit(...)`."""
        if write is place.node or not (isinstance(owner, ast.Name) and owner.id == "self"):
            return False
        method = write.func if isinstance(write, ast.Call) else None
        if not isinstance(method, ast.Attribute):
            return False
        used = run.func.value if isinstance(run, ast.Call) and isinstance(run.func, ast.Attribute) else None
        if isinstance(used, ast.Call) and isinstance(method.value, ast.Name):
            return True  # `build().fit(...)`: an object without a name
        return self._uses_another(traced, Site(run, scope), method.value, scope)

    # -- views ------------------------------------------------------------------------------------------------------

    def _views(self, site: Site) -> dict[Scope, list[ast.AST]] | None:
        """A place as its own function and all callers see it: scope -> nodes. None for a callback, at any time."""
        if site.node not in self._seen_from:
            views: dict[Scope, list[ast.AST]] = {}
            self._seen_from[site.node] = views if self._climb(site, views, 0) else None
        return self._seen_from[site.node]

    def _climb(self, site: Site, views: dict[Scope, list[ast.AST]], depth: int) -> bool:
        layout = self._file.eager.layout
        around = layout.root_scope(site.scope)
        nodes = views.setdefault(around, [])
        if site.node in nodes:
            return True
        layout.enter(around)
        nodes.append(site.node)
        info = self._file.classes.of_method(around)
        if info is not None and getattr(around.node, "name", None) in MAKERS:
            return True  # each call of the class makes another object
        if info is not None and is_callback(info) and getattr(around.node, "name", "").startswith("on_"):
            return False
        if self._on_own_object(site):
            return True  # each call of the function makes another object
        return depth >= DEPTH or all([self._climb(caller, views, depth + 1) for caller in self._sites(around)])

    def _on_own_object(self, site: Site) -> bool:
        """Whether it calls a method, or sets an attribute, of an object that the function around it has made:
        `m = Model(); m.compile(...)`, `m = Model(); m.rate = 0.5`."""
        method = site.node.func if isinstance(site.node, ast.Call) else site.node
        if not isinstance(method, ast.Attribute) or not isinstance(method.value, ast.Name):
            return False
        owner = site.scope.owner(method.value.id)
        if owner is None or owner.kind != "function":
            return False
        made = [binding.value for binding in owner.bindings.get(method.value.id, ())]
        return bool(made) and all(isinstance(v, ast.Call) and self._constructs(v.func, owner) for v in made)

    def _constructs(self, callee: ast.expr, scope: Scope) -> bool:
        """Whether a call makes an object: of a class, or of one that the function was given."""
        if self._file.evaluate(callee, scope).kind == Kind.CLASS:
            return True
        bindings = scope.bindings.get(callee.id, ()) if isinstance(callee, ast.Name) else ()
        return bool(bindings) and all(binding.kind == "param" for binding in bindings)

    def _sites(self, function: Scope) -> list[Site]:
        """Where the file calls a function, or decorates with it."""
        node = function.node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return []
        called = self._file.calls_of(node, function)
        found = [Site(call, scope) for call, scope in called if not self._file.eager.is_traced(scope)]
        for other in self._file.index.functions:
            for decorator in other.decorator_list:
                named = decorator.func if isinstance(decorator, ast.Call) else decorator
                if isinstance(named, ast.Name) and named.id == node.name:
                    scope = self._file.index.scopes[other].parent or self._file.index.module
                    if any(binding.node is node for binding in self._file.index.bindings(node.name, scope)):
                        found.append(Site(decorator, scope))
        return found


class _Order:
    """What may come after what in one function (or module), for the runs of one traced function."""

    def __init__(self, file: File, traced: Traced, scope: Scope) -> None:
        self._layout: Layout = file.eager.layout
        self._turns = file.eager.repetition.turns
        self._scope = scope
        self._made = [
            made.node
            for made in file.eager.made
            if made.traced is traced
            and self._layout.root_scope(made.scope) is scope
            and not file.eager.repetition.guarded(made.node, made.scope)
        ]
        if traced.scope is not None and traced.scope.parent is not None and traced.node is not None:
            if self._layout.root_scope(traced.scope.parent) is scope:
                self._made.append(traced.node)  # a new def or lambda, wherever it is wrapped
        if not traced.is_graph_function:  # compile() makes Keras trace anew
            self._made += [call for call, at in file.sites("compile") if self._layout.root_scope(at) is scope]

        repeats = file.eager.repetition.of_function(scope)
        self._repeated = scope.kind == "function" and not self._made and repeats.how != ONCE and not repeats.in_test

    def between(self, node: ast.AST, calls: list[ast.AST], mentions: list[ast.AST], constant: bool) -> bool:
        """Whether `node` may come after one of the calls, and another call (or the same one, in a loop) after it."""
        for first in calls:
            if not self._follows(first, node) or constant and position(node) < position(first):
                continue
            if self._repeated and position(first) < position(node):
                return True
            for then in (*calls, *mentions):
                if self._follows(node, then) and not self._made_anew(first, node, then):
                    if not of_two(self._layout, self._scope, first, then):
                        return True
        return False

    def _follows(self, first: ast.AST, then: ast.AST) -> bool:
        """Whether `then` may run after `first`."""
        if self._common(first, then):
            return True
        return position(first) < position(then) and not self._exclude(first, then)

    def _common(self, *nodes: ast.AST) -> list[Loop]:
        loops = [self._layout.loops(node) for node in nodes]
        shared = [loop for loop in loops[0] if all(loop in others for others in loops[1:])]
        return [loop for loop in shared if self._turns(loop, self._scope)]

    def _exclude(self, a: ast.AST, b: ast.AST) -> bool:
        """Whether two nodes stand in different arms of one `if`."""
        above = {parent: child for child, parent in self._layout.around(a)}
        for child, parent in self._layout.around(b):
            other = above.get(parent)
            if other is not None:
                if isinstance(parent, ast.If):
                    return (child in parent.body) != (other in parent.body) and parent.test not in (child, other)
                return isinstance(parent, (ast.IfExp, ast.Match)) and child is not other
        return False

    def _made_anew(self, first: ast.AST, node: ast.AST, then: ast.AST) -> bool:
        """Whether the tf.function is made again before the second call, so that it is traced again."""
        loops = self._common(first, node, then)
        if loops:
            return any(loops[0] in self._layout.loops(made) for made in self._made)
        return any(position(node) < position(made) <= position(then) for made in self._made)


def of_two(layout: Layout, scope: Scope, one: ast.AST, other: ast.AST) -> bool:
    """Whether two calls of methods are of two objects that one variable of a function holds one after the other."""
    held = []
    for call in (one, other):
        method = call.func if isinstance(call, ast.Call) else None
        holder = method.value if isinstance(method, ast.Attribute) else None
        if not isinstance(holder, ast.Name) or scope.owner(holder.id) is not scope:
            return False
        held.append((holder.id, {reach.binding.node for reach in layout.reaching(holder.id, call, scope)}))
    (name, nodes), (name_of_other, others) = held
    return name == name_of_other and nodes.isdisjoint(others)


def _inside(scope: Scope, around: Scope) -> bool:
    inner: Scope | None = scope
    while inner is not None and inner is not around:
        inner = inner.parent
    return inner is not None


def position(node: ast.AST) -> tuple[int, int]:
    """Where a node begins: line and column."""
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def is_callback(info: ClassInfo) -> bool:
    """Whether a class is a Keras callback: its hooks run between the batches."""
    return any(base is not None and api.class_kind(base) == "callback" for base in info.outer)
