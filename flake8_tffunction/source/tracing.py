"""What it means to be traced: the root, why it is one, and the options of its tf.function."""

from __future__ import annotations

import ast
from typing import Any

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope

OPTIONS = (
    "func",
    "input_signature",
    "autograph",
    "jit_compile",
    "reduce_retracing",
    "experimental_implements",
    "experimental_autograph_options",
    "experimental_attributes",
    "experimental_relax_shapes",
    "experimental_compile",
    "experimental_follow_type_hints",
)
"""Parameters of tf.function in order (TensorFlow 2.21; the last two spellings are deprecated or gone)."""


HOOKS = {
    "layer": ("call",),
    "model": ("call", "train_step", "test_step", "predict_step", "compute_loss"),
    "metric": ("update_state", "result"),
    "loss": ("call",),
    "schedule": ("__call__",),
    "regularizer": ("__call__",),
    "constraint": ("__call__",),
}
"""Methods that Keras traces under fit, evaluate and predict, by the kind of the base class (measured)."""


class Options(NamedTuple):
    """The options of one tf.function, as written."""

    keywords: dict[str, ast.expr]
    """Each option by its keyword, also those that were given by position."""
    scope: Scope
    """Where they were written."""
    passed: tuple[object, ...] = ()
    """What a wrapper was called with for them, as names and constants: the same tf.function(...) makes others for others."""

    def literal(self, name: str) -> object:
        """The constant given for an option, by its name too; None if it was not given or is no constant."""
        value = meant(self.keywords.get(name), self.scope)
        return value.value if isinstance(value, ast.Constant) else None

    @property
    def autograph(self) -> bool:
        """Whether AutoGraph converts the function (it does by default)."""
        return self.literal("autograph") is not False

    @property
    def jit_compile(self) -> bool:
        """Whether XLA certainly compiles the function."""
        return self.literal("jit_compile") is True or self.literal("experimental_compile") is True

    @property
    def signed(self) -> bool:
        """Whether an input_signature is given."""
        given = self.keywords.get("input_signature")
        return given is not None and not (isinstance(given, ast.Constant) and given.value is None)

    @property
    def relaxed(self) -> bool:
        """Whether it certainly generalizes shapes: reduce_retracing, under one of its names."""
        return self.literal("reduce_retracing") is True or self.literal("experimental_relax_shapes") is True

    @property
    def converts_print(self) -> bool:
        """Whether AutoGraph turns `print` into an op: Feature.BUILTIN_FUNCTIONS or ALL (measured: prints at each call)."""
        feature = self.keywords.get("experimental_autograph_options")
        return feature is not None and any(
            isinstance(n, ast.Attribute) and n.attr in ("BUILTIN_FUNCTIONS", "ALL") for n in walk(feature)
        )


class Traced:
    """One function that TensorFlow traces.

    Attributes
    ----------
    node
        The def or lambda; None where the file does not show which function it is.
    scope
        The scope of that function (None with `node`).
    why
        "decorator", "wrapped" (tf.function(f)), "dataset" (Dataset.map and the like), "keras" (a hook that fit, predict
        and calls of the model trace), "loss" (handed to compile, or to a layer as its activation or
        regularizer), "vectorized" (tf.vectorized_map).
    options
        Of the tf.function; empty for the others.
    made_at
        The decorator, the wrapping call, the class statement or the call that hands the function over.
    made_in
        The scope that makes it.
    cls
        The class whose method it is.
    names
        Names and attributes under which the file can call it.
    jit
        Whether XLA compiles it, also by compile(jit_compile=True).
    handed
        What stands between it and the function: do_not_convert, custom_gradient and the like, behind which AutoGraph does not come.
    shows_parameters
        Whether its parameters are those of `node`: no decorator of unknown effect stands between the two.
    """

    __slots__ = (
        "node",
        "scope",
        "why",
        "options",
        "made_at",
        "made_in",
        "cls",
        "names",
        "jit",
        "bound_args",
        "bound_keywords",
        "handed",
        "shows_parameters",
    )

    def __init__(
        self,
        node: ast.AST | None,
        scope: Scope | None,
        why: str,
        options: Options,
        made_at: ast.AST,
        made_in: Scope,
        cls: ClassInfo | None = None,
    ) -> None:
        self.node = node
        self.scope = scope
        self.why = why
        self.options = options
        self.made_at = made_at
        self.made_in = made_in
        self.cls = cls
        self.names: set[str] = set()
        self.jit = options.jit_compile
        self.bound_args: tuple[object, ...] = ()
        self.bound_keywords: dict[str, Any] = {}  # values, of functools.partial
        self.handed: str | None = None
        self.shows_parameters = True

    @property
    def is_graph_function(self) -> bool:
        """Whether it is a tf.function, and no function that TensorFlow traces for another reason."""
        return self.why in ("decorator", "wrapped")

    @property
    def label(self) -> str:
        """How to call it in a sentence: "step", "Net.call", "a lambda"."""
        name = getattr(self.node, "name", None)
        if name is None:
            return "a lambda" if self.node is not None else "a function"
        return f"{self.cls.name}.{name}" if self.cls is not None else str(name)

    def __repr__(self) -> str:
        return f"<Traced {self.label} by {self.why}>"


def read_options(call: ast.Call | None, scope: Scope) -> Options:
    """The options written in a call of tf.function (or of functools.partial(tf.function, ...))."""
    keywords: dict[str, ast.expr] = {}
    if call is not None:
        for name, argument in zip(OPTIONS, call.args):
            keywords[name] = argument
        for keyword in call.keywords:
            if keyword.arg is not None:
                keywords[keyword.arg] = keyword.value
            else:
                keywords.update(_entries(meant(keyword.value, scope), scope))
    return Options(keywords, scope)


def _entries(options: ast.expr | None, scope: Scope) -> dict[str, ast.expr]:
    """The options in a dict that is spread: `{"jit_compile": True}`, `dict(jit_compile=True)`."""
    if isinstance(options, ast.Dict):
        return {
            key.value: value
            for key, value in zip(options.keys, options.values)
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        }
    if isinstance(options, ast.Call) and isinstance(options.func, ast.Name) and options.func.id == "dict":
        if scope.owner("dict") is None:
            return {keyword.arg: keyword.value for keyword in options.keywords if keyword.arg is not None}
    return {}


def meant(expr: ast.expr | None, scope: Scope) -> ast.expr | None:
    """The expression that a name stands for, where one assignment of the file alone gives it a value; else `expr` itself."""
    if isinstance(expr, ast.Name) and (owner := scope.owner(expr.id)) is not None:
        bindings = owner.bindings[expr.id]
        if len(bindings) == 1 and bindings[0].kind in ("assign", "annotate") and not bindings[0].path:
            return bindings[0].value
    return expr
