"""Displays, strings and comprehensions: values that are made of other values."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.evaluator import Evaluator
from flake8_tffunction.flow.operators import element_of, join_all
from flake8_tffunction.flow.values import STRING, UNKNOWN, Kind, Value

if TYPE_CHECKING:
    from flake8_tffunction.flow.state import Narrowed

T = Kind.TENSOR | Kind.VARIABLE


class Displays(Evaluator):
    """Evaluates what brackets, braces and f-strings make."""

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
        return Value(
            Kind.DICT, born=node, elem=elem, items=tuple(values) if known else None, keys=tuple(keys) if known else None
        )

    def visit_JoinedStr(self, node: ast.JoinedStr) -> Value:
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.formatted(part, node)
            else:
                self.visit(part)
        return STRING

    def visit_FormattedValue(self, node: ast.FormattedValue) -> Value:
        return self.formatted(node, node)

    def formatted(self, node: ast.FormattedValue, string: ast.expr) -> Value:
        """A part of an f-string."""
        value = self.visit(node.value)
        if node.format_spec is not None:
            self.visit(node.format_spec)
        if self.wants(facts.Formatted):
            refused = node.conversion == -1 and bool(getattr(node.format_spec, "values", ()))
            self.tell(facts.Formatted(node.value, self.place, value, refused, string))
        return STRING

    def visit_TemplateStr(self, node: ast.expr) -> Value:
        for part in getattr(node, "values", ()):
            self.visit(part)
        return UNKNOWN

    def visit_Interpolation(self, node: ast.expr) -> Value:
        self.visit(node.value)  # type: ignore[attr-defined]
        return UNKNOWN

    def visit_ListComp(self, node: ast.ListComp) -> Value:
        return self._comprehension(node, [node.elt], Kind.LIST)

    def visit_SetComp(self, node: ast.SetComp) -> Value:
        return self._comprehension(node, [node.elt], Kind.SET)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> Value:
        return self._comprehension(node, [node.elt], Kind.ITERATOR)

    def visit_DictComp(self, node: ast.DictComp) -> Value:
        return self._comprehension(node, [node.key, node.value], Kind.DICT)

    def _comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, parts: list[ast.expr], kind: int
    ) -> Value:
        around = self.scope
        told: list[Narrowed] = []  # an element is made where the tests hold
        for generator in node.generators:
            source = self.visit(generator.iter)
            self.iterated(generator.iter, "comprehension", source)
            self.scope = self.file.index.scopes.get(node, around)
            self.assign(generator.target, self.lifted(element_of(source)), generator)
            for test in generator.ifs:
                value = self.visit(test)
                if self.wants(facts.Branched):
                    self.tell(facts.Branched(test, self.place, value, False))
                told += self.narrow(test, True)
        region = facts.Region(node, "comprehension", False)
        made = (
            self.inside(region, lambda: Value(Kind.TUPLE, items=tuple(self.visit(part) for part in parts))).items or ()
        )
        if kind in (Kind.SET, Kind.DICT):
            self.hashed(parts[0], made[0], kind)
        elem = made[-1]
        self.forget(told)
        self.scope = around
        return Value(kind, born=node, elem=elem, items=_copied(node, source) if kind == Kind.LIST else None)


def _copied(
    node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, source: Value
) -> tuple[Value, ...] | None:
    """The elements of `[d for d in x.shape]`, which are those of the shape; None for what is no such copy."""
    first = node.generators[0]
    same = isinstance(node, ast.ListComp) and ast.dump(node.elt) == ast.dump(first.target).replace("Store()", "Load()")
    return source.items if source.kind == Kind.SHAPE and same and len(node.generators) == 1 and not first.ifs else None
