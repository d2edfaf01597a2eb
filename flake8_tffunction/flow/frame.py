"""One function being played: its statements, in the order in which TensorFlow's trace runs them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.expressions import OPERATORS, RAISE
from flake8_tffunction.flow.facts import Region
from flake8_tffunction.flow.guards import ARGUMENT, ONCE, guards
from flake8_tffunction.flow.storage import Storage
from flake8_tffunction.flow.operators import element_of, join_all, unpacked
from flake8_tffunction.flow.state import Env, merge
from flake8_tffunction.flow.values import NONE, UNKNOWN, Kind, Origin, Value

if TYPE_CHECKING:
    from flake8_tffunction.flow.play import Play

TURNS = 3
"""Silent turns of a loop, at most, before the one that speaks."""
LOOPED = Kind.TENSOR | Kind.VARIABLE | Kind.DATASET | Kind.DATASET_ITERATOR


class Frame(Storage):
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
        return join_all([value for value, _ in self.returned]) if self.returned else UNKNOWN

    # -- blocks -----------------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        """Play statements until the code leaves; what follows a branch that left stands in the other branch."""
        depth = len(self.regions)
        for statement in body:
            if not self.env.live:
                break
            self.rest = None
            self.statement(statement)
            self.follow()
        self.pop(depth)
        self.rest = None

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

    def within(self, region: Region, body: list[ast.stmt]) -> None:
        """Play a block inside a region."""
        depth = len(self.regions)
        self.push(region)
        self.block(body)
        self.pop(depth)

    # -- simple statements ------------------------------------------------------------------------------------------

    def play_Expr(self, node: ast.Expr) -> None:
        self.visit(node.value)

    def play_Assign(self, node: ast.Assign) -> None:
        value = self.visit(node.value)
        for target in node.targets:
            self.assign(target, value, node)

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
        new = self.operate(node, OPERATORS[node.op.__class__], old, self.visit(node.value))
        if old.kind & Kind.VARIABLE or old.kind & (Kind.LIST | Kind.SET | Kind.DICT):
            new = old.but(items=None, keys=None)  # in place; of a variable TensorFlow raises, and nothing is bound
        self.assign(node.target, new, node)

    def play_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.delete(target)

    def play_Return(self, node: ast.Return) -> None:
        value = self.visit(node.value) if node.value is not None else NONE
        if self.wants(facts.Left):
            self.tell(facts.Left(node, self.place, "return", value))
        self.returned.append((value, self.env.copy()))
        self.env.live = False

    def play_Raise(self, node: ast.Raise) -> None:
        for part in (node.exc, node.cause):
            if part is not None:
                self.visit(part)
        if self.wants(facts.Left):
            self.tell(facts.Left(node, self.place, "raise", None))
        self.env.live = False

    def play_Break(self, node: ast.Break) -> None:
        if self.wants(facts.Left):
            self.tell(facts.Left(node, self.place, "break", None))
        if self.breaks:
            self.breaks[-1].append(self.env.copy())
        self.env.live = False

    def play_Continue(self, node: ast.Continue) -> None:
        if self.wants(facts.Left):
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
        value = self.file.function_value(node).but(closure=self.env, origin=Origin.FRESH)
        self.assign_name(node.name, value, node)

    play_AsyncFunctionDef = play_FunctionDef

    def play_ClassDef(self, node: ast.ClassDef) -> None:
        self.assign_name(node.name, Value(Kind.CLASS, cls=self.file.classes.by_node.get(node), node=node, born=node), node)

    # -- branches ---------------------------------------------------------------------------------------------------

    def play_If(self, node: ast.If) -> None:
        test = self.visit(node.test)
        staged = self.staged(test)
        if self.wants(facts.Branched):
            self.tell(facts.Branched(node, self.place, test, staged))
        if test.origin == Origin.FRESH and isinstance(test.const, bool):
            self.block(node.body if test.const else node.orelse)
            return
        for_body, for_else = guards(node.test, self.parameters)
        start = self.env.copy()
        self.narrow(node.test, True)
        self.within(Region(node, "if", staged, for_body, test), node.body)
        after_body = self.env.copy()
        self.env.become(start)
        self.narrow(node.test, False)
        other = Region(node, "else", staged, for_else, test)
        self.within(other, node.orelse)
        after_else = self.env.copy()
        merged = merge((after_body, after_else), node)
        if merged is None:
            self.env.live = False
            return
        self.env.become(merged)
        if not after_body.live:
            self.rest = other._replace(what="rest")
        elif not after_else.live:
            self.rest = Region(node, "rest", staged, for_body, test)
        if self.rest is not None and not staged and self.rest.guard is None:
            self.rest = None

    def narrow(self, test: ast.expr, holds: bool) -> None:
        """Use `x is None`, `x is not None` and `isinstance`-free truth of the test for the names in it."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.narrow(test.operand, not holds)
        elif isinstance(test, ast.BoolOp):
            if isinstance(test.op, ast.And) is holds:
                for value in test.values:
                    self.narrow(value, holds)
        elif isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.left, ast.Name):
            right = test.comparators[0]
            if isinstance(test.ops[0], (ast.Is, ast.IsNot)) and isinstance(right, ast.Constant) and right.value is None:
                self.narrow_none(test.left.id, isinstance(test.ops[0], ast.Is) is holds)

    def narrow_none(self, name: str, none: bool) -> None:
        """Within this branch `name` is None, or is not."""
        value = self.env.names.get(name)
        if value is None or not value.kind & Kind.NONE:
            return
        if none:
            self.env.names[name] = Value(Kind.NONE, value.origin, const=None)
        elif value.kind != Kind.NONE:
            self.env.names[name] = value.but(kind=value.kind & ~Kind.NONE)

    def play_Match(self, node: ast.Match) -> None:
        subject = self.visit(node.subject)
        start = self.env.copy()
        ends = [start.copy()]
        for case in node.cases:
            self.env.become(start.copy())
            for part in ast.walk(case.pattern):
                name = getattr(part, "name", None) or getattr(part, "rest", None)
                if isinstance(name, str):
                    self.env.names[name] = Value(Kind.UNKNOWN, subject.origin, trust=0)
            if case.guard is not None:
                self.visit(case.guard)
            self.within(Region(case, "match", False), case.body)
            ends.append(self.env.copy())
        merged = merge(ends, node)
        self.env.become(merged if merged is not None else ends[0])

    # -- loops ------------------------------------------------------------------------------------------------------

    def play_For(self, node: ast.For | ast.AsyncFor) -> None:
        source = self.visit(node.iter)
        staged = self.staged_loop(source)
        self.iterated(node.iter, "for", source, staged)
        elem = self.loop_element(source, staged)

        def turn() -> None:
            self.assign(node.target, elem, node)

        self.loop(node, Region(node, "for", staged), turn, node.body)
        self.block(node.orelse)

    play_AsyncFor = play_For

    def staged_loop(self, source: Value) -> bool | None:
        """Whether a `for` over this value becomes a graph loop."""
        if source.kind & LOOPED and not source.kind & ~LOOPED:
            return True if source.trust and not self.unconverted else None
        return None if source.kind & (LOOPED | Kind.UNKNOWN | Kind.OBJECT) else False

    def loop_element(self, source: Value, staged: bool | None) -> Value:
        """What the loop variable holds."""
        elem = element_of(source)
        return elem.but(const=Value(0).const) if elem.kind & Kind.NUMBER else elem

    def play_While(self, node: ast.While) -> None:
        staged: bool | None = None

        def turn() -> None:
            nonlocal staged
            test = self.visit(node.test)
            staged = self.staged(test)
            if self.wants(facts.Branched):
                self.tell(facts.Branched(node, self.place, test, staged))

        before = self.env.copy()
        self.play.mute += 1
        turn()
        self.play.mute -= 1
        self.env.become(before)
        self.loop(node, Region(node, "while", staged), turn, node.body)
        self.block(node.orelse)

    def loop(self, node: ast.For | ast.AsyncFor | ast.While, region: Region, turn: Callable[[], None], body: list[ast.stmt]) -> None:
        """Play a loop: silently until its state is stable, then once aloud. Inside a silent turn inner loops turn once."""
        before = self.env.copy()
        if not self.play.mute:
            self.play.mute += 1
            for _ in range(TURNS):
                start = self.env.copy()
                self.turn(region, turn, body)
                again = merge((start, self.env), node)
                self.env.become(again if again is not None else start)
                if self.env == start:
                    break
            self.play.mute -= 1
        start = self.env.copy()
        exits = self.turn(region, turn, body)
        if self.wants(facts.Looped):
            self.tell(facts.Looped(node, self.place, region.staged, before.names, dict(self.env.names)))
        forever = isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and bool(node.test.value)
        merged = merge((*exits, self.env) if forever else (start, self.env, *exits), node)
        self.env.become(merged if merged is not None else start)
        if merged is None:
            self.env.live = False

    def turn(self, region: Region, turn: Callable[[], None], body: list[ast.stmt]) -> list[Env]:
        """One turn of a loop; the ways out by `break`."""
        self.breaks.append([])
        self.continues.append([])
        depth = len(self.regions)
        self.push(region)
        turn()
        self.block(body)
        self.pop(depth)
        back = merge((self.env, *self.continues.pop()), region.node)
        if back is not None:
            self.env.become(back)
        return self.breaks.pop()

    # -- with and try -----------------------------------------------------------------------------------------------

    def play_With(self, node: ast.With | ast.AsyncWith) -> None:
        depth = len(self.regions)
        for item in node.items:
            context = self.visit(item.context_expr)
            entered = self.entered(item.context_expr, context)
            if item.optional_vars is not None:
                self.assign(item.optional_vars, entered, node)
            self.push(Region(node, CONTEXTS.get(context.of or "", "with"), False))
        self.block(node.body)
        self.pop(depth)

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
            callee = Value(Kind.FUNCTION, context.origin, name=f"{context.of}.__enter__" if context.of else None, bound=context)
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
            self.within(Region(node, "except", False, self.handler_guard(handler)), handler.body)
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

    def handler_guard(self, handler: ast.ExceptHandler) -> str | None:
        """`except AttributeError:` and `except KeyError:` run while something is not there yet."""
        names = {n.id for n in ast.walk(handler.type) if isinstance(n, ast.Name)} if handler.type is not None else set()
        if names and names <= {"AttributeError", "KeyError", "NameError", "IndexError"}:
            return ARGUMENT if "KeyError" in names and self.parameters else ONCE
        return None


CONTEXTS = {"tf.init_scope": "init_scope", "tf.control_dependencies": "control_dependencies"}


def load(target: ast.expr) -> ast.expr:
    """The same place, to be read: the target of `x += 1` is a store for Python's ast."""
    if isinstance(target, ast.Name):
        return ast.copy_location(ast.Name(target.id, ast.Load()), target)
    if isinstance(target, ast.Attribute):
        return ast.copy_location(ast.Attribute(target.value, target.attr, ast.Load()), target)
    if isinstance(target, ast.Subscript):
        return ast.copy_location(ast.Subscript(target.value, target.slice, ast.Load()), target)
    return target


