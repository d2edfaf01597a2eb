"""Where the functions of a file are called: by name, as methods, through instances, in loops over functions."""

from __future__ import annotations

import ast
from functools import cached_property

from flake8_tffunction.flow.differences import component
from flake8_tffunction.flow.values import Value
from flake8_tffunction.project.far import is_far
from flake8_tffunction.source.classes import Classes, ClassInfo
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.scopes import AttributeWrite, Binding, Scope


class CallSites:
    """The part of `File` that knows who calls a function; `File` provides the rest."""

    index: Index
    classes: Classes
    depth: int

    def __init__(self) -> None:
        self._calls_by_method: dict[str, dict[ast.AST, list[tuple[ast.Call, Scope]]]] = {}
        self._by_form: dict[str, tuple[list[tuple[ast.Call, Scope]], list[tuple[ast.Call, Scope]]]] = {}
        self._meanings: dict[str, list[tuple[frozenset[ast.AST] | None, list[tuple[ast.Call, Scope]]]]] = {}
        self._grouping = 0

    def evaluate(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code."""
        raise NotImplementedError

    def class_attribute(self, info: ClassInfo, attr: str) -> Value | None:
        """What the methods of a class assign to an attribute."""
        raise NotImplementedError

    def sites(self, name: str) -> list[tuple[ast.Call, Scope]]:
        """The calls of this file whose callee ends in `name`."""
        return self.index.sites.get(name, [])

    def _split(self, name: str) -> tuple[list[tuple[ast.Call, Scope]], list[tuple[ast.Call, Scope]]]:
        """The calls `name()`, and the calls `x.name()`."""
        if name not in self._by_form:
            sites = self.sites(name)
            names = [site for site in sites if isinstance(site[0].func, ast.Name)]
            self._by_form[name] = names, [site for site in sites if isinstance(site[0].func, ast.Attribute)]
        return self._by_form[name]

    def _by_meaning(self, name: str) -> list[tuple[frozenset[ast.AST] | None, list[tuple[ast.Call, Scope]]]]:
        """What the name may mean (None: anything, it is assigned), with the calls `name()` where it does."""
        found = self._meanings.get(name)
        if found is None:
            groups: dict[Scope | None, list[tuple[ast.Call, Scope]]] = {}
            for call, at in self._split(name)[0]:
                groups.setdefault(at.owner(name), []).append((call, at))
            found = self._meanings[name] = []
            for owner, sites in groups.items():
                bindings = owner.bindings[name] if owner is not None else []
                assigned = any(binding.kind == "assign" for binding in bindings)
                found.append((None if assigned else frozenset(binding.node for binding in bindings), sites))
        return found

    def calls_of(
        self, function: ast.AST, scope: Scope, names: frozenset[str] = frozenset()
    ) -> list[tuple[ast.Call, Scope]]:
        """The calls of this file that certainly call a function: by its name, or as a method that only one class has."""
        own: str | None = getattr(function, "name", None)
        found: list[tuple[ast.Call, Scope]] = []
        info = self.classes.of_method(scope)
        for name in {*names, *([own] if own is not None else ())}:
            if info is None and not is_far(function):
                for meant, sites in self._by_meaning(name):
                    if meant is None or function in meant:
                        found += sites
                continue
            for call, at in self._split(name)[0]:
                if self.depth < 20 and self.evaluate(call.func, at).node is function:
                    found.append((call, at))  # `step = model.step`, `from model import step`
            if info is not None:
                found += self._method_calls(function, name)
        if info is not None and own in ("__init__", "__call__", "call"):
            found += self._instance_calls(function, own)
        return found + self.looped.get(function, []) + self.picked.get(function, []) + self.made.get(function, [])

    @cached_property
    def picked(self) -> dict[ast.AST, list[tuple[ast.Call, Scope]]]:
        """def or lambda -> the calls of it by its place in a display: `steps[0](x)`, `actions["grow"](x)`."""
        found: dict[ast.AST, list[tuple[ast.Call, Scope]]] = {}
        self.__dict__["picked"] = found  # for the questions that the evaluation itself leads to
        for call, at in self.index.calls:
            if isinstance(call.func, ast.Subscript):
                callee = self.evaluate(call.func, at)
                for value in callee.among or (callee,):
                    if value.node is not None:
                        found.setdefault(value.node, []).append((call, at))
        return found

    @cached_property
    def made(self) -> dict[ast.AST, list[tuple[ast.Call, Scope]]]:
        """def -> the calls of it by a name for what a function of the file returned: `step = make_step()`, `step(x)`."""
        found: dict[ast.AST, list[tuple[ast.Call, Scope]]] = {}
        self.__dict__["made"] = found  # for the questions that the evaluation itself leads to
        for call, at in self.index.calls:
            if isinstance(call.func, ast.Name) and self._is_result(call.func.id, at):
                node = self.evaluate(call.func, at).node
                if node is not None and getattr(node, "name", None) != call.func.id:
                    found.setdefault(node, []).append((call, at))
        return found

    def _is_result(self, name: str, at: Scope) -> bool:
        """Whether a name is bound once, to what a call of a function of the file returns."""
        bindings = self.index.bindings(name, at)
        if len(bindings) != 1 or bindings[0].kind != "assign" or bindings[0].path:
            return False
        value = bindings[0].value
        if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Name):
            return False
        return any(b.kind == "def" for b in self.index.bindings(value.func.id, bindings[0].scope))

    @cached_property
    def looped(self) -> dict[ast.AST, list[tuple[ast.Call, Scope]]]:
        """def -> the calls of it in a loop over functions: `for f in (first, second): f(x)`."""
        found: dict[ast.AST, list[tuple[ast.Call, Scope]]] = {}
        self.__dict__["looped"] = found  # for the questions that the evaluation itself leads to
        for call, at in self.index.calls:
            if not isinstance(call.func, ast.Name):
                continue
            for binding in self.index.bindings(call.func.id, at):
                display = binding.value if binding.kind == "for" else None
                for element in display.elts if isinstance(display, (ast.List, ast.Tuple)) else ():
                    for position in binding.path:
                        element = (
                            element.elts[position]
                            if isinstance(element, ast.Tuple) and position < len(element.elts)
                            else element
                        )
                    if isinstance(element, ast.Name):
                        defs = [b.node for b in self.index.bindings(element.id, binding.scope) if b.kind == "def"]
                        if not defs and (node := self.evaluate(element, binding.scope).node) is not None:
                            defs = [node]  # `step = model.step`
                        for node in defs:
                            found.setdefault(node, []).append((call, at))
        return found

    def _method_calls(self, function: ast.AST, name: str) -> list[tuple[ast.Call, Scope]]:
        """The calls `x.name()` of a method."""
        sites = self._split(name)[1]
        if name not in COMMON and self.classes.with_method[name] == 1 and not is_far(function):
            return sites
        groups = self._calls_by_method.get(name)
        if groups is None:
            certain = (
                self.depth < 2 and not self._grouping
            )  # else a receiver may not be known yet, being asked about itself
            groups = {}
            self._grouping += 1
            for call, at in sites:
                node = self._called_method(call.func, at, name)
                if node is not None:
                    groups.setdefault(node, []).append((call, at))
            self._grouping -= 1
            if certain:
                self._calls_by_method[name] = groups
        return groups.get(function, [])

    def _called_method(self, callee: ast.expr, scope: Scope, name: str) -> ast.AST | None:
        """Which method of a class of this file a call `x.name()` certainly runs."""
        assert isinstance(callee, ast.Attribute)
        owner = self.evaluate(callee.value, scope)
        if owner.cls is None:
            return None
        found = owner.cls.method(name)
        if found is not None:
            return found[0]
        value = self.class_attribute(owner.cls, name)  # `self.step = tf.function(self._step)`
        return value.node if value is not None else None

    def _instance_calls(self, function: ast.AST, method: str) -> list[tuple[ast.Call, Scope]]:
        """The calls of a class for its `__init__`; for `__call__` those of the names and attributes that hold its instances."""
        made = self.made_for(function)
        if method == "__init__":
            return made
        at_once = [self.chained[call] for call, _ in made if call in self.chained]
        return at_once + [
            site for call, _ in made for owner, name in self._held(call) for site in self._calls_by(owner, name)
        ]

    def _held(self, made: ast.Call) -> list[tuple[Scope | None, str]]:
        """The names and attributes that hold what a call makes, and names for these: `step = model`."""
        holders = self.holders.get(made, [])
        return holders + [alias for holder in holders for alias in self.aliases.get(holder, ())]

    @cached_property
    def aliases(self) -> dict[tuple[Scope | None, str], list[tuple[Scope | None, str]]]:
        """Name of a scope -> the names to which it is assigned."""
        found: dict[tuple[Scope | None, str], list[tuple[Scope | None, str]]] = {}
        for scope in self.index.scopes.values():
            for name, bindings in scope.bindings.items():
                for binding in bindings:
                    if isinstance(binding.value, ast.Name) and binding.kind == "assign" and not binding.path:
                        source = binding.value.id
                        found.setdefault((scope.owner(source), source), []).append((scope, name))
        return found

    @cached_property
    def chained(self) -> dict[ast.expr, tuple[ast.Call, Scope]]:
        """Call -> the call of its result: `Net()(x)`."""
        return {call.func: (call, at) for call, at in self.index.calls if isinstance(call.func, ast.Call)}

    def made_for(self, function: ast.AST) -> list[tuple[ast.Call, Scope]]:
        """The calls that make an instance whose method a function is."""
        scope = self.index.scopes.get(function)
        own = self.classes.of_method(scope) if scope is not None else None
        made: list[tuple[ast.Call, Scope]] = []
        for info in self.classes.derived.get(own, ()) if own is not None else ():
            found = info.method(getattr(function, "name", ""))
            if found is not None and found[0] is function:
                made += [(call, at) for call, at in self.sites(info.name) if isinstance(call.func, ast.Name)]
        return made

    @cached_property
    def holders(self) -> dict[ast.expr, list[tuple[Scope | None, str]]]:
        """Call -> what its result is assigned to: a name of a scope, or an attribute (with None)."""
        found: dict[ast.expr, list[tuple[Scope | None, str]]] = {}
        for scope in self.index.scopes.values():
            for name, bindings in scope.bindings.items():
                for binding in bindings:
                    if binding.kind == "assign" and (made := _assigned_call(binding)) is not None:
                        found.setdefault(made, []).append((scope, name))
        for attr, writes in self.index.writes.items():
            for write in writes:
                if (made := _assigned_call(write)) is not None:
                    found.setdefault(made, []).append((None, attr))
        return found

    def _calls_by(self, owner: Scope | None, name: str) -> list[tuple[ast.Call, Scope]]:
        """The calls of a name of `owner`, or of an attribute."""
        return [
            (call, at)
            for call, at in self.sites(name)
            if (
                isinstance(call.func, ast.Attribute)
                if owner is None
                else isinstance(call.func, ast.Name) and at.owner(name) is owner
            )
        ]


def _assigned_call(binding: Binding | AttributeWrite) -> ast.Call | None:
    """The call whose result a target is given, as the call is written: `a = Net()`, `a, b = Net(), Net()`."""
    value = binding.value
    if value is not None and binding.path:
        part = component(value, binding.path)
        value = None if part is value else part
    return value if isinstance(value, ast.Call) else None


COMMON = frozenset(
    {
        "append",
        "update",
        "get",
        "add",
        "pop",
        "run",
        "reset",
        "step",
        "map",
        "apply",
        "build",
        "fit",
        "predict",
        "evaluate",
    }
)
"""Method names that objects of other libraries have too: for these the receiver must be known."""
