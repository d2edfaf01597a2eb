"""One function being played: its statements, in the order in which TensorFlow's trace runs them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.evaluator import RAISE
from flake8_tffunction.flow.expressions import OPERATORS
from flake8_tffunction.flow.facts import Region
from flake8_tffunction.flow.guards import ARGUMENT, ONCE
from flake8_tffunction.flow.matching import Matching
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.state import merge
from flake8_tffunction.flow.values import NONE, UNKNOWN, Kind, Origin, Trust, Value
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    pass

REFUSED = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow)
"""Operators of which a tf.Variable refuses the form `v += x`; the others give a tensor."""


class Frame(Matching):
    """Plays the body of one function over one set of arguments."""

    STATEMENTS: ClassVar[dict[type, Callable[[Any, Any], None]]] = {}

    def run(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Value:
        """Play a function; the value that it returns (for a generator, an iterator of what it yields)."""
        if isinstance(node, ast.Lambda):
            self.play.live(node, self)
            return self.visit(node.body)
        self.block(node.body)
        if self.yielded:
            return Value(Kind.ITERATOR, born=node, elem=join_all(self.yielded))
        if self.env.live:
            self.returned.append((NONE, self.env))
        merged = merge((env for _, env in self.returned), node)
        if merged is not None:
            self.env.heap = merged.heap
        result = join_all([value for value, _ in self.returned]) if self.returned else UNKNOWN
        if "custom_gradient" in self.file.decorations(node):  # it returns (result, gradient function)
            return result.items[0] if result.kind == Kind.TUPLE and result.items else UNKNOWN
        return result

    # -- blocks -----------------------------------------------------------------------------------------------------

    def converted(self) -> None:
        self.play.branching.add(self.traced.node)

    def block(self, body: Sequence[ast.stmt]) -> None:
        """Play statements until the code leaves; what follows a branch that left stands in the other branch."""
        depth = len(self.regions)
        pending, self.pending = self.pending, []
        for position, statement in enumerate(body):
            if not self.env.live:
                break
            self.rest = None
            self.statement(statement)
            if self.skipped is not None and position + 1 < len(body):
                self.guarded(self.skipped, body[position + 1 :])
                break
            self.follow()
        self.pop(depth)
        self.rest = None
        for branch in reversed(self.pending):
            self.settle(branch)
        self.pending = pending

    def follow(self) -> None:
        """What follows a branch that has left belongs to the other branch."""
        if self.rest is not None and self.env.live:
            self.push(self.rest)

    def statement(self, node: ast.stmt) -> None:
        """Play one statement; a kind of statement that this version does not know is passed over."""
        self.at = node
        self.forget_place()
        self.play.spend()
        handler = self.STATEMENTS.get(node.__class__)
        if handler is None:
            handler = getattr(type(self), f"play_{node.__class__.__name__}", None)
            if handler is None:
                if RAISE:
                    raise NotImplementedError(f"no handler for {node.__class__.__name__}")
                return
            self.STATEMENTS[node.__class__] = handler
        handler(self, node)

    # -- simple statements ------------------------------------------------------------------------------------------

    def play_Expr(self, node: ast.Expr) -> None:
        self.visit(node.value)

    def play_Assign(self, node: ast.Assign) -> None:
        value = self.visit(node.value)
        for target in node.targets:
            self.assign(target, value, node)

    def fill(self, owner: Value, attr: str, value: Value) -> None:
        assert owner.born is not None  # it has just been made
        self.env.heap[owner.born, attr] = value

    def play_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            return
        value = self.visit(node.value)
        if value.kind & Kind.UNKNOWN:
            declared = self.file.annotated(node.annotation, self.scope)
            value = value if declared.kind & Kind.UNKNOWN else declared.but(origin=value.origin)
        self.assign(node.target, value, node)

    def play_AugAssign(self, node: ast.AugAssign) -> None:
        old = self.visit(load(node.target))
        added = self.visit(node.value)
        new = self.lifted(self.operate(node, OPERATORS[node.op.__class__], old, added))
        if old.kind & (Kind.LIST | Kind.SET | Kind.DICT) or old.kind & Kind.VARIABLE and isinstance(node.op, REFUSED):
            grown = (
                new.items if new.kind == old.kind == Kind.LIST else None
            )  # in place; of a variable TensorFlow raises
            new = old.but(items=grown, keys=None, elem=old.elem if grown is None else new.elem)
        self.added = added
        self.assign(node.target, new, node)
        self.added = None

    def play_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.delete(target)

    def play_Return(self, node: ast.Return) -> None:
        value = self.visit(node.value) if node.value is not None else NONE
        if self.hears(facts.Left):
            self.tell(facts.Left(node, self.place, "return", value))
        self.returned.append((value, self.env.copy()))
        self.env.live = False

    def play_Raise(self, node: ast.Raise) -> None:
        for part in (node.exc, node.cause):
            if part is not None:
                self.visit(part)
        if self.hears(facts.Left):
            self.tell(facts.Left(node, self.place, "raise", None))
        self.env.live = False

    def play_Break(self, node: ast.Break) -> None:
        if self.hears(facts.Left):
            self.tell(facts.Left(node, self.place, "break", None))
        if self.breaks:
            self.breaks[-1].append(self.env.copy())
        self.env.live = False

    def play_Continue(self, node: ast.Continue) -> None:
        if self.hears(facts.Left):
            self.tell(facts.Left(node, self.place, "continue", None))
        if self.continues:
            self.continues[-1].append(self.env.copy())
        self.env.live = False

    def play_Assert(self, node: ast.Assert) -> None:
        test = self.visit(node.test)
        if self.wants(facts.Iterated):
            self.tell(facts.Iterated(node.test, self.place, "assert", test, False))
        if node.msg is not None:
            self.visit(node.msg)

    def play_Pass(self, node: ast.stmt) -> None:
        """Nothing happens, or it was noted by the index."""

    play_Global = play_Nonlocal = play_TypeAlias = play_Pass

    def play_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        for alias in node.names:
            name = alias.asname or alias.name.partition(".")[0]
            self.env.names[name] = self.file.lookup(name, self.scope)

    play_ImportFrom = play_Import

    def play_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for decorator in node.decorator_list:
            self.visit(decorator)
        self.file.captured.append(self.env)
        value = self.file.function_value(node).but(closure=self.env, origin=Origin.FRESH)
        self.assign_name(node.name, value, node)

    play_AsyncFunctionDef = play_FunctionDef

    def play_ClassDef(self, node: ast.ClassDef) -> None:
        self.assign_name(
            node.name, Value(Kind.CLASS, cls=self.file.classes.by_node.get(node), node=node, born=node), node
        )

    # -- with and try -----------------------------------------------------------------------------------------------

    def play_With(self, node: ast.With | ast.AsyncWith) -> None:
        depth = len(self.regions)
        contexts: list[tuple[ast.expr, Value]] = []
        for item in node.items:
            context = self.visit(item.context_expr)
            contexts.append((item.context_expr, context))
            entered = self.entered(item.context_expr, context)
            if item.optional_vars is not None:
                self.assign(item.optional_vars, entered, node)
            self.push(Region(node, CONTEXTS.get(context.of or "", "with"), False))
        self.block(node.body)
        self.pop(depth)
        live, self.env.live = self.env.live, True  # a `return` leaves it too
        for expression, context in reversed(contexts):
            self.left(expression, context)
        self.env.live = live

    play_AsyncWith = play_With

    def entered(self, node: ast.expr, context: Value) -> Value:
        """What `with context as x` binds; told as a call of `__enter__`."""
        entered = context
        if context.cls is not None and context.cls.method("__enter__") is not None:
            entered = self.call(node, self.attribute(context, "__enter__", node), (), {})
            if entered.kind & Kind.UNKNOWN:
                entered = context
        elif context.kind == Kind.ITERATOR and context.elem is not None:  # a function under @contextmanager
            entered = context.elem
        if self.wants(facts.Called):
            callee = Value(
                Kind.FUNCTION, context.origin, name=f"{context.of}.__enter__" if context.of else None, bound=context
            )
            self.tell(facts.Called(node, self.place, callee, context, "__enter__", (), {}, entered, self.text(node)))
        return entered

    def play_Try(self, node: ast.Try) -> None:
        start = self.env.copy()
        self.within(Region(node, "try", False), node.body)
        if self.env.live:
            self.block(node.orelse)
        ends = [self.env.copy()]
        between = merge((start, ends[0]), node)
        raised = between if between is not None else start
        for handler in node.handlers:
            self.env.become(raised.copy())
            self.env.live = True
            if handler.type is not None:
                self.visit(handler.type)
            if handler.name:
                self.env.names[handler.name] = Value(Kind.OBJECT, of="builtins.Exception")
            self.within(Region(node, "except", False, self.handler_guard(handler, node.body)), handler.body)
            ends.append(self.env.copy())
        merged = merge(ends, node)
        self.env.become(merged if merged is not None else ends[0])
        if merged is None:
            self.env.live = False
        if node.finalbody:
            live, self.env.live = self.env.live, True
            self.block(node.finalbody)
            self.env.live = self.env.live and live
        if self.wants(facts.Tried):
            self.tell(facts.Tried(node, self.place))

    play_TryStar = play_Try

    def handler_guard(self, handler: ast.ExceptHandler, tried: Sequence[ast.stmt]) -> str | None:
        """`except AttributeError:` and `except KeyError:` run while something is not there yet."""
        names = {n.id for n in walk(handler.type) if isinstance(n, ast.Name)} if handler.type is not None else set()
        if names and names <= {"AttributeError", "KeyError", "NameError", "IndexError"}:
            keys = [inner.slice for statement in tried for inner in walk(statement) if isinstance(inner, ast.Subscript)]
            asked = {part.id for key in keys for part in walk(key) if isinstance(part, ast.Name)}
            return ARGUMENT if "KeyError" in names and asked & self.parameters else ONCE
        return None

    # -- expressions with names of their own ------------------------------------------------------------------------

    def visit_Lambda(self, node: ast.Lambda) -> Value:
        self.file.captured.append(self.env)
        return Value(Kind.FUNCTION, born=node, node=node, closure=self.env)

    def visit_Yield(self, node: ast.Yield) -> Value:
        value = self.visit(node.value) if node.value is not None else Value(Kind.NONE, const=None)
        self.yielded.append(value)
        if self.wants(facts.Left):
            self.tell(facts.Left(node, self.place, "yield", value))
        return UNKNOWN

    def visit_YieldFrom(self, node: ast.YieldFrom) -> Value:
        value = self.visit(node.value)
        self.yielded.append(value.elem or Value(Kind.UNKNOWN, trust=Trust.ASSUMED))
        if self.wants(facts.Left):
            self.tell(facts.Left(node, self.place, "yield", value))
        return UNKNOWN

    def _comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, parts: list[ast.expr], kind: int
    ) -> Value:
        names = self.env.names
        own = set(self.file.index.scopes[node].bindings) if node in self.file.index.scopes else set()
        saved = {name: names[name] for name in own if name in names}
        value = super()._comprehension(node, parts, kind)
        for name in own:
            self.env.names.pop(name, None)
        self.env.names.update(saved)
        return value


CONTEXTS = {"tf.init_scope": facts.INIT_SCOPE, "tf.control_dependencies": "control_dependencies"}


def load(target: ast.expr) -> ast.expr:
    """The same place, to be read: the target of `x += 1` is a store for Python's ast."""
    if isinstance(target, ast.Name):
        return ast.copy_location(ast.Name(target.id, ast.Load()), target)
    if isinstance(target, ast.Attribute):
        return ast.copy_location(ast.Attribute(target.value, target.attr, ast.Load()), target)
    if isinstance(target, ast.Subscript):
        return ast.copy_location(ast.Subscript(target.value, target.slice, ast.Load()), target)
    return target
