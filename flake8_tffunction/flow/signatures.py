"""input_signature against the parameters of a def, and calls against the input_signature, as TensorFlow 2.21 binds and
casts.

One specification for each parameter in order, `self` left out; parameters with a default need none and are then fixed
to it. A Python value is converted to the dtype of its specification; a tensor must have that dtype, and a shape that
fits.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.binding import Argument
from flake8_tffunction.flow.facts import Invoked, Made
from flake8_tffunction.flow.tensors import shape_of
from flake8_tffunction.flow.trace_types import literal
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import receiver
from flake8_tffunction.source.scopes import parameters
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

FLOATS: Final = frozenset({"float16", "bfloat16", "float32", "float64"})
INTEGERS: Final = frozenset({"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"})
COMPLEX: Final = frozenset({"complex64", "complex128"})
NO_SPEC: Final = {
    Kind.NUMBER: "a number",
    Kind.STRING: "a string",
    Kind.NONE: "None",
    Kind.DTYPE: "a dtype",
    Kind.SHAPE: "a TensorShape",
    Kind.TENSOR: "a tensor",
    Kind.VARIABLE: "a tf.Variable",
    Kind.ARRAY: "an array",
    Kind.FUNCTION: "a function",
    Kind.GRAPHFN: "a function",
    Kind.MODULE: "a module",
}
"""What is no specification, in words."""
NESTS: Final = Kind.LIST | Kind.TUPLE
OPAQUE: Final = (Kind.FUNCTION, Kind.GRAPHFN, Kind.CLASS, Kind.MODULE, Kind.SET, Kind.DICT, Kind.DATASET, Kind.DTYPE)
"""What can't become a tensor."""
PLAIN: Final = (
    *OPAQUE,
    Kind.LIST,
    Kind.TUPLE,
    Kind.TENSOR,
    Kind.VARIABLE,
    Kind.ARRAY,
    Kind.NUMBER,
    Kind.STRING,
    Kind.NONE,
    Kind.RANGE,
)
"""What stands for no structure but its own."""


class Flaw(NamedTuple):
    """What is wrong, where, and what to do instead."""

    node: ast.AST
    problem: str
    fix: str = ""


class Parameter(NamedTuple):
    """One parameter that a specification may stand for."""

    name: str
    default: ast.expr | None
    keyword_only: bool
    star: bool


