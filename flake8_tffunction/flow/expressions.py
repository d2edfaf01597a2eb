"""Expressions: from a node to an abstract value.

`Expressions` knows how values combine; where names get theirs from and whether anybody listens is decided by its two
heirs: `Static` reads eager code by its bindings, `Frame` plays traced code statement by statement.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.conditions import guard
from flake8_tffunction.flow.data_sizes import of_index
from flake8_tffunction.flow.dimensions import ELLIPSIS, is_unknown
from flake8_tffunction.flow.displays import Displays
from flake8_tffunction.flow.formats import percent
from flake8_tffunction.flow.operators import combine, compare, element_of, join_all, subscript, tensor_of
from flake8_tffunction.flow.values import MISSING, TENSOR, UNKNOWN, Kind, Origin, Value, join

if TYPE_CHECKING:
    from flake8_tffunction.flow.state import Narrowed

T = Kind.TENSOR | Kind.VARIABLE

OPERATORS: Final[dict[type, str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.MatMult: "@",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Not: "not",
    ast.USub: "-",
    ast.UAdd: "+",
    ast.Invert: "~",
    ast.And: "and",
    ast.Or: "or",
}


class Expressions(Displays):
    """Evaluates expressions of one scope. Heirs give names their values and take the facts."""

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
            parts = right.items if right.items is not None and right.kind == Kind.TUPLE else (right,)
            refused = [*percent(left.const), *(False for _ in parts)]
            for value, refuses in zip(parts, refused):
                self.tell(facts.Formatted(node.right, self.place, value, refuses, node.right))
        if self.wants(facts.Operated):
            self.tell(
                facts.Operated(
                    node if isinstance(node, ast.expr) else node.value, self.place, op, (left, right), result
                )
            )
        return result

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Value:
        return self.unary(node, OPERATORS[node.op.__class__], self.visit(node.operand))

    def unary(self, node: ast.UnaryOp, op: str, operand: Value) -> Value:
        """The value of an operator with one operand, told as a fact."""
        if op == "not":
            const = not operand.const if isinstance(operand.const, bool) else MISSING
            result = (
                tensor_of(operand).but(dtype="bool", shape=operand.shape)
                if operand.kind & T
                else Value(Kind.NUMBER, operand.origin, const=const)
            )
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
        told: list[Narrowed] = []
        for part in node.values:
            values.append(self.visit(part))
            if values[-1].const is decided and values[-1].kind == Kind.NUMBER and values[-1].origin == Origin.FRESH:
                break  # `n is not None and n > 1`: the rest does not run
            told += self.narrow(part, not decided)
        self.forget(told)
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
            one = self.compared(node, op, left, right)
            result = (
                one
                if result is None
                else (tensor_of(result, one) if (result.kind | one.kind) & T else Value(Kind.NUMBER))
            )
            left = right
        assert result is not None
        return result

    def compared(self, node: ast.Compare, op: str, left: Value, right: Value) -> Value:
        """The value of one comparison, told as a fact."""
        result = compare(op, left, right)
        if self.wants(facts.Operated):
            self.tell(facts.Operated(node, self.place, op, (left, right), result))
        return result

    def visit_IfExp(self, node: ast.IfExp) -> Value:
        test = self.visit(node.test)
        staged = self.staged(test)
        if self.wants(facts.Branched):
            self.tell(facts.Branched(node, self.place, test, staged))
        if test.origin == Origin.FRESH and isinstance(test.const, bool):
            return self.visit(node.body if test.const else node.orelse)
        for_body, for_else = (
            guard(self.file, node.test, self.scope, self.parameters, [ast.Expr(node.body)])
            if self.running
            else (None, None)
        )
        told = self.narrow(node.test, True)
        body = self.inside(facts.Region(node, "if", staged, for_body, test), lambda: self.visit(node.body))
        self.forget(told)
        told = self.narrow(node.test, False)
        other = self.inside(facts.Region(node, "else", staged, for_else, test), lambda: self.visit(node.orelse))
        self.forget(told)
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

    # -- the rest ---------------------------------------------------------------------------------------------------

    def visit_Subscript(self, node: ast.Subscript) -> Value:
        return self.subscripted(node, self.visit(node.value))

    def subscripted(self, node: ast.Subscript, owner: Value) -> Value:
        """The value of an element or slice of `owner`, told as a fact."""
        index = self.visit(node.slice)
        value = of_index(owner, node.slice, index, subscript(owner, index))
        if (
            value.kind == Kind.TENSOR and value.born is None
        ):  # a part comes from where the whole does; `x[mask]` begins anew
            value = value.but(born=node if index.dtype == "bool" else owner.born)
        if self.wants(facts.Subscripted):
            self.tell(facts.Subscripted(node, self.place, owner, index, value))
        return value

    def visit_Slice(self, node: ast.Slice) -> Value:
        given = {
            name: self.visit(part) for name in ("lower", "upper", "step") if (part := getattr(node, name)) is not None
        }
        parts = tuple(given.values())
        return Value(
            Kind.OBJECT,
            of="builtins.slice",
            elem=join_all(list(parts)) if parts else None,
            items=parts,
            keys=tuple(given),
        )

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
