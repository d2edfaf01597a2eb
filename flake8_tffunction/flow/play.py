"""The play of one file: every root is traced once over abstract arguments, and what happens is told as facts."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.conversion import CALLEE, KERAS
from flake8_tffunction.flow.facts import Region
from flake8_tffunction.flow.frame import Frame
from flake8_tffunction.flow.guards import ONCE
from flake8_tffunction.flow.passing import bind
from flake8_tffunction.flow.results import output
from flake8_tffunction.flow.situations import shape, situation
from flake8_tffunction.flow.state import Env, Slot
from flake8_tffunction.flow.targets import misplaced
from flake8_tffunction.flow.values import TENSOR, UNKNOWN, Kind, Origin, Value, join
from flake8_tffunction.project.far import is_far
from flake8_tffunction.project.reporting import Callers
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.scopes import Scope, parameters
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo

DEPTH = 12
"""How many calls deep helpers are followed."""
SHAPES = 8
"""For how many shapes of arguments a helper is played; then it answers with the join of what it gave so far."""
STATEMENTS = 60
"""How many statements may be played for each statement of the file: the budget that keeps the cost linear."""
FAR_STATEMENTS = 2
"""How many of them in other modules."""
HANDED = 8
"""How many calls, for each statement of the file, are told again to those who call a helper that has been played before."""

CONVERTING = frozenset({"map", "replica"})
"""Callbacks that are converted although they are handed over by name: of tf.map_fn, and of strategy.run."""

Def = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Summary(NamedTuple):
    """What a helper did for one shape of arguments."""

    value: Value
    aloud: bool
    """Whether it has told its facts."""
    called: tuple[facts.Called, ...]
    written: dict[Slot, Value]
    """Attributes and outer names that it wrote."""
    given: dict[str, Value]
    """The arguments with which it was played: other objects of the same kind get the same attributes."""

    def used(self, given: dict[str, Value], heap: dict[Slot, Value]) -> Value:
        """The value for other arguments of the same shape; what was written to theirs is written to these."""
        moved = {
            mine.born: value.born
            for name, mine in self.given.items()
            if mine.born is not None and (value := given[name]).born is not None
        }
        heap.update({(moved.get(owner, owner), attr): value for (owner, attr), value in self.written.items()})
        return self.value.but(born=moved[self.value.born]) if self.value.born in moved else self.value


class Actor(Frame):
    """A frame that enters other functions through the play's summaries."""

    def enter(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        return self._enter(node, callee, args, keywords, self.traced, (), self.unconverted)

    def enter_graph(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        inner = callee.traced
        if callee.node is None or inner is None:
            return UNKNOWN
        self.file.lifetimes.entered(inner, self.traced)
        given = tuple(value.but(origin=Origin.PARAM) for value in args)
        named = {name: value.but(origin=Origin.PARAM) for name, value in keywords.items()}
        regions = (Region(node, "graph", False), *compiled(inner))
        return output(self._enter(node, callee, given, named, inner, regions, self.file.unconverted(inner)))

    def _call_object(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        here = self.unconverted
        if here == KERAS and self.file.keras < 3 and callee.cls is not None and callee.cls.method("__call__") is None:
            self.unconverted = ""  # Keras 2 converts a layer's `call`, though not the `train_step` that calls the layer
        value = super()._call_object(node, callee, args, keywords)
        self.unconverted = here
        return value

    def callback(self, node: ast.expr, function: Value, args: tuple[Value, ...], what: str) -> Value:
        if function.kind == Kind.FUNCTION and function.node is None and (function.among or function.name is not None):
            return self.call_told(node, function, args, function.name or "")
        if (
            function.kind & ~Kind.NONE not in (Kind.FUNCTION, Kind.GRAPHFN, Kind.OBJECT)
            or function.node is None
            and function.cls is None
        ):
            return UNKNOWN
        staged = {"branch": True, "loop": True, "map": True, "scan": True}.get(what, False)
        if staged:  # TensorFlow takes structures apart, and packs new ones for the function
            args = tuple(value.but(born=node) if value.kind & Kind.CONTAINER else value for value in args)
        depth = len(self.regions)
        self.push(Region(node, "callback", staged))
        here = self.unconverted
        by_name = what not in CONVERTING and function.closure is None
        if function.kind & Kind.OBJECT:
            self.unconverted = here or (CALLEE if by_name else "")
            value = self.call(node, function, args, {})
            self.unconverted = here
        elif function.traced is not None and function.kind & Kind.GRAPHFN:  # which has AutoGraph of its own
            value = self.enter_graph(node, function, args, {})
        else:
            value = self._enter(node, function, args, {}, self.traced, (), here or (CALLEE if by_name else ""))
        self.pop(depth)
        return value

    def _enter(
        self,
        node: ast.expr,
        callee: Value,
        args: tuple[Value, ...],
        keywords: dict[str, Value],
        traced: Traced,
        regions: tuple[Region, ...],
        unconverted: str,
    ) -> Value:
        function = callee.node
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)) or callee.name == "tf.py_function":
            return UNKNOWN
        if callee.of == "constructor":
            regions = (Region(node, "constructor", False),)
        elif self.file.decorations(function) & {"cached", "cached_property"}:
            regions = (Region(node, "cached", False, ONCE),)
        if not unconverted or traced is not self.traced:
            explicit = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == getattr(function, "name", None)
            unconverted = unconverted or self.file.unconverted_helper(function, callee, explicit)
        if unconverted and self.play.is_transformed(function):
            unconverted = ""
        value = self.play.helper(self, node, callee, function, args, keywords, traced, regions, unconverted)
        self.play.wrappers(self, node, function, args, keywords, traced, unconverted)
        if callee.of == "tf.custom_gradient":  # which takes the gradient's function off the result
            return self._differentiated(node, value, unconverted)
        return value

    def _differentiated(self, node: ast.expr, value: Value, unconverted: str) -> Value:
        """The result without the function of the gradient, which the same trace runs where it takes the gradient."""
        if value.kind != Kind.TUPLE or not value.items:
            return UNKNOWN
        result, *rest = value.items
        if len(rest) == 1 and rest[0].kind == Kind.FUNCTION:
            upstream = (TENSOR,) * (len(result.items) if result.kind == Kind.TUPLE and result.items else 1)
            self._enter(node, rest[0], upstream, {}, self.traced, (), unconverted)
        return result


class Play:
    """Plays all roots of one file and keeps what was said.

    Attributes
    ----------
    facts
        What happened, in the order of the traces.
    reached
        Functions whose body is traced code.
    mute, early
        How many turns deep the play goes on silently, and in how many of them because they are the first of a loop.
    operations
        How many operations of the graph have been met.
    python_uses
        Names that have been used as Python uses a number: as the index of a container, or in a string.
    transformed
        Functions that AutoGraph has converted, with all that is written in them.
    branching
        Roots with an `if`, `for` or `while` that is, or may be, one of the graph, or with `int()` or `float()` of a tensor.
    callers
        Which calls led to each play of a function of another module.
    """

    def __init__(self, file: File, wanted: frozenset[type]) -> None:
        self.file = file
        self.wanted = wanted
        self.mute = 0
        self.early = 0
        self.operations = 0
        self.python_uses: set[str] = set()
        self.facts: list[facts.Fact] = []
        self.called: list[facts.Called] = []
        self.reached: dict[ast.AST, Traced] = {}
        self.transformed: set[ast.AST] = set()
        self.branching: set[ast.AST | None] = set()
        self.callers = Callers(file)
        self.budget = STATEMENTS * (200 + len(file.index.functions) * 10 + file.statements)
        self.handed = HANDED * (200 + file.statements)
        self.far_budget = FAR_STATEMENTS * (200 + file.statements)
        self._memo: dict[tuple[Any, ...], Summary] = {}
        self._shapes: dict[ast.AST, list[tuple[Any, ...]]] = {}
        self._running: set[tuple[Any, ...]] = set()

    def spend(self) -> None:
        """Pay for one statement."""
        self.budget -= 1

    def is_transformed(self, function: ast.AST) -> bool:
        """Whether a function, or method of a class, is written in a function that AutoGraph has converted: whoever calls it then."""
        scope = self.file.index.scopes[function].parent
        while scope is not None and scope.node not in self.transformed:
            scope = scope.parent
        return scope is not None

    def live(self, node: ast.AST, frame: Frame) -> None:
        """Note that a function's body is traced code."""
        if not frame.unconverted:
            self.transformed.add(node)
        if not self.mute:
            self.reached.setdefault(node, frame.traced)

    # -- roots ------------------------------------------------------------------------------------------------------

    def root(self, traced: Traced, heir: ClassInfo | None = None) -> None:
        """Trace one root, as a class that inherits it would. A root that is too deep for the stack is dropped with all that
        it said."""
        function, scope = traced.node, traced.scope
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)) or scope is None:
            return
        said, calls = len(self.facts), len(self.called)
        self.mute = self.early = 0
        try:
            self._root(traced, function, scope, heir)
        except RecursionError:
            self.file.too_deep = True
            del self.facts[said:]
            self._running.clear()
        finally:
            self.mute = self.early = 0
            del self.called[calls:]

    def _root(
        self, traced: Traced, function: ast.FunctionDef | ast.Lambda, scope: Scope, heir: ClassInfo | None
    ) -> None:
        names = self.file.root_parameters(traced, heir)
        frame = Actor(
            self, scope, function, Env(dict(names), {}), traced, compiled(traced), (), self.file.unconverted(traced)
        )
        frame.running = (function,)
        if is_far(function):
            frame.entry = self.callers.root(traced)
        self.live(function, frame)
        start = len(self.called)
        if facts.Entered in self.wanted:
            frame.tell(facts.Entered(function, frame.place, names))
        if misplaced(self.file, traced) or scope.yields:
            # that it is traced at all is the trap; nothing in it (of a generator nothing runs) is worth a word
            self.mute += 1
        returned = frame.run(function)
        if isinstance(function, ast.FunctionDef) and function.decorator_list:
            self.wrappers(frame, function.decorator_list[-1], function, tuple(names.values()), {}, traced, "")
        frame.at = function if isinstance(function, ast.stmt) else frame.at
        frame.forget_place()
        if frame.wants(facts.Ended):
            frame.tell(facts.Ended(function, frame.place, returned, tuple(self.called[start:])))

    # -- helpers ----------------------------------------------------------------------------------------------------

    def helper(
        self,
        caller: Frame,
        node: ast.expr,
        callee: Value,
        function: ast.FunctionDef | ast.Lambda,
        args: tuple[Value, ...],
        keywords: dict[str, Value],
        traced: Traced,
        regions: tuple[Region, ...],
        unconverted: str,
    ) -> Value:
        """The value that a function gives for these arguments; its body speaks once for each shape of them."""
        given = bind(function, callee, args, keywords)
        if function is traced.node and traced is not caller.traced:
            given = self.file.as_declared(traced, given)
        around = (*caller.regions, *regions)
        key = (
            function,
            id(callee.closure),
            tuple(sorted((n, shape(v)) for n, v in given.items())),
            situation(around),
            unconverted,
            traced.is_graph_function,
            traced.jit,
        )
        far = is_far(function)
        if far and self.mute == self.early:
            self.callers.called(key, caller.entry, node, caller.regions[caller.inherited :])
        known = self._memo.get(key)
        if known is not None and (known.aloud or self.mute):
            if not self.mute and self.handed > 0:
                self.handed -= len(known.called)
                self.called += known.called
            return known.used(given, caller.env.heap)
        shapes = self._shapes.setdefault(function, [])
        if (
            key in self._running
            or len(caller.via) >= DEPTH
            or far
            and self.far_budget < 0
            or self.budget < 0
            or (known is None and len(shapes) >= SHAPES)
        ):
            return self._joined(shapes)
        self._running.add(key)
        left = self.budget
        start = len(self.called)
        before = dict(caller.env.heap)
        try:
            value = self._play(caller, node, callee, function, given, traced, around, unconverted, key if far else None)
        finally:
            self._running.discard(key)
        if far and not is_far(caller.function):
            self.far_budget -= left - self.budget
        if known is None:
            shapes.append(key)
        written = {slot: now for slot, now in caller.env.heap.items() if before.get(slot) is not now}
        self._memo[key] = Summary(value, not self.mute, tuple(self.called[start:]), written, given)
        return value

    def wrappers(
        self,
        caller: Frame,
        node: ast.expr,
        function: ast.AST,
        args: tuple[Value, ...],
        keywords: dict[str, Value],
        traced: Traced,
        unconverted: str,
    ) -> None:
        """Play what the decorators of a function do around it; what they return instead of its value is not looked at."""
        for wrapper in self.file.wrappers(function):
            if isinstance(wrapper.node, ast.FunctionDef):
                self.helper(caller, node, wrapper, wrapper.node, args, keywords, traced, (), unconverted)

    def _joined(self, shapes: list[tuple[Any, ...]]) -> Value:
        values = [self._memo[key].value for key in shapes if key in self._memo]
        result = values[0] if values else UNKNOWN
        for value in values[1:]:
            result = join(result, value)
        return result

    def _play(
        self,
        caller: Frame,
        node: ast.expr,
        callee: Value,
        function: ast.FunctionDef | ast.Lambda,
        given: dict[str, Value],
        traced: Traced,
        around: tuple[Region, ...],
        unconverted: str,
        entry: object,
    ) -> Value:
        scope = self.file.index.scopes[function]
        names = dict(given)
        for parameter, default in parameters(function.args):
            if parameter.arg not in names:
                value = self.file.evaluate(default, scope.parent or scope) if default is not None else UNKNOWN
                if callee.closure is None and value.kind & Kind.CONTAINER:
                    value = value.but(origin=Origin.CAPTURED)  # made once, with the def: all calls share it
                names[parameter.arg] = value
        env = Env(names, caller.env.heap, callee.closure)
        frame = Actor(self, scope, function, env, traced, around, (*caller.via, node), unconverted)
        frame.running = (*caller.running, function)
        frame.entry = entry
        self.live(function, frame)
        value = frame.run(function)
        caller.env.heap = frame.env.heap
        return value


def compiled(traced: Traced) -> tuple[Region, ...]:
    """The region that a jitted function opens around all that it runs."""
    return (Region(traced.made_at, "xla", False),) if traced.jit else ()
