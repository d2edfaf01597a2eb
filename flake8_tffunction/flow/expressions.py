"""Expressions: from a node to an abstract value.

`Expressions` knows how values combine; where names get theirs from and whether anybody listens is decided by its two
heirs: `Static` reads eager code by its bindings, `Frame` plays traced code statement by statement.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.dimensions import ELLIPSIS, is_unknown
from flake8_tffunction.flow.guards import guards, spelled_out
from flake8_tffunction.flow.operators import combine, compare, element_of, join_all, subscript, tensor_of
from flake8_tffunction.flow.values import MISSING, STRING, TENSOR, UNKNOWN, Kind, Origin, Value, join

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope

T = Kind.TENSOR | Kind.VARIABLE
RAISE: Final = bool(os.environ.get("FLAKE8_TFFUNCTION_RAISE"))
"""Tests set it: then an unknown node is an error, and no exception is swallowed."""

OPERATORS: Final[dict[type, str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**", ast.MatMult: "@",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is not", ast.In: "in",
    ast.NotIn: "not in", ast.Not: "not", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~", ast.And: "and", ast.Or: "or",
}


class Expressions:
    """Evaluates expressions of one scope. Heirs give names their values and take the facts."""

    HANDLERS: ClassVar[dict[type, Callable[[Any, Any], Value]]] = {}
    parameters: frozenset[str] = frozenset()
    """Names that hold arguments of the traced root."""

    def __init_subclass__(cls) -> None:
        cls.HANDLERS = {}  # each heir has its own methods

    def __init__(self, file: File, scope: Scope) -> None:
        self.file = file
        self.scope = scope

    # -- what heirs provide -----------------------------------------------------------------------------------------

    def lookup(self, node: ast.Name) -> Value:
        """The value of a name that is read."""
        raise NotImplementedError

    def assign(self, target: ast.expr, value: Value, statement: ast.AST) -> None:
        """Bind a target inside an expression (comprehension, `:=`)."""
        raise NotImplementedError

    def attribute(self, owner: Value, attr: str, node: ast.AST) -> Value:
        """The value of `owner.attr`."""
        raise NotImplementedError

    def visit_Call(self, node: ast.Call) -> Value:
        """The value of a call."""
        raise NotImplementedError

    def wants(self, fact: type) -> bool:
        """Whether somebody listens to this kind of fact."""
        return False

    def tell(self, fact: facts.Fact) -> None:
        """Hand a fact on."""

    running: tuple[ast.AST, ...] = ()
    """The functions that are being played, outermost first."""
    unconverted = ""
    """Why AutoGraph does not convert this code; empty where it does."""

    @property
    def tracing(self) -> bool | None:
        """Whether this code becomes a graph; None for eager code, which may run in either way."""
        return None

    @property
    def place(self) -> facts.Place:
        """Where the code that is being played stands."""
        raise NotImplementedError

    def inside(self, region: facts.Region, what: Callable[[], Value]) -> Value:
        """Evaluate something within a region."""
        return what()

    # -- dispatch ---------------------------------------------------------------------------------------------------

    def visit(self, node: ast.expr) -> Value:
        """The value of any expression; UNKNOWN for a kind of node that this version does not know."""
        handler = self.HANDLERS.get(node.__class__)
        if handler is None:
            handler = getattr(type(self), f"visit_{node.__class__.__name__}", None)
            if handler is None:
                if RAISE:
                    raise NotImplementedError(f"no handler for {node.__class__.__name__}")
                return UNKNOWN
            self.HANDLERS[node.__class__] = handler
        return handler(self, node)

    # -- leaves -----------------------------------------------------------------------------------------------------

    def visit_Constant(self, node: ast.Constant) -> Value:
        value = node.value
        if value is None:
            return Value(Kind.NONE, const=None)
        if isinstance(value, (bool, int, float, complex)):
            return Value(Kind.NUMBER, const=value)
        if isinstance(value, (str, bytes)):
            return Value(Kind.STRING, const=value)
        return Value(Kind.OBJECT, name=ELLIPSIS)

    def visit_Name(self, node: ast.Name) -> Value:
        return self.lookup(node)

    def visit_Attribute(self, node: ast.Attribute) -> Value:
        owner = self.visit(node.value)
        value = self.attribute(owner, node.attr, node)
        if owner.kind != Kind.MODULE and self.wants(facts.Got):
            self.tell(facts.Got(node, self.place, owner, value))
        return value

    # -- operators --------------------------------------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> Value:
        spine = [node]
        while isinstance(spine[-1].left, ast.BinOp):  # `1 + 1 + ...`: as deep as the parser allows
            spine.append(spine[-1].left)
        value = self.visit(spine[-1].left)
        for part in reversed(spine):
            value = self.operate(part, OPERATORS[part.op.__class__], value, self.visit(part.right))
        return value

    def operate(self, node: ast.expr | ast.AugAssign, op: str, left: Value, right: Value) -> Value:
        """The value of a binary operator, told as a fact."""
        result = combine(op, left, right)
        if op == "%" and left.kind == Kind.STRING and self.wants(facts.Formatted) and isinstance(node, ast.BinOp):
            for value in right.items if right.items is not None and right.kind == Kind.TUPLE else (right,):
                self.tell(facts.Formatted(node.right, self.place, value, "%"))
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node if isinstance(node, ast.expr) else node.value, self.place, op, (left, right), result))
        return result

    def hashed(self, node: ast.expr, value: Value, kind: int) -> None:
        """Tell that a value becomes a key of a dict display or an element of a set display."""
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node, self.place, "hash", (value,), Value(kind)))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Value:
        operand = self.visit(node.operand)
        op = OPERATORS[node.op.__class__]
        if op == "not":
            const = not operand.const if isinstance(operand.const, bool) else MISSING
            result = tensor_of(operand).but(dtype="bool", shape=operand.shape) if operand.kind & T else Value(Kind.NUMBER, operand.origin, const=const)
        elif operand.kind & T:
            result = tensor_of(operand).but(shape=operand.shape)
        else:
            result = Value(operand.kind, trust=operand.trust)
            if op == "-" and isinstance(operand.const, (int, float)):
                result = result.but(const=-operand.const)
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node, self.place, op, (operand,), result))
        return result

    def visit_BoolOp(self, node: ast.BoolOp) -> Value:
        op = OPERATORS[node.op.__class__]
        decided = op == "or"
        values: list[Value] = []
        for part in node.values:
            values.append(self.visit(part))
            if values[-1].const is decided and values[-1].kind == Kind.NUMBER and values[-1].origin == Origin.FRESH:
                break  # `n is not None and n > 1`: the rest does not run
        operands = tuple(values)
        values = [v for v in values if not (decided and is_unknown(v))] or values  # `n or tf.shape(x)[0]`
        tensors = [v for v in values if v.kind & T]
        if tensors:
            result = tensor_of(*values) if any(v.is_tensor for v in values) else join_all(values)
        elif any(v.const is decided and v.origin == Origin.FRESH for v in values):
            result = Value(Kind.NUMBER, const=decided)
        elif all(v.const is not decided and isinstance(v.const, bool) and v.origin == Origin.FRESH for v in values):
            result = Value(Kind.NUMBER, const=not decided)
        else:
            result = join_all(values).but(const=MISSING)
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node, self.place, op, operands, result))
        return result

    def visit_Compare(self, node: ast.Compare) -> Value:
        left = self.visit(node.left)
        result: Value | None = None
        for operator, right_node in zip(node.ops, node.comparators):
            right = self.visit(right_node)
            op = OPERATORS[operator.__class__]
            one = compare(op, left, right)
            if self.wants(facts.Operated):
                self.tell(facts.Operated(node, self.place, op, (left, right), one))
            result = one if result is None else (tensor_of(result, one) if (result.kind | one.kind) & T else Value(Kind.NUMBER))
            left = right
        assert result is not None
        return result

    def visit_IfExp(self, node: ast.IfExp) -> Value:
        test = self.visit(node.test)
        staged = self.staged(test)
        if self.wants(facts.Branched):
            self.tell(facts.Branched(node, self.place, test, staged))
        if test.origin == Origin.FRESH and isinstance(test.const, bool):
            return self.visit(node.body if test.const else node.orelse)
        for_body, for_else = guards(spelled_out(node.test, self.scope), self.parameters, [ast.Expr(node.body)])
        body = self.inside(facts.Region(node, "if", staged, for_body, test), lambda: self.visit(node.body))
        other = self.inside(facts.Region(node, "else", staged, for_else, test), lambda: self.visit(node.orelse))
        return self.met(node, body, other) if staged else join(body, other)

    def met(self, node: ast.IfExp, body: Value, orelse: Value) -> Value:
        """The value of a conditional expression on a tensor."""
        if not (body.kind | orelse.kind) & ~(T | Kind.NUMBER | Kind.STRING | Kind.ARRAY):
            return TENSOR
        return join(body, orelse)

    def staged(self, test: Value) -> bool | None:
        """Whether a branch on `test` becomes part of the graph: True, False (Python decides), None (not known)."""
        if test.is_tensor:
            return None if self.unconverted else True
        return None if test.kind & (T | Kind.UNKNOWN) else False

    # -- displays ---------------------------------------------------------------------------------------------------

    def elements(self, nodes: list[ast.expr]) -> tuple[Value, ...] | None:
        """The values of the elements of a display; None if a starred one makes their number unknown."""
        values: list[Value] = []
        known = True
        for node in nodes:
            if isinstance(node, ast.Starred):
                value = self.visit(node.value)
                self.iterated(node, "star", value)
                if value.items is not None and not value.keys:
                    values += value.items
                else:
                    known = False
                    values.append(element_of(value))
            else:
                values.append(self.visit(node))
        self._loose = values
        return tuple(values) if known else None

    def _display(self, node: ast.expr, nodes: list[ast.expr], kind: int) -> Value:
        items = self.elements(nodes)
        elem = join_all(self._loose) if self._loose else None
        return Value(kind, born=node, elem=elem, items=items if kind != Kind.SET else None)

    def visit_List(self, node: ast.List) -> Value:
        return self._display(node, node.elts, Kind.LIST)

    def visit_Tuple(self, node: ast.Tuple) -> Value:
        return self._display(node, node.elts, Kind.TUPLE)

    def visit_Set(self, node: ast.Set) -> Value:
        result = self._display(node, node.elts, Kind.SET)
        for element, value in zip(node.elts, self._loose):
            self.hashed(element, value, Kind.SET)
        return result

    def visit_Dict(self, node: ast.Dict) -> Value:
        keys: list[Any] = []
        values: list[Value] = []
        known = True
        for key, value in zip(node.keys, node.values):
            if key is None:
                inner = self.visit(value)
                values.append(element_of(inner))
                known = False
                continue
            self.hashed(key, self.visit(key), Kind.DICT)
            values.append(self.visit(value))
            known = known and isinstance(key, ast.Constant)
            keys.append(key.value if isinstance(key, ast.Constant) else None)
        elem = join_all(values) if values else None
        return Value(Kind.DICT, born=node, elem=elem, items=tuple(values) if known else None, keys=tuple(keys) if known else None)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> Value:
        for part in node.values:
            self.visit(part)
        return STRING

    def visit_FormattedValue(self, node: ast.FormattedValue) -> Value:
        value = self.visit(node.value)
        if node.format_spec is not None:
            self.visit(node.format_spec)
        if self.wants(facts.Formatted):
            spec = ast.unparse(node.format_spec) if node.format_spec is not None else None
            self.tell(facts.Formatted(node, self.place, value, spec))
        return STRING

    def visit_TemplateStr(self, node: ast.expr) -> Value:
        for part in getattr(node, "values", ()):
            self.visit(part)
        return UNKNOWN

    def visit_Interpolation(self, node: ast.expr) -> Value:
        self.visit(node.value)  # type: ignore[attr-defined]
        return UNKNOWN

    # -- the rest ---------------------------------------------------------------------------------------------------

    def visit_Subscript(self, node: ast.Subscript) -> Value:
        return self.subscripted(node, self.visit(node.value))

    def subscripted(self, node: ast.Subscript, owner: Value) -> Value:
        """The value of an element or slice of `owner`, told as a fact."""
        index = self.visit(node.slice)
        value = subscript(owner, index)
        if value.kind == Kind.TENSOR and value.born is None:  # a part comes from where the whole does; `x[mask]` begins anew
            value = value.but(born=node if index.dtype == "bool" else owner.born)
        if self.wants(facts.Subscripted):
            self.tell(facts.Subscripted(node, self.place, owner, index, value))
        return value

    def visit_Slice(self, node: ast.Slice) -> Value:
        given = {name: self.visit(part) for name in ("lower", "upper", "step") if (part := getattr(node, name)) is not None}
        parts = tuple(given.values())
        return Value(Kind.OBJECT, of="builtins.slice", elem=join_all(list(parts)) if parts else None, items=parts, keys=tuple(given))

    def visit_Starred(self, node: ast.Starred) -> Value:
        value = self.visit(node.value)
        self.iterated(node, "star", value)
        return element_of(value)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> Value:
        value = self.visit(node.value)
        self.assign(node.target, value, node)
        return value

    def visit_Lambda(self, node: ast.Lambda) -> Value:
        return Value(Kind.FUNCTION, born=node, node=node)

    def visit_Await(self, node: ast.Await) -> Value:
        self.visit(node.value)
        return UNKNOWN

    def visit_Yield(self, node: ast.Yield) -> Value:
        if node.value is not None:
            self.visit(node.value)
        return UNKNOWN

    def visit_YieldFrom(self, node: ast.YieldFrom) -> Value:
        self.visit(node.value)
        return UNKNOWN

    def iterated(self, node: ast.expr, how: str, value: Value, staged: bool | None = False) -> None:
        """Tell that Python iterates a value."""
        if self.wants(facts.Iterated):
            self.tell(facts.Iterated(node, self.place, how, value, staged))

    def visit_ListComp(self, node: ast.ListComp) -> Value:
        return self._comprehension(node, [node.elt], Kind.LIST)

    def visit_SetComp(self, node: ast.SetComp) -> Value:
        return self._comprehension(node, [node.elt], Kind.SET)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> Value:
        return self._comprehension(node, [node.elt], Kind.ITERATOR)

    def visit_DictComp(self, node: ast.DictComp) -> Value:
        return self._comprehension(node, [node.key, node.value], Kind.DICT)

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, parts: list[ast.expr], kind: int) -> Value:
        around = self.scope
        for generator in node.generators:
            source = self.visit(generator.iter)
            self.iterated(generator.iter, "comprehension", source)
            self.scope = self.file.index.scopes.get(node, around)
            self.assign(generator.target, element_of(source), generator)
            for test in generator.ifs:
                value = self.visit(test)
                if self.wants(facts.Branched):
                    self.tell(facts.Branched(test, self.place, value, False))
        region = facts.Region(node, "comprehension", False)
        made = self.inside(region, lambda: Value(Kind.TUPLE, items=tuple(self.visit(part) for part in parts))).items or ()
        if kind in (Kind.SET, Kind.DICT):
            self.hashed(parts[0], made[0], kind)
        elem = made[-1]
        self.scope = around
        return Value(kind, born=node, elem=elem)
