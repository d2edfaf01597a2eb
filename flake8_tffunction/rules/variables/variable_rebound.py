from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Stored
from flake8_tffunction.flow.frame import REFUSED
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

ASSIGN = {ast.Add: "assign_add", ast.Sub: "assign_sub"}


class VariableRebound(Rule):
    """An assignment to the name of a `tf.Variable` replaces the variable or raises; it never changes its value.

    `self.v = self.v + x` puts the symbolic tensor of the trace in the variable's place: every call starts from the
    first value, the module has lost its variable, and the next trace fails. `v += x` raises RuntimeError and `v[i] =
    x` TypeError, in eager execution too. Change the value with `assign`, `assign_add` or `assign_sub`, an element with
    `v[i].assign(x)`."""

    code = "TFF124"
    name = "variable-rebound"
    message = "`{text}` is a tf.Variable, and {happens}: use `{instead}`"
    see = ("guide/variable#lifecycles_naming_and_watching", "api_docs/python/tf/Variable")
    quiet = (
        "For a local name that is bound to something else (`v = self.w; v = v + x`), for `self.v = "
        "self.v.assign_add(x)`, where the function puts the variable back, and where untraced code of the file puts "
        "something else under that name too."
    )
    versions = (
        "The `+=` of a Keras 3 weight does not raise; a local name is then a tensor, an attribute has lost its weight."
    )

    bad = (
        Example(
            """
            class Counter(tf.Module):
                def __init__(self):
                    self.count = tf.Variable(0)

                @tf.function
                def step(self):
                    self.count = self.count + 1  # expect
                    return self.count


            counter = Counter()
            for _ in range(3):
                print(counter.step().numpy(), len(counter.variables))
            """,
            graph="1 0\n1 0\n1 0",
            eager="1 0\n2 0\n3 0",
        ),
        Example(
            """
            total = tf.Variable(0.0)


            @tf.function
            def add(x):
                global total
                total += x  # expect
                return total


            print(add(tf.constant(1.0)))
            """,
            raises="RuntimeError",
            eager_raises="RuntimeError",
            why="a tf.Variable has no `+=`, in eager execution either",
        ),
    )
    good = (
        Example(
            """
            class Counter(tf.Module):
                def __init__(self):
                    self.count = tf.Variable(0)
                    self.last = tf.Variable(tf.zeros([2]))

                @tf.function
                def step(self, x):
                    value = self.count
                    value = value + 1
                    self.count.assign(value)
                    self.last[0].assign(x)
                    return value


            counter = Counter()
            for _ in range(3):
                print(counter.step(tf.constant(1.0)).numpy(), counter.last.numpy())
            """,
            graph="1 [1. 0.]\n2 [1. 0.]\n3 [1. 0.]",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if fact.what == "item":
            found = self._item(fact)
        elif fact.what in ("name", "closure", "attribute"):
            found = self._name(fact)
        else:
            return
        if found is not None:
            happens, instead = found
            yield self.at(fact.node, fact.place, text=_owner(fact), happens=happens, instead=instead)

    def _item(self, fact: Stored) -> tuple[str, str] | None:
        """`v[i] = x`, and `variables[i] = variables[i] + x` or `variables[i] += x` of a container of variables."""
        assert fact.owner is not None and fact.new is not None
        if fact.owner.kind & Kind.VARIABLE and fact.owner.must(Kind.VARIABLE | Kind.TENSOR):
            return "takes no item assignment", f"{_owner(fact)}[...].assign(...)"
        if not self._of_variables(fact):
            return None
        if fact.augmented and fact.new.must(Kind.VARIABLE):
            return self._in_place(fact)
        if fact.owner.is_outer and fact.new.must(Kind.TENSOR | Kind.NUMBER):
            return "this puts a tensor in its place", f"{fact.text}.assign(...)"
        return None

    def _of_variables(self, fact: Stored) -> bool:
        """Whether a container holds variables, as eager code made it: in a loop an earlier turn may have put a tensor there."""
        assert fact.owner is not None
        elem = fact.owner.elem
        if elem is None or not elem.must(Kind.VARIABLE | Kind.TENSOR) or not elem.kind & Kind.VARIABLE:
            return False
        if elem.kind == Kind.VARIABLE:
            return True
        made = self.file.evaluate(fact.node.value, fact.place.scope) if isinstance(fact.node, ast.Subscript) else None
        return made is not None and made.elem is not None and made.elem.must(Kind.VARIABLE)

    def _name(self, fact: Stored) -> tuple[str, str] | None:
        """`v += x`, and `self.v = ...` or a global or nonlocal name."""
        assert fact.old is not None and fact.new is not None
        if fact.what == "closure" or fact.scope is fact.place.scope:
            refused = fact.augmented and isinstance(_operator(fact), REFUSED) and self.file.creation.refuses(fact.old)
            return self._in_place(fact) if refused else None
        if not self.file.creation.is_slot(fact) or self.file.lifetimes.is_lent(fact):
            return None
        if fact.augmented:
            return self._in_place(fact)
        if fact.new.kind & (Kind.VARIABLE | Kind.NONE | Kind.UNKNOWN):
            return None
        return "this puts a tensor in its place", f"{fact.text}.assign(...)"

    def _in_place(self, fact: Stored) -> tuple[str, str]:
        operator = _operator(fact)
        symbol = ast.unparse(ast.AugAssign(ast.Name("v"), operator, ast.Name("x")))[2:-2]
        method = ASSIGN.get(type(operator), "assign")
        what = f"`{symbol}` raises" if isinstance(operator, REFUSED) else f"`{symbol}` puts a tensor in its place"
        return what, f"{fact.text}.{method}(...)"


def _owner(fact: Stored) -> str:
    """The variable as written."""
    if isinstance(fact.node, ast.Subscript) and fact.owner is not None and fact.owner.kind & Kind.VARIABLE:
        return written(fact.node.value)
    return fact.text


def _operator(fact: Stored) -> ast.operator:
    statement = fact.place.statement
    return statement.op if isinstance(statement, ast.AugAssign) else ast.Add()