class Signatures:
    """Answers for one file."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code
        self._specs: dict[Traced, tuple[Value, ...] | None] = {}

    # -- the signature -------------------------------------------------------------------------------------------------

    def value(self, traced: Traced) -> Value | None:
        """The value of the input_signature as written; None without one."""
        if not traced.options.signed:
            return None
        expr = traced.options.keywords["input_signature"]
        return self._code.value(expr, traced.options.scope, expr)

    def specs(self, traced: Traced) -> tuple[Value, ...] | None:
        """The specifications in order, where the file shows them."""
        if traced not in self._specs:
            value = self.value(traced)
            known = value is not None and value.kind & NESTS and not value.kind & ~NESTS and value.keys is None
            self._specs[traced] = self._items(traced, value) if known and value is not None else None
        return self._specs[traced]

    def _items(self, traced: Traced, value: Value) -> tuple[Value, ...] | None:
        expr = traced.options.keywords["input_signature"]
        if (
            value.items is None
            and value.elem is not None
            and isinstance(expr, ast.ListComp)
            and len(expr.generators) == 1
            and not expr.generators[0].ifs
        ):
            count = self._code.count(expr.generators[0].iter, traced.options.scope)
            return (value.elem,) * count if count is not None else None
        return value.items

    def parameters(self, traced: Traced, receiver_bound: bool) -> list[Parameter] | None:
        """The parameters that specifications stand for; None if the file does not show them."""
        function = traced.node
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)) or not traced.shows_parameters or traced.bound_args:
            return None
        pairs = [(a, d) for a, d in parameters(function.args) if a is not function.args.kwarg]
        if receiver_bound:
            pairs = pairs[1:]
        return [
            Parameter(a.arg, d, a in function.args.kwonlyargs, a is function.args.vararg)
            for a, d in pairs
            if a.arg != "self"  # TensorFlow knows a receiver by this name alone
        ]

    # -- at the definition ---------------------------------------------------------------------------------------------

    def flaw(self, made: Made) -> Flaw | None:
        """Why tf.function raises TypeError where it is made."""
        traced = made.traced
        first = traced.options.keywords.get("func")
        if first is not None and made.how != "factory":
            given = self._code.value(first, traced.options.scope, first)
            if given.kind in (Kind.LIST, Kind.TUPLE) or (given.of or "").endswith("Spec"):
                return Flaw(first, "the first argument of tf.function is the function", "write input_signature=")
        value = self.value(traced)
        if value is None:
            return None
        expr = traced.options.keywords["input_signature"]
        if not value.kind & (NESTS | Kind.UNKNOWN | Kind.NONE | Kind.UNDEFINED):
            return Flaw(expr, "input_signature must be a list or tuple of TensorSpecs", "")
        wanted = self.parameters(traced, self._takes_receiver(made))
        required = [p.name for p in wanted or () if p.keyword_only and p.default is None and not p.star]
        if required and not value.kind & ~NESTS:
            return Flaw(expr, f"input_signature allows no keyword-only parameter without default (`{required[0]}`)", "")
        specs = self.specs(traced)
        if specs is None:
            return None
        for position, spec in enumerate(specs):
            node = (
                expr.elts[position]
                if isinstance(expr, (ast.List, ast.Tuple)) and len(expr.elts) == len(specs)
                else expr
            )
            flaw = self._bad_spec(node, spec)
            if flaw is not None:
                return flaw
        return self._miscounted(made, specs, expr, wanted) if wanted is not None else None

    def _bad_spec(self, node: ast.AST, spec: Value) -> Flaw | None:
        for kind, words in NO_SPEC.items():
            if spec.kind == kind:
                return Flaw(node, f"input_signature holds {words}", "write a tf.TensorSpec")
        if spec.of == "keras.KerasTensor":
            return Flaw(node, "input_signature holds a Keras input", "write a tf.TensorSpec")
        if (
            spec.of is not None
            and spec.of.endswith("TensorSpec")
            and isinstance(spec.born, ast.Call)
            and spec.born.args
        ):
            around = self._code.file.index_of(spec.born).module
            shape = self._code.value(spec.born.args[0], around, spec.born)
            if shape.kind == Kind.DTYPE:
                return Flaw(node, "tf.TensorSpec takes the shape first, then the dtype", "")
        if spec.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT) and spec.items is not None:
            for item in spec.items:
                flaw = self._bad_spec(node, item)
                if flaw is not None:
                    return flaw
        return None

    def _miscounted(self, made: Made, specs: tuple[Value, ...], expr: ast.expr, wanted: list[Parameter]) -> Flaw | None:
        left = len(specs)
        for parameter in wanted:
            if parameter.star:
                return None  # it takes what is left
            if left:
                left -= 1
            elif parameter.default is None:
                place = self._receiver_note(made, wanted)
                return Flaw(expr, f"input_signature has no spec for `{parameter.name}`", place)
        if left:
            return Flaw(expr, f"input_signature has {len(specs)} specs for {len(specs) - left} parameters", "")
        return None

    def _receiver_note(self, made: Made, wanted: list[Parameter]) -> str:
        own = made.traced.scope
        if (
            own is not None
            and made.how == "decorator"
            and self._code.file.classes.of_method(own) is not None
            and wanted[0].name == receiver(own.node)
        ):
            return f"the receiver `{wanted[0].name}` must be called `self`"
        return ""

    def _takes_receiver(self, made: Made) -> bool:
        """Whether a bound method is wrapped: its receiver is no parameter any more."""
        node = made.traced.node
        if made.how != "call" or made.traced.cls is None or node is None or receiver(node) is None:
            return False
        return isinstance(made.node, ast.expr) and self._code.value(made.node, made.scope).bound is not None

    # -- at the call ---------------------------------------------------------------------------------------------------

    def mismatch(self, call: Invoked) -> Flaw | None:
        """Why a call of a tf.function with input_signature raises TypeError."""
        specs = self.specs(call.traced)
        wanted = self.parameters(call.traced, receiver_bound=False)
        if specs is None or wanted is None or any(self._bad_spec(call.node, spec) for spec in specs):
            return None  # or it fails where it is made
        own = call.traced.scope
        if own is not None and call.callee.bound is not None and wanted and wanted[0].name == receiver(own.node):
            wanted = wanted[1:]
        star = next((position for position, parameter in enumerate(wanted) if parameter.star), None)
        if star is not None:
            name, count = wanted[star].name, max(len(specs) - star, 0)
            wanted[star : star + 1] = [Parameter(f"*{name}[{i}]", None, False, True) for i in range(count)]
            flaw = self._unbound_star(call, wanted, name, count)
            if flaw is not None:
                return flaw
        elif any(parameter.keyword_only for parameter in wanted[: len(specs)]):  # TensorFlow then passes it by position
            return Flaw(call.node, "a spec for a keyword-only parameter lets every call fail", "leave it out")
        return self._unbound(call) or self._uncast(call, specs, wanted)

    def _unbound_star(self, call: Invoked, wanted: list[Parameter], name: str, count: int) -> Flaw | None:
        """`*args` takes exactly the specs that are left, and what stands before it is positional only."""
        if not call.bound.exact:
            return None
        given = [argument for argument in call.bound.arguments.values() if argument.name.startswith(f"*{name}[")]
        if len(given) != count:
            return Flaw(call.node, f"`*{name}` takes exactly {count} arguments by its specs", "")
        positional = {parameter.name for parameter in wanted if not parameter.keyword_only and not parameter.star}
        for keyword in call.node.keywords:
            if keyword.arg in positional:
                return Flaw(keyword.value, f"`{keyword.arg}` stands before `*{name}`, so it is positional only", "")
        return None

    def _unbound(self, call: Invoked) -> Flaw | None:
        bound = call.bound
        if not bound.exact:
            return None
        for keyword in (*bound.unexpected, *bound.gathered):
            return Flaw(keyword.value, f"`{keyword.arg}` is no parameter with a spec", "")
        if bound.twice:
            return Flaw(call.node, f"`{bound.twice[0]}` is given twice", "")
        if bound.missing:
            return Flaw(call.node, f"`{bound.missing[0]}` is missing", "")
        if bound.extra:
            return Flaw(bound.extra[0], "there are more arguments than specs", "")
        return None

    def _uncast(self, call: Invoked, specs: tuple[Value, ...], wanted: list[Parameter]) -> Flaw | None:
        for position, parameter in enumerate(wanted):
            argument = call.bound.arguments.get(parameter.name)
            if argument is None or argument.default:
                continue
            if position < len(specs):
                problem = self._unfit(argument.value, literal(argument.node, argument.value), specs[position])
                if problem:
                    return Flaw(argument.node, f"`{parameter.name}` {problem}", "")
            elif self._differs_from_default(call, argument, parameter):
                return Flaw(
                    argument.node, f"`{parameter.name}` has no spec, so it is fixed to its default", "add a spec for it"
                )
        return None

    def _differs_from_default(self, call: Invoked, argument: Argument, parameter: Parameter) -> bool:
        own = call.traced.scope
        if parameter.default is None or own is None:
            return False
        fixed = literal(parameter.default, self._code.file.evaluate(parameter.default, own.parent or own))
        if fixed is MISSING:
            return False
        if argument.value.is_tensor or argument.value.kind in OPAQUE:
            return True
        given = literal(argument.node, argument.value)
        return given is not MISSING and given != fixed

    def _unfit(self, value: Value, const: Any, spec: Value) -> str:
        """Why a value can't be cast to its specification; "" if it may be."""
        if spec.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT) and spec.items is not None:
            return self._unfit_nest(value, spec)
        if spec.of != "tf.TensorSpec":
            return ""
        if value.kind == Kind.NONE:
            return "is None, which no spec takes"
        if value.kind in OPAQUE:
            return "can't become a tensor"
        if (
            value.kind in (Kind.TENSOR, Kind.VARIABLE)
            and value.trust
            and value.dtype
            and spec.dtype
            and value.dtype != spec.dtype
        ):
            return f"is a tensor of {value.dtype}, its spec says {spec.dtype}"
        if const is not MISSING:
            wrong = _wrong_constant(const, spec.dtype)
            if wrong:
                return f"is {wrong}, its spec says {spec.dtype}"
        shape = shape_of(value)
        if shape is not None and spec.shape is not None and not fits(shape, spec.shape):
            return f"has shape {_words(shape)}, its spec says {_words(spec.shape)}"
        return ""

    def _unfit_nest(self, value: Value, spec: Value) -> str:
        if value.kind in PLAIN and value.kind != spec.kind:
            return f"must be a {NEST_WORDS[spec.kind]}, as its spec is"
        if value.items is None or spec.items is None or value.kind != spec.kind:
            return ""
        if spec.kind == Kind.DICT:
            if value.keys is None or spec.keys is None:
                return ""
            if set(value.keys) != set(spec.keys):
                return "has other keys than its spec"
            pairs = [(value.items[value.keys.index(key)], spec.items[spec.keys.index(key)]) for key in spec.keys]
        elif len(value.items) != len(spec.items):
            return f"has {len(value.items)} elements, its spec {len(spec.items)}"
        else:
            pairs = list(zip(value.items, spec.items))
        return next((problem for item, inner in pairs if (problem := self._unfit(item, item.const, inner))), "")


