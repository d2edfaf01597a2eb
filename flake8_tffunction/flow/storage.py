"""Where a function that is being played reads and writes: names, attributes, elements, and who is told of it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.dimensions import RANK, declared, ranked
from flake8_tffunction.flow.facts import INIT_SCOPE, Place, Region, lifts
from flake8_tffunction.flow.operators import LAST, unpacked, with_element
from flake8_tffunction.flow.overlays import static_shape
from flake8_tffunction.flow.protocols import Protocols
from flake8_tffunction.flow.state import Env
from flake8_tffunction.flow.static import builtin
from flake8_tffunction.flow.values import UNKNOWN, Kind, Origin, Value, join
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.play import Play
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced

GROWING = {"append": 0, "appendleft": 0, "add": 0, "insert": 1, "extend": None, "update": None, "setdefault": 1}
"""Methods that put something into a container, and the position of the element among their arguments."""

BOUND_ONCE = Kind.MODULE | Kind.CLASS
"""What names stand for that are bound once: nobody asks who reads them first."""


class Storage(Protocols):
    """Names, attributes and elements of one function in one trace.

    Parameters
    ----------
    play
        The play of the whole file.
    scope, function
        The function and its scope.
    env
        Its arguments, and the attributes written so far.
    traced, regions, via
        The root, the regions of the callers, and the calls that led here.
    unconverted
        Why AutoGraph does not convert this code; empty where it does.
    """

    def __init__(
        self,
        play: Play,
        scope: Scope,
        function: ast.AST,
        env: Env,
        traced: Traced,
        regions: tuple[Region, ...],
        via: tuple[ast.AST, ...],
        unconverted: str,
    ) -> None:
        super().__init__(play.file, scope)
        self.play = play
        self.own_scope = scope
        self.function = function
        self.env = env
        self.traced = traced
        self.regions = list(regions)
        self.via = via
        self.unconverted = unconverted
        self.inherited = len(regions)
        self.lifting = lifts(regions)
        self.entry: object = None
        self.at: ast.stmt = (
            function
            if isinstance(function, ast.stmt)
            else via[-1]
            if via and isinstance(via[-1], ast.stmt)
            else ast.Pass(lineno=getattr(function, "lineno", 1), col_offset=0)
        )
        self.parameters = frozenset(
            name
            for name, value in env.names.items()
            if value.origin & Origin.PARAM
            and value.kind & ~(Kind.OBJECT | Kind.STATEFUL)  # an object's attributes are its own state
        )
        self.returned: list[tuple[Value, Env]] = []
        self.yielded: list[Value] = []
        self.breaks: list[list[Env]] = []
        self.continues: list[list[Env]] = []
        self.rest: Region | None = None
        self.added: Value | None = None
        self._place: Place | None = None

    # -- who is told ------------------------------------------------------------------------------------------------

    @property
    def tracing(self) -> bool | None:
        """Whether the code becomes graph; False inside `tf.init_scope`."""
        return not self.lifting

    def wants(self, fact: type) -> bool:
        return not self.play.mute and fact in self.play.wanted

    def hears(self, fact: type) -> bool:
        """As `wants`, and in the first turn of a loop too: what its state does there must not be told from the joined one alone."""
        return self.play.mute == self.play.early and fact in self.play.wanted

    def tell(self, fact: facts.Fact) -> None:
        self.play.facts.append(fact)
        if isinstance(fact, facts.Called):
            self.play.called.append(fact)

    @property
    def place(self) -> Place:
        place = self._place
        if place is None:
            place = self._place = Place(
                self.traced,
                self.function,
                self.own_scope,
                tuple(self.regions),
                self.via,
                self.at,
                self.unconverted,
                self.inherited,
                self.entry,
            )
        return place

    def forget_place(self) -> None:
        """The next fact stands somewhere else."""
        self._place = None

    def push(self, region: Region) -> None:
        """Enter a region."""
        if region.staged is not False and region.what != "callback":
            self.play.branching.add(self.traced.node)
        self.regions.append(region)
        self.lifting = self.lifting or region.what == INIT_SCOPE
        self._place = None

    def pop(self, depth: int) -> None:
        """Leave regions until `depth` are left."""
        del self.regions[depth:]
        self.lifting = self.lifting and lifts(self.regions)
        self._place = None

    def inside(self, region: Region, what: Callable[[], Value]) -> Value:
        depth = len(self.regions)
        self.push(region)
        value = what()
        self.pop(depth)
        return value

    def text(self, node: ast.expr) -> str:
        """An expression as the user wrote it."""
        return written(node)

    # -- names ------------------------------------------------------------------------------------------------------

    def lookup(self, node: ast.Name) -> Value:
        name = node.id
        value = self.env.names.get(name)
        if value is not None:
            if value.kind & Kind.UNDEFINED:
                return self.read_undefined(node, name, value)
            return value
        outer = self.env.outer
        while outer is not None:
            value = outer.names.get(name)
            if value is not None:
                return value
            outer = outer.outer
        owner = self.scope.owner(name)
        if owner is None:
            return builtin(name)
        if owner is self.own_scope:
            return UNKNOWN  # bound further down, or on a way that was not taken
        written = self.env.heap.get((owner.node, name))
        value = self.outer_value(owner, name)
        if not self.play.mute and not value.kind & BOUND_ONCE and (written is None or written.kind & Kind.UNDEFINED):
            self.file.lifetimes.read_name(owner, name, node, self.place)
        if self.wants(facts.Loaded):
            self.tell(facts.Loaded(node, self.place, value, owner))
        return value

    def read_undefined(self, node: ast.Name, name: str, value: Value) -> Value:
        """Reading a name that some way here leaves unbound: told once, then taken for bound."""
        if self.wants(facts.Loaded):
            self.tell(facts.Loaded(node, self.place, value, self.own_scope))
        known = value.but(kind=value.kind & ~Kind.UNDEFINED or Kind.UNKNOWN, gap=None)
        self.env.names[name] = known
        return known

    def receiver_value(self, function: Scope) -> Value:
        """The receiver of the method being played, or of one around it."""
        if function is self.own_scope:
            args = getattr(function.node, "args", None)
            names = [a.arg for a in (*args.posonlyargs, *args.args)] if args is not None else []
            if names and names[0] in self.env.names:
                return self.env.names[names[0]]
        return self.file.receiver_of(function) or UNKNOWN

    def assign(self, target: ast.expr, value: Value, statement: ast.AST) -> None:
        """Bind a name, attribute, element or tuple of them."""
        if isinstance(target, ast.Name):
            self.assign_name(target.id, value, target, augmented=isinstance(statement, ast.AugAssign))
        elif isinstance(target, ast.Attribute):
            self.store_attribute(
                target, self.visit(target.value), target.attr, value, isinstance(statement, ast.AugAssign)
            )
        elif isinstance(target, ast.Subscript):
            owner = self.visit(target.value)
            index = self.visit(target.slice)
            if self.changed(target, owner, "__setitem__", index, value):
                return
            if owner.name == "builtins.globals" and isinstance(index.const, str):
                self.store_outer(
                    self.own_scope.module, index.const, value, target, isinstance(statement, ast.AugAssign)
                )
                return
            if self.wants(facts.Stored):
                self.stored(target, "item", owner, None, None, value, isinstance(statement, ast.AugAssign), None, index)
            self.grown(target.value, owner, value, index)
        elif isinstance(target, (ast.Tuple, ast.List)):
            self.iterated(target, "unpack", value)
            star = next((n for n, part in enumerate(target.elts) if isinstance(part, ast.Starred)), len(target.elts))
            for position, part in enumerate(target.elts):
                starred = isinstance(part, ast.Starred)
                at = position if position < star else -1 if starred else LAST
                inner = isinstance(part, (ast.Tuple, ast.List)) and value.is_symbolic
                self.play.mute += inner  # what goes wrong went wrong outside
                each = self.lifted(unpacked(value, (at,)))
                self.assign(part.value if isinstance(part, ast.Starred) else part, each, statement)
                self.play.mute -= inner
        elif isinstance(target, ast.Starred):
            self.assign(target.value, unpacked(value, (-1,)), statement)

    def assign_name(self, name: str, value: Value, node: ast.AST, augmented: bool = False) -> None:
        """Bind a plain name, where Python binds it: here, in a function around, or in the module."""
        if name in self.own_scope.globals or name in self.own_scope.nonlocals:
            outer = self.env.outer
            while outer is not None and name in self.own_scope.nonlocals:
                if name in outer.names:
                    if self.wants(facts.Stored):
                        self.stored(
                            node, "closure", None, name, outer.names[name], value, augmented, self._nonlocal_owner(name)
                        )
                    outer.names[name] = value
                    return
                outer = outer.outer
            owner = self.own_scope.owner(name) if name in self.own_scope.globals else self._nonlocal_owner(name)
            self.store_outer(owner or self.own_scope.module, name, value, node, augmented)
            return
        old_local = self.env.names.get(name)
        changed = old_local is not None and (
            old_local.kind & Kind.VARIABLE or augmented and old_local.kind & (Kind.CONTAINER | Kind.ARRAY)
        )
        if changed and self.wants(facts.Stored):
            self.stored(node, "name", None, name, old_local, value, augmented, self.own_scope)
        self.env.names[name] = value

    def store_outer(self, owner: Scope, name: str, value: Value, node: ast.AST, augmented: bool) -> None:
        """Bind a name of the module, or of an enclosing function that is not traced."""
        if self.wants(facts.Stored):
            old = self.outer_value(owner, name)
            self.stored(node, "name", None, name, old, value, augmented, owner)
        self.env.heap[owner.node, name] = value

    def outer_value(self, owner: Scope, name: str) -> Value:
        """What a name from outside holds: what this trace stored, and where it may not have, what eager code did."""
        written = self.env.heap.get((owner.node, name))
        before = self.file.value_of(owner, name)
        if written is None:
            return before
        if written.kind & Kind.UNDEFINED and not before.kind & Kind.UNKNOWN:
            return join(written.but(kind=written.kind & ~Kind.UNDEFINED, gap=None), before)
        return written

    def _nonlocal_owner(self, name: str) -> Scope | None:
        return self.own_scope.parent.owner(name) if self.own_scope.parent is not None else None

    def delete(self, target: ast.expr) -> None:
        """Unbind."""
        if isinstance(target, ast.Name):
            if target.id in self.own_scope.globals and self.wants(facts.Stored):
                self.stored(target, "del name", None, target.id, None, None, False, self.own_scope.module)
            self.env.names.pop(target.id, None)
        elif isinstance(target, ast.Attribute):
            owner = self.visit(target.value)
            if self.wants(facts.Stored):
                old = self.env.heap.get((owner.born, target.attr)) if owner.born is not None else None
                self.stored(target, "del attribute", owner, target.attr, old, None, False, None)
        elif isinstance(target, ast.Subscript):
            owner, index = self.visit(target.value), self.visit(target.slice)
            if not self.changed(target, owner, "__delitem__", index) and self.wants(facts.Stored):
                self.stored(target, "del item", owner, None, None, None, False, None, index)
        elif isinstance(target, (ast.Tuple, ast.List)):
            for part in target.elts:
                self.delete(part)

    # -- attributes and elements ------------------------------------------------------------------------------------

    def store_attribute(self, node: ast.expr, owner: Value, attr: str, value: Value, augmented: bool = False) -> None:
        """Store `owner.attr = value`; a property's setter is played instead."""
        if owner.cls is not None:
            setter = owner.cls.method(f"{attr}.setter")
            if setter is not None:
                self.enter(node, Value(Kind.FUNCTION, node=setter[0], bound=owner), (value,), {})
                return
        if self.wants(facts.Stored):
            self.play.mute += 1
            old = self.attribute(owner, attr, node)
            self.play.mute -= 1
            self.stored(node, "attribute", owner, attr, old, value, augmented, None)
        if owner.born is not None:
            self.env.heap[owner.born, attr] = value

    def slot(self, owner: Value, attr: str, node: ast.AST) -> Value | None:
        value = self.env.heap.get((owner.born, attr)) if owner.born is not None else None
        if (
            not self.play.mute
            and owner.born is not None
            and owner.origin != Origin.FRESH
            and (value is None or value.kind & Kind.UNDEFINED)
        ):
            self.file.lifetimes.read_attribute(owner, attr, node, self.place)
        if value is None or not value.kind & Kind.UNDEFINED:
            return value
        if owner.cls is not None and not owner.origin == Origin.FRESH:
            before = self.assigned(owner, owner.cls, attr)
            if before is not None:
                return join(value.but(kind=value.kind & ~Kind.UNDEFINED, gap=None), before)
        return value.but(kind=value.kind & ~Kind.UNDEFINED or Kind.UNKNOWN, gap=None)

    def grown(self, node: ast.expr, owner: Value, elem: Value, key: Value = UNKNOWN) -> None:
        """A container got an element: what it yields may be that too, and only a constant key leaves its length known."""
        if not owner.kind & (Kind.CONTAINER | Kind.ARRAY):
            return
        changed = with_element(owner, elem, key)
        if isinstance(node, ast.Name) and node.id in self.env.names:
            self.env.names[node.id] = changed
        elif isinstance(node, ast.Attribute):
            self.play.mute += 1
            holder = self.visit(node.value)
            self.play.mute -= 1
            if holder.born is not None:
                self.env.heap[holder.born, node.attr] = changed

    def visit_Call(self, node: ast.Call) -> Value:
        result = super().visit_Call(node)
        function = node.func
        if isinstance(function, ast.Attribute) and function.attr == "set_shape" and node.args:
            self.shaped(function.value, node.args[0])
        if isinstance(function, ast.Attribute) and function.attr in GROWING and node.args:
            self.play.mute += 1
            owner = self.visit(function.value)
            if owner.kind & Kind.CONTAINER and not owner.kind & Kind.UNKNOWN:
                position = GROWING[function.attr]
                elem = UNKNOWN
                if position is not None and position < len(node.args):
                    elem = self.visit(node.args[position])
                self.grown(function.value, owner, elem)
            self.play.mute -= 1
        return result

    def shaped(self, tensor: ast.expr, shape: ast.expr) -> None:
        """`x.set_shape([4, 3])` changes what is known of the tensor that a name holds, or of one in a list."""
        name = tensor.id if isinstance(tensor, ast.Name) else ""
        value = self.env.names.get(name)
        if value is None or value.loose != RANK:
            self.env.names.update({n: v.but(items=ranked(v.items)) for n, v in self.env.names.items() if v.items})
        if value is not None and value.kind == Kind.TENSOR:
            self.play.mute += 1
            wanted = static_shape(self.visit(shape))
            self.play.mute -= 1
            self.env.names[name] = value.but(shape=declared(value.shape, wanted), loose=None)

    def stored(
        self,
        node: ast.AST,
        what: str,
        owner: Value | None,
        key: str | None,
        old: Value | None,
        new: Value | None,
        augmented: bool,
        scope: Scope | None,
        index: Value | None = None,
    ) -> None:
        """Tell of a store."""
        text = key or ""
        if isinstance(node, ast.expr):  # a call is `setattr(self, "step", step)`
            text = f"{written(node.args[0])}.{key}" if isinstance(node, ast.Call) and node.args else written(node)
        place, added = self.place, self.added
        stored = facts.Stored(node, place, what, owner, key, old, new, augmented, scope, text, index, added)  # type: ignore[arg-type]
        self.tell(stored)
