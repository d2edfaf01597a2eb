"""How much a traced function does: what the ops of one call would cost eagerly, and what in it is not known.

The weights are in ops of the size of `tf.add` on a small tensor, measured on a CPU (`tests/advice`): a call of a tf.function costs
about as much as ten of them, so less work than that gains nothing. What is known of sizes is too little to tell a large
product from a small one: one op is one op.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.play import Play
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

KINDS: Final = frozenset({facts.Called, facts.Operated, facts.Subscripted, facts.Looped, facts.Stored, facts.Left})
LAYER: Final = 6
"""Calls of a layer, a loss or a metric: of several ops each."""
MODEL: Final = 20
UPDATE: Final = 20
"""An optimizer goes through all variables."""
TURNS: Final = 10
"""Turns that are counted of a loop, at most."""

FREE: Final = re.compile(
    r"tf\.(?:GradientTape(?:\.\w+)?|TensorSpec|TensorShape|name_scope|is_tensor|no_gradient|Module|function|device"
    r"|control_dependencies|executing_eagerly|inside_function|get_static_value|init_scope|dtypes\.\w+|autograph\..*"
    r"|distribute\..*|config\..*|summary\.(?:should_record|record).*|data\..*|train\.\w+|errors\..*|io\.gfile\..*)$"
)
"""What makes no op of the graph."""
COMPOSITE: Final = re.compile(
    r"tf\.(?:image\..*|einsum|tensordot|norm|clip_by_global_norm|linalg\.(?:global_)?norm|math\.reduce_(?:std|variance)"
    r"|math\.l2_normalize|nn\.(?:moments|\w*cross_entropy\w*|\w*normalization)|random\.stateless_\w+|GradientTape\.\w+"
    r"|math\.reduce_logsumexp|debugging\.assert_\w+)$"
)
"""What is made of several ops in Python."""
COMPOSITE_WEIGHT: Final = 4
TENSORS: Final = Kind.TENSOR | Kind.VARIABLE | Kind.TENSORARRAY
BUILDING: Final = frozenset({"layer", "model", "optimizer", "loss", "metric", "initializer", "schedule", "regularizer"})
"""Kinds of classes whose instances are set up once, by Python."""
METHODS: Final = frozenset(
    {
        *("gradient", "jacobian", "batch_jacobian", "watch", "apply_gradients", "apply", "minimize"),
        *("assign", "assign_add", "assign_sub", "scatter_nd_update", "read_value", "value"),
        *("update_state", "result", "write", "read", "stack", "unstack", "concat", "gather"),
        *("log_prob", "sample", "prob", "mean", "stddev", "variance", "entropy", "kl_divergence", "mode"),
        *("normal", "uniform", "append", "extend", "items", "keys", "values", "get", "copy", "as_default", "stop_recording"),
    }
)
"""Methods that are what they seem, also of an object of which nothing is known."""
CALLABLE: Final = re.compile(
    r"(?:^|[._])(?:model|net|nets|network|encoder|decoder|generator|discriminator|critic|actor|policy|layers?|dense|embed\w*"
    r"|backbone|head|loss\w*|criterion|metric\w*|bijector|classifier|[a-z_]*(?:model|net|network|loss|loss_fn|layer))\d*$"
)
"""Names of things that are called with tensors, and are Keras objects or the like."""
LIBRARIES: Final = (
    *("tf.", "keras.", "builtins.", "math.", "functools.", "collections.", "itertools.", "typing.", "operator.", "enum."),
    *("tensorflow_probability.", "sonnet.", "tensorflow_addons.", "tensorflow_hub.", "gpflow.", "einops."),
)
"""Beginnings of names of libraries whose functions trace; where one does not, a rule says so."""


LAYERED: Final = ("tensorflow_probability.", "sonnet.", "tensorflow_addons.", "gpflow.")
"""Beginnings of names of libraries whose functions make several ops."""
PLAIN: Final = ("tf.", "builtins.", "collections.", "typing.", "tensorflow_probability.")
"""Beginnings of names of classes that a step may well make: tapes, specs, tuples, distributions."""


class Work(NamedTuple):
    """What one trace of a function met."""

    weight: float
    """All ops, in ops of a small size."""
    unknown: tuple[ast.AST, ...]
    """Calls of which the file does not show what they do."""
    graph_functions: tuple[facts.Called, ...]
    """Calls of other tf.functions."""
    building: tuple[str, ...]
    """The classes of layers, models, optimizers and other lasting things that it makes."""
    staged: bool
    """Whether a loop of the graph is in it."""
    loops: bool
    """Whether it turns in any loop."""
    updates: bool
    """Whether it computes gradients and changes variables by them."""
    metrics: bool
    """Whether it calls a model and updates a metric."""
    returns: bool
    """Whether it gives anything back, or changes anything."""
    reached: frozenset[ast.AST]
    """The functions whose bodies are part of it."""


def measure(file: File, traced: Traced) -> Work:
    """Play one root alone, and add up what it does. `file` has been played; nothing of it changes."""
    play = Play(file, KINDS)
    play.root(traced)
    weight, tapes, taped, model, metric = 0.0, 0, False, False, False
    unknown: list[ast.AST] = []
    graphs: list[facts.Called] = []
    building: list[str] = []
    loops = staged = returns = stored = False
    for fact in play.facts:
        if any(region.what == "graph" for region in fact.place.regions):  # type: ignore[union-attr]
            continue  # another tf.function's
        if isinstance(fact, facts.Called):
            cost = 0
            name = fact.callee.name or ""
            if fact.callee.kind == Kind.GRAPHFN:
                graphs.append(fact)
            elif is_unknown(file, fact):
                unknown.append(fact.node)
            else:
                cost = cost_of(file, fact)
            if fact.callee.kind & Kind.CLASS and is_built(fact.callee):
                building.append(name.rpartition(".")[2] or fact.text)
            tapes += fact.method in ("gradient", "jacobian", "batch_jacobian")
            taped = taped or fact.method in ("apply_gradients", "apply", "assign_sub", "assign_add", "assign", "minimize")
            model = model or cost == MODEL
            metric = metric or fact.method == "update_state"
            weight += cost * turns(file, fact.place.regions)
        elif isinstance(fact, facts.Operated) and fact.result.kind == Kind.TENSOR:
            weight += turns(file, fact.place.regions)
        elif isinstance(fact, facts.Subscripted) and fact.owner.kind & Kind.TENSOR:
            weight += turns(file, fact.place.regions)
        elif isinstance(fact, facts.Looped):
            loops, staged = True, staged or bool(fact.staged)
        elif isinstance(fact, facts.Stored):
            stored = True
        elif isinstance(fact, facts.Left):
            returns = returns or fact.how == "return" and fact.value is not None
    weight *= 2 if tapes else 1  # the backward pass has as many ops again
    return Work(
        weight,
        tuple(unknown),
        tuple(graphs),
        tuple(building),
        staged,
        loops,
        bool(tapes) and taped,
        model and metric,
        returns or stored,
        frozenset(play.reached),
    )


def is_built(cls: Value) -> bool:
    """Whether instances of a class are set up once, by Python: layers, optimizers, objects of other libraries."""
    if cls.name is None or cls.name.startswith(PLAIN):
        return cls.name is not None and api.class_kind(cls.name) in BUILDING
    return True


def cost_of(file: File, fact: facts.Called) -> int:
    """The weight of one call."""
    callee, name = fact.callee, fact.callee.name or ""
    if fact.method in ("apply_gradients", "minimize", "apply"):
        return UPDATE
    if fact.method == "update_state":
        return LAYER
    if callee.kind & Kind.STATEFUL:
        return MODEL if is_model(file, callee) else LAYER
    if callee.kind & Kind.UNKNOWN and not name and fact.method not in METHODS:
        return MODEL  # called like a model: `is_unknown` has let it through
    if name.startswith(LAYERED) and fact.callee.kind != Kind.CLASS:
        return LAYER
    if name.startswith("keras.") and callee.kind == Kind.FUNCTION:
        return LAYER
    if fact.receiver is not None and fact.receiver.kind & TENSORS and not name.startswith("tf."):
        return 1  # `w.assign_sub(...)`
    if not name.startswith("tf.") or FREE.match(name):
        return 0
    return COMPOSITE_WEIGHT if COMPOSITE.match(name) else 1


def is_model(file: File, value: Value) -> bool:
    """Whether an object is a model, and not a single layer."""
    if value.of is not None:
        return api.class_kind(value.of) == "model"
    return value.cls is not None and file.derives_from(value.cls, "model")


def turns(file: File, regions: tuple[facts.Region, ...]) -> int:
    """How often a place runs in one call, as far as that is worth counting."""
    count = 1
    for region in regions:
        if region.what in ("for", "while", "comprehension"):
            times = None
            if isinstance(region.node, ast.For) and not region.staged:
                times = file.eager.count(region.node.iter, file.index.module)
            count *= TURNS if region.staged else min(times, TURNS) if times is not None else 3
    return min(count, TURNS)


def is_unknown(file: File, fact: facts.Called) -> bool:
    """Whether nobody can say what a call does: to a host, or to objects of which nothing is known."""
    callee = fact.callee
    name = callee.name or ""
    if callee.node is not None or callee.cls is not None or (callee.of or "").startswith(LIBRARIES):
        return False
    if fact.method is not None and fact.receiver is not None:
        known = fact.receiver.kind and not fact.receiver.kind & (Kind.UNKNOWN | Kind.OBJECT)
        if known or fact.method in METHODS:
            return False
    if name.startswith("numpy."):
        return not all(v.kind and not v.kind & ~(Kind.NUMBER | Kind.STRING) for v in fact.args)
    if name:
        return not name.startswith(LIBRARIES)
    if callee.among:
        return False
    given = any(value.may(Kind.TENSOR) for value in fact.args)
    return not (given and CALLABLE.search(fact.text))
