"""What the parameters of a function may be: by input_signature, annotation, call sites in the file, and default.

Being a parameter of a traced function is no evidence of being a tensor: nine conditions in ten of traced code test Python
values that came in as arguments.
"""

from __future__ import annotations

import ast
from functools import cached_property

from flake8_tffunction.flow.annotations import Annotations
from flake8_tffunction.flow.call_sites import CallSites
from flake8_tffunction.flow.dimensions import BATCH, Shape
from flake8_tffunction.flow.graph import passed
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.passing import bind
from flake8_tffunction.flow.structures import is_of_one_output, taken_apart, takes_inputs
from flake8_tffunction.flow.traced_shapes import T, looped, refined
from flake8_tffunction.flow.values import (
    INPUTS,
    MISSING,
    NEST,
    NOTHING,
    TENSOR,
    UNKNOWN,
    Kind,
    Origin,
    Trust,
    Value,
    join,
)
from flake8_tffunction.source.classes import Classes, ClassInfo, receiver
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import Names
from flake8_tffunction.source.scopes import Binding, Scope, parameters
from flake8_tffunction.source.tracing import Traced

SITES = 8
"""Call sites that are looked at, at most."""
FLAGS = frozenset({"training", "is_training", "train"})


class Parameters(CallSites, Annotations):
    """The part of `File` that knows parameters; `File` provides the rest."""

    index: Index
    names: Names
    classes: Classes

    def __init__(self) -> None:
        super().__init__()
        self._parameters: dict[ast.AST, Value] = {}

    def evaluate(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code."""
        raise NotImplementedError

    def at_place(self, expr: ast.expr, scope: Scope) -> Value:
        """The value of an expression of eager code, by the bindings that reach it: `ds = ds.map(f)` is told from `ds` before it."""
        raise NotImplementedError

    def receiver_of(self, function: Scope, cls: ClassInfo | None = None) -> Value | None:
        """The value of `self` in a method; None outside of classes."""
        raise NotImplementedError

    # -- parameters of eager functions ------------------------------------------------------------------------------

    def parameter(self, binding: Binding) -> Value:
        """The value of a parameter of a function that is not being played."""
        known = self._parameters.get(binding.node)
        if known is None:
            self._parameters[binding.node] = NOTHING  # what a call of itself passes on is no evidence
            known = self._parameters[binding.node] = self._parameter(binding.node, binding.scope, binding.value)
        return known

    def _parameter(self, argument: ast.AST, scope: Scope, default: ast.expr | None) -> Value:
        assert isinstance(argument, ast.arg)
        function = scope.node
        if receiver(function) == argument.arg:
            me = self.receiver_of(scope)
            if me is not None:
                return me
        around = scope.parent or scope
        declared = self.annotated(argument.annotation, around)
        if not declared.kind & Kind.UNKNOWN:
            if declared.cls is not None:
                declared = declared.but(born=argument)  # an object of its own, whose attributes are followed
            return self._with_default(declared, default, around)
        called = self.from_sites(function, scope, argument.arg) or self._registered.get(argument)
        if called is not None:
            return self._with_default(called, default, around)
        if default is not None:
            value = self.evaluate(default, around)
            if value.kind == Kind.NONE:
                return Value(Kind.NONE | Kind.UNKNOWN, trust=Trust.ASSUMED)
            return value.but(const=MISSING)
        return self._applied_to(function, argument) or UNKNOWN

    def _applied_to(self, function: ast.AST, argument: ast.arg) -> Value | None:
        """The Dataset that `ds.apply(function)` hands to a function."""
        if function not in self._applied or next(iter(parameters(function.args)))[0] is not argument:  # type: ignore[attr-defined]
            return None
        owner, scope = self._applied[function]
        dataset = self.at_place(owner, scope)
        return dataset if dataset.kind == Kind.DATASET else None

    @cached_property
    def _applied(self) -> dict[ast.AST, tuple[ast.expr, Scope]]:
        """Functions that are given to a method `apply`, and what that is a method of."""
        found: dict[ast.AST, tuple[ast.expr, Scope]] = {}
        for call, scope in self.sites("apply"):
            if len(call.args) == 1 and isinstance(call.func, ast.Attribute):
                node = self.evaluate(call.args[0], scope).node
                if node is not None:
                    found[node] = call.func.value, scope
        return found

    @cached_property
    def _registered(self) -> dict[ast.AST, Value]:
        """Parameter -> the functions that a decorator is given for it, makes tf.functions of, and gives back as they are."""
        given: dict[ast.AST, ast.AST] = {}
        for call, scope in self.sites("function"):
            name = call.args[0].id if call.args and isinstance(call.args[0], ast.Name) else None
            bindings = scope.bindings.get(name, []) if name is not None else []
            if [binding.kind for binding in bindings] == ["param"] and _gives_back(scope, name):
                given[scope.node] = bindings[0].node
        found: dict[ast.AST, list[Value]] = {}
        self.__dict__["_registered"] = {}  # for the questions that the evaluation itself leads to
        for node in self.index.functions if given else ():
            if node.decorator_list:
                around = self.index.scopes[node].parent or self.index.module
                argument = given.get(self.evaluate(node.decorator_list[-1], around).node or node)
                if argument is not None:
                    found.setdefault(argument, []).append(Value(Kind.FUNCTION, Origin.GLOBAL, node=node, born=node))
        return {argument: join_all(values) for argument, values in found.items()}

    def _with_default(self, value: Value, default: ast.expr | None, scope: Scope) -> Value:
        return join(value, self.evaluate(default, scope)).but(const=MISSING) if default is not None else value

    # -- what call sites give ---------------------------------------------------------------------------------------------

    def from_sites(
        self, function: ast.AST, scope: Scope, name: str, names: frozenset[str] = frozenset()
    ) -> Value | None:
        """The join of what all call sites of the file pass for a parameter; None without one, or with one unknown."""
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            return None
        sites = self.calls_of(function, scope, names)
        if not sites or len(sites) > SITES or self.depth > 20:
            return None
        result: Value | None = None
        self.depth += 2
        try:
            for call, at in sites:
                value = self._passed(function, call, at, name)
                if value is None:
                    continue  # left out: the default stands for it
                if value.kind & Kind.UNKNOWN:
                    return None
                result = value if result is None else join(result, value)
        finally:
            self.depth -= 2
        return result

    def shapes_passed(
        self, function: ast.AST, scope: Scope | None, name: str, names: frozenset[str]
    ) -> list[Shape | None]:
        """The shapes that each call site of the file passes for a parameter."""
        if scope is None:
            return []
        found: list[Shape | None] = []
        for call, at in self.calls_of(function, scope, names)[:SITES]:
            value = self.passed_at(function, call, at, name)
            if value is not None and value.kind & T:
                found.append(looped(self, call, at, value.shape))  # type: ignore[arg-type]
        return found

    def passed_at(self, function: ast.AST, call: ast.Call, scope: Scope, name: str) -> Value | None:
        """What one call passes for a parameter; None if it leaves it out."""
        return (
            self._passed(function, call, scope, name) if isinstance(function, (ast.FunctionDef, ast.Lambda)) else None
        )

    def _passed(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, call: ast.Call, scope: Scope, name: str
    ) -> Value | None:
        args: list[Value] = []
        for argument in call.args:
            if isinstance(argument, ast.Starred):
                spread = self.evaluate(argument.value, scope)
                if spread.kind not in (Kind.TUPLE, Kind.LIST) or spread.items is None:
                    return UNKNOWN
                args += spread.items
                continue
            args.append(self.evaluate(argument, scope))
        keywords = {k.arg: self.evaluate(k.value, scope) for k in call.keywords if k.arg is not None}
        if len(keywords) < len(call.keywords):
            return UNKNOWN
        own = self.index.scopes[function]
        method = self.classes.of_method(own) is not None and receiver(function) is not None
        unbound = isinstance(call.func, ast.Attribute) and self.classes.named(call.func.value, scope) is not None
        me = UNKNOWN if method and not unbound else None
        return bind(function, Value(Kind.FUNCTION, bound=me), tuple(args), keywords).get(name)

    # -- parameters of roots ----------------------------------------------------------------------------------------

    def root_parameters(self, traced: Traced, heir: ClassInfo | None = None) -> dict[str, Value]:
        """The abstract arguments over which a root is traced; `heir` is the class of the receiver, if it inherits the root."""
        function, scope = traced.node, traced.scope
        assert isinstance(function, (ast.FunctionDef, ast.Lambda)) and scope is not None
        me = receiver(function) if self.classes.of_method(scope) is not None else None
        pairs = list(parameters(function.args))
        names: dict[str, Value] = {}
        if me is not None and pairs:
            names[me] = self.receiver_of(scope, heir or traced.cls) or UNKNOWN
            pairs = pairs[1:]
        given = self.signature(traced)
        for value, (argument, _) in zip(traced.bound_args, pairs):
            assert isinstance(value, Value)
            names[argument.arg] = value.but(origin=Origin.CAPTURED)
        pairs = pairs[len(traced.bound_args) :]
        for position, (argument, default) in enumerate(pairs):
            if argument.arg in traced.bound_keywords:
                names[argument.arg] = traced.bound_keywords[argument.arg].but(origin=Origin.CAPTURED)
                continue
            value = (
                given[position]
                if given is not None and position < len(given)
                else self._refined(traced, argument, default, position)
            )
            if argument is function.args.vararg and given is not None and position < len(given):
                value = Value(Kind.TUPLE, elem=value)
            if argument not in (function.args.vararg, function.args.kwarg):
                born = argument if value.kind == Kind.TENSOR else value.born  # each is a tensor of its own
                value = value.but(origin=Origin.PARAM, const=MISSING, born=born)
            names[argument.arg] = value
        return names

    def as_declared(self, traced: Traced, given: dict[str, Value]) -> dict[str, Value]:
        """The arguments of a tf.function that another trace calls: what an input_signature covers is a tensor there, also
        where the call, or a default, has a Python value."""
        declared, function = self.signature(traced), traced.node
        if declared is None or not isinstance(function, (ast.FunctionDef, ast.Lambda)) or traced.scope is None:
            return given
        names = [argument.arg for argument, _ in parameters(function.args) if argument is not function.args.vararg]
        method = self.classes.of_method(traced.scope) is not None and receiver(function) is not None
        names = names[int(method) + len(traced.bound_args) :]
        tensors = {name: spec for name, spec in zip(names, declared) if spec.kind == Kind.TENSOR}
        return given | {name: spec.but(origin=Origin.PARAM, born=function) for name, spec in tensors.items()}

    def _refined(self, traced: Traced, argument: ast.arg, default: ast.expr | None, position: int) -> Value:
        value = self._root_parameter(traced, argument, default, position)
        return refined(self, traced, argument, position, value)  # type: ignore[arg-type]

    def _root_parameter(self, traced: Traced, argument: ast.arg, default: ast.expr | None, position: int) -> Value:
        function, scope = traced.node, traced.scope
        assert isinstance(function, (ast.FunctionDef, ast.Lambda)) and scope is not None
        if argument is function.args.vararg:
            return Value(Kind.TUPLE, elem=self._assumed(traced, position))
        if argument is function.args.kwarg:
            return Value(Kind.DICT, elem=UNKNOWN)
        around = scope.parent or scope
        declared = self.annotated(argument.annotation, around)
        if not declared.kind & Kind.UNKNOWN:
            if declared.is_tensor and not position and takes_inputs(traced) and taken_apart(function, argument.arg):
                return INPUTS  # the code knows better than the annotation
            if declared.must(Kind.TENSOR, Trust.DECLARED):
                called = (
                    self.from_sites(function, scope, argument.arg, frozenset(traced.names))
                    if traced.is_graph_function
                    else None
                )
                known = called is not None and called.kind == Kind.TENSOR
                return (
                    declared.but(dtype=called.dtype, shape=called.shape) if known and called is not None else declared
                )
            return self._with_default(declared, default, around)
        if traced.is_graph_function:
            called = self.from_sites(function, scope, argument.arg, frozenset(traced.names))
            if called is not None:
                return self._with_default(passed(called), default, around)
        if default is not None:
            value = self.evaluate(default, around)
            return value if value.kind != Kind.NONE else Value(Kind.NONE | Kind.UNKNOWN, trust=Trust.ASSUMED)
        if argument.arg in FLAGS:
            return Value(Kind.NUMBER)
        if traced.why == "vectorized":
            one = self._one_of(traced.made_at, traced.made_in)
            if one is not None:
                return one
        if not position and takes_inputs(traced) and taken_apart(function, argument.arg):
            return INPUTS
        return self._assumed(traced, position)

    def _assumed(self, traced: Traced, position: int) -> Value:
        if traced.why == "keras":
            name = getattr(traced.node, "name", "")
            if name in ("train_step", "test_step", "predict_step"):
                return NEST
            if name == "call" and position and not is_of_one_output(traced):
                return Value(Kind.TENSOR | Kind.NONE, trust=Trust.ASSUMED)
            return TENSOR
        if traced.why in ("loss", "vectorized"):
            return TENSOR
        if traced.why == "dataset":
            return self._element(traced.made_at, traced.made_in, position)
        return Value(Kind.TENSOR, trust=Trust.ASSUMED)

    def _one_of(self, call: ast.AST, scope: Scope) -> Value | None:
        """What tf.vectorized_map hands to its function: a part of the tensor, or of each in a list or dict of them."""
        given = (
            [*call.args[1:2], *(k.value for k in call.keywords if k.arg == "elems")]
            if isinstance(call, ast.Call)
            else []
        )
        value = self.evaluate(given[0], scope) if given else UNKNOWN
        if value.is_tensor:
            return TENSOR
        if value.kind and not value.kind & ~(Kind.LIST | Kind.TUPLE | Kind.DICT):
            items = tuple(TENSOR for _ in value.items) if value.items is not None else None
            return Value(value.kind, elem=TENSOR, items=items, keys=value.keys)
        return None

    def _element(self, call: ast.AST, scope: Scope, position: int) -> Value:
        """What a Dataset hands to the function of its map or filter: a tuple is spread over the parameters."""
        if (
            not isinstance(call, ast.Call)
            or not isinstance(call.func, ast.Attribute)
            or call.func.attr in ("reduce", "scan")
        ):
            return NEST
        elem = self.at_place(call.func.value, scope).elem
        if elem is not None and elem.loose == BATCH and elem.kind & Kind.TUPLE:
            return elem  # a structure that is not known, of which each part is a batch
        if elem is not None and elem.kind == Kind.TUPLE and elem.items is not None:
            return elem.items[position] if position < len(elem.items) else NEST
        return elem if elem is not None and not position and not elem.kind & Kind.UNKNOWN else NEST


def _gives_back(function: Scope, name: str | None) -> bool:
    """Whether a function returns one of its parameters as it is, by each of its `return`s."""
    return bool(function.returns) and all(
        isinstance(statement.value, ast.Name) and statement.value.id == name for statement in function.returns
    )
