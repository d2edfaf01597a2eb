"""Functions and instances that are made again and again, used once each, and so traced each time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.differences import passed
from flake8_tffunction.flow.facts import Invoked, Made
from flake8_tffunction.flow.repetition import LOOP, ONCE, OPEN, Repeats
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.flow.variation import STATIC
from flake8_tffunction.source.layout import Loop
from flake8_tffunction.source.nodes import children_of, walk
from flake8_tffunction.source.scopes import FUNCTIONS, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

DATA: Final = (
    Kind.NUMBER
    | Kind.STRING
    | Kind.NONE
    | Kind.TENSOR
    | Kind.ARRAY
    | Kind.LIST
    | Kind.TUPLE
    | Kind.DICT
    | Kind.DTYPE
    | Kind.SHAPE
)
"""What could just as well be an argument: no reason for a function of its own."""


class Remaking:
    """Answers for one file."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code

    # -- tf.functions --------------------------------------------------------------------------------------------------

    def immediate(self, made: Made) -> bool:
        """Whether a tf.function is called where it is made: `tf.function(f)(x)`,
        `tf.function(f).get_concrete_function(s)(x)`."""
        layout = self._code.layout
        call = layout.parent(made.node)
        if isinstance(call, ast.Attribute) and call.attr == "get_concrete_function":
            concrete = layout.parent(call)
            call = layout.parent(concrete) if concrete is not None else None
            return isinstance(call, ast.Call) and call.func is concrete
        return isinstance(call, ast.Call) and call.func is made.node

    def wasted(self, made: Made) -> bool:
        """Whether a tf.function is made repeatedly, and each one is called in the code that makes it and then
        dropped."""
        repeats = made.repeats
        if repeats.how == ONCE or repeats.in_test or self._code.is_traced(made.scope):
            return False
        if repeats.how == OPEN and not self._in_method(made.scope):
            return False
        root = self._code.layout.root(made.scope)
        if self._kept(made):
            return False
        calls = self._calls(made)
        if repeats.loops and self._concrete(made):
            return not self._own(made, everything=True)
        here = [
            call for call in calls if self._code.layout.root(call.scope) is root and self._inside(call.node, repeats)
        ]
        if not here or made.how != "factory" and len(here) < len(calls):
            return False
        amortized = all(self._inner(call.repeats, repeats) for call in here)
        if amortized:
            return repeats.how == LOOP and made.how != "factory" and not self._own(made, everything=True)
        return not self._own(made, everything=repeats.how == OPEN)

    def _concrete(self, made: Made) -> bool:
        """Whether a concrete function is asked for where the tf.function is made, which traces it:
        `tf.function(f).get_concrete_function(s)`."""
        parent = self._code.layout.parent(made.node)
        return isinstance(parent, ast.Attribute) and parent.attr == "get_concrete_function"

    def needed(self, made: Made) -> bool:
        """Whether a function called at once depends on an object that is another one each time: a new function is
        needed then."""
        return self._own(made, everything=False)

    def _in_method(self, scope: Scope) -> bool:
        return self._code.file.classes.of_method(self._code.layout.root_scope(scope)) is not None

    def _calls(self, made: Made) -> list[Invoked]:
        """The calls of what is made here: of a factory's result, those through this very call or the name that it is
        bound to."""
        calls = self._code.calls(made.traced)
        if made.how != "factory":
            return calls
        return [call for call in calls if call.node.func is made.node or self._named(call, made)]

    def _named(self, call: Invoked, made: Made) -> bool:
        function = call.node.func
        if not isinstance(function, ast.Name):
            return False
        owner = call.scope.owner(function.id)
        bindings = self._code.bindings(function.id, owner, call.node, call.scope) if owner is not None else []
        return any(reach.binding.value is made.node for reach in bindings)

    def _inside(self, node: ast.AST, repeats: Repeats) -> bool:
        """Whether a call stands in the loop in which the function is made, if it is made in one."""
        return not repeats.loops or repeats.loops[0] in self._code.layout.loops(node)

    def _inner(self, call: Repeats, made: Repeats) -> bool:
        """Whether a call stands in a loop within the code that makes the function: one function for many calls."""
        return bool(call.loops) and call.loops[:1] != made.loops[:1]

    def _kept(self, made: Made) -> bool:
        """Whether the function outlives the code that makes it: returned, yielded, stored in an attribute or
        element."""
        layout = self._code.layout
        parent = layout.parent(made.node)
        names: set[str] = set()
        if isinstance(parent, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(parent.name)
        elif isinstance(parent, (ast.Assign, ast.AnnAssign)):
            targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
            if not all(isinstance(target, ast.Name) for target in targets):
                return True
            names.update(target.id for target in targets if isinstance(target, ast.Name))
        elif (
            not isinstance(parent, (ast.Call, ast.Attribute, ast.Expr, ast.NamedExpr))
            or isinstance(parent, ast.Call)
            and parent.func is not made.node
        ):
            return True
        root = layout.root_scope(made.scope)
        if names & (root.globals | root.nonlocals):
            return True
        return any(self._keeps(node, names) for node in _own_nodes(layout.root(made.scope)))

    def _keeps(self, node: ast.AST, names: set[str]) -> bool:
        if isinstance(node, (ast.Return, ast.Yield)):
            return node.value is not None and _holds(node.value, names)
        if isinstance(node, ast.Assign):
            return _holds(node.value, names) and any(not isinstance(target, ast.Name) for target in node.targets)
        return False

    # -- what the function is made of ----------------------------------------------------------------------------------

    def _own(self, made: Made, everything: bool) -> bool:
        """Whether it depends on something that is another one each time it is made: anything, or only objects."""
        root = self._code.layout.root_scope(made.scope)
        names = self._names(made)
        loops = set(made.repeats.loops[:1])
        for name in names:
            owner = made.scope.owner(name)
            if owner is None or owner is not root and owner.kind != "comprehension":
                continue
            if self._differs(name, owner, made, loops, everything):
                return True
        return False

    def _names(self, made: Made) -> set[str]:
        """The names that the function reads from the code around: in its body, or in the expression that is wrapped."""
        node = self._body(made)
        own = {name for inner in walk(node) for name in self._bound(inner)}
        return {n.id for n in walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and n.id not in own}

    def _body(self, made: Made) -> ast.AST:
        """What is made anew: a def, also one that a call wraps if the same turn defines it; else what is wrapped."""
        node, loops, layout = made.traced.node, set(made.repeats.loops[:1]), self._code.layout
        around = made.traced.scope.parent if made.traced.scope is not None else None
        if node is None or made.how == "decorator":
            return node if node is not None else made.node
        if not isinstance(node, ast.FunctionDef) or around is None:
            return made.node
        together = layout.root_scope(around) is layout.root_scope(made.scope)
        return node if together and loops and not loops.isdisjoint(layout.loops(node)) else made.node

    def _bound(self, node: ast.AST) -> set[str]:
        scope = self._code.file.index.scopes.get(node)
        return set(scope.bindings) if scope is not None and node is not self._code.file.index.tree else set()

    def _differs(self, name: str, owner: Scope, made: Made, loops: set[Loop], everything: bool) -> bool:
        layout = self._code.layout
        for binding in owner.bindings.get(name, ()):
            if binding.kind == "def" and binding.node is made.traced.node or binding.kind in ("import", "class"):
                continue
            if binding.value is made.node:
                continue  # `step = tf.function(step)`
            if binding.kind == "param":
                if not loops and (
                    everything and not self._is_receiver(name, owner) or self._passes_objects(name, owner, made.repeats)
                ):
                    return True
                continue
            if loops and loops.isdisjoint(layout.loops(binding.node)) and binding.node not in loops:
                continue
            if (
                everything
                or binding.kind != "def"
                and not self._is_data(self._code.read(name, owner, made.node, made.scope))
                and self._used_as_object(name, made)
            ):
                return True
        return False

    def _used_as_object(self, name: str, made: Made) -> bool:
        """Whether the function does with a name what is done with objects: calls it, reads attributes, hands it on."""
        node = self._body(made)
        for inner in walk(node):
            if isinstance(inner, ast.Attribute) and inner.attr not in STATIC and _is_name(inner.value, name):
                return True
            if isinstance(inner, ast.Call):
                scope = self._code.file.index.scopes.get(node, made.scope)
                library = (self._code.file.names.canonical(inner.func, scope) or "").startswith(("tf.", "numpy."))
                handed = [*inner.args, *(keyword.value for keyword in inner.keywords)]
                if (
                    _is_name(inner.func, name)
                    or any(_is_name(part, name) for part in handed)
                    and (not library or inner is made.node)
                ):
                    return True
        return False

    def _is_receiver(self, name: str, owner: Scope) -> bool:
        return self._code.file.classes.of_method(owner) is not None and name in ("self", "cls")

    def _is_data(self, value: Value) -> bool:
        return not value.kind & ~(DATA | Kind.UNDEFINED)

    def _passes_objects(self, name: str, owner: Scope, repeats: Repeats) -> bool:
        """Whether a caller passes another object for a parameter at each turn of its loop."""
        for call, scope in repeats.sites:
            callee = self._code.variation.as_callee(owner.node, call, scope)
            expr = passed(call, callee).get(name)
            if expr is None or self._is_data(self._code.value(expr, scope, call)):
                continue
            loops = set(self._code.layout.loops(call))
            for inner in walk(expr):
                around = scope.owner(inner.id) if isinstance(inner, ast.Name) else None
                for binding in (
                    around.bindings.get(inner.id, ()) if around is not None and isinstance(inner, ast.Name) else ()
                ):
                    if binding.node in loops or not loops.isdisjoint(self._code.layout.loops(binding.node)):
                        return True
        return False

    # -- instances -----------------------------------------------------------------------------------------------------

    def per_instance(self, call: Invoked) -> Value | None:
        """The instance whose traced method is called, if one is made for each call; else None."""
        traced = call.traced
        if call.repeats.how in (ONCE, OPEN) or call.repeats.in_test or traced.node is None or traced.cls is None:
            return None
        if self._code.file.decorations(traced.node) & {"staticmethod", "classmethod"}:
            return None
        function = call.node.func
        by_method = (
            isinstance(function, ast.Attribute)
            and function.attr == getattr(traced.node, "name", None)
            or traced.why == "wrapped"
        )
        holder = function.value if by_method and isinstance(function, ast.Attribute) else function
        owner = self._code.value(holder, call.scope, call.node)
        if (
            owner.cls is None
            or not isinstance(owner.born, ast.Call)
            or self._code.trace_types.identity(owner.cls).apart
        ):
            return None
        if isinstance(holder, ast.Name) and self._stored(holder.id, call.scope):
            return None
        return owner if self._one_each(call, owner.born) else None

    def _one_each(self, call: Invoked, birth: ast.Call) -> bool:
        layout = self._code.layout
        if layout.parent(birth) is None or not any(node is layout.root(call.scope) for node in self._outwards(birth)):
            return False  # made by other code, once for all we know
        around = tuple(loop for loop in layout.loops(birth) if self._code.repetition.turns(loop, call.scope))
        mine = call.repeats.loops
        if not around:
            return not mine
        if around[0] in mine:
            return mine[0] is around[0]
        # made in a loop or comprehension before: one call in the turn of a loop over them
        return len(mine) == 1 or len(mine) > 1 and mine[1] in around

    def _outwards(self, node: ast.AST) -> Iterator[ast.AST]:
        for _, parent in self._code.layout.around(node):
            yield parent

    def _stored(self, name: str, scope: Scope) -> bool:
        """Whether an instance is put away: then it may serve further calls."""
        for node in _own_nodes(self._code.layout.root(scope)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("append", "add", "insert", "setdefault")
            ):
                if any(isinstance(argument, ast.Name) and argument.id == name for argument in node.args):
                    return True
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id == name:
                if any(not isinstance(target, ast.Name) for target in node.targets):
                    return True
            if isinstance(node, (ast.Return, ast.Yield)) and isinstance(node.value, ast.Name) and node.value.id == name:
                return True
        return False


def _is_name(expr: ast.expr, name: str) -> bool:
    return isinstance(expr, ast.Name) and expr.id == name


def _own_nodes(root: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function, without those of functions in it."""
    stack: list[ast.AST] = list(children_of(root))
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, FUNCTIONS):
            stack += children_of(node)


def _holds(expr: ast.expr, names: set[str]) -> bool:
    """Whether an expression is one of these names, or a display with one of them (a call of one is its result)."""
    if isinstance(expr, ast.Name):
        return expr.id in names
    if isinstance(expr, (ast.Tuple, ast.List)):
        return any(_holds(element, names) for element in expr.elts)
    if isinstance(expr, ast.Dict):
        return any(_holds(value, names) for value in expr.values)
    return False