NEST_WORDS: Final = {Kind.LIST: "list", Kind.TUPLE: "tuple", Kind.DICT: "dict"}


def _wrong_constant(const: Any, dtype: str | None) -> str:
    """What a constant is, if it can't be converted to a dtype; else ""."""
    if dtype is None:
        return ""
    if isinstance(const, (list, tuple)):
        return next((wrong for item in const if (wrong := _wrong_constant(item, dtype))), "")
    if isinstance(const, bool):
        return "" if dtype == "bool" or dtype in FLOATS | INTEGERS else "a bool"
    if const is None:
        return "None"
    if isinstance(const, int):
        return "" if dtype in FLOATS | INTEGERS | COMPLEX else "an int"
    if isinstance(const, float):
        return "" if dtype in FLOATS | COMPLEX else "a float"
    if isinstance(const, complex):
        return "" if dtype in COMPLEX else "a complex number"
    if isinstance(const, (str, bytes)):
        return "" if dtype == "string" else "a string"
    return ""


def fits(shape: tuple[int | str | None, ...], spec: tuple[int | str | None, ...]) -> bool:
    """Whether a value of this shape may be passed for a specification of that one."""
    return len(shape) == len(spec) and all(
        a == b or not isinstance(a, int) or not isinstance(b, int) for a, b in zip(shape, spec)
    )


def _words(shape: tuple[int | str | None, ...]) -> str:
    return f"({', '.join(str(d) for d in shape)}{',' if len(shape) == 1 else ''})"
