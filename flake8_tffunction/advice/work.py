"""How much a traced function does, and what in it is not known."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice import weights
from flake8_tffunction.advice.known import is_built, is_unknown
from flake8_tffunction.flow import facts
from flake8_tffunction.flow.play import Play
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.records import NamedTuple

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

KINDS: Final = frozenset({facts.Called, facts.Operated, facts.Subscripted, facts.Looped, facts.Stored, facts.Left})
CHANGES: Final = ("apply_gradients", "apply", "minimize", "assign", "assign_add", "assign_sub")
"""Methods of optimizers and variables by which a step changes what it trains."""


class Work(NamedTuple):
    """What one trace of a function met."""

    weight: float
    """All ops, in the unit of `weights`."""
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
    meter = Meter(file)
    nests = [value for value in file.root_parameters(traced).values() if value.kind == Kind.DICT]
    meter.weight -= weights.NEST * len(nests)
    for fact in play.facts:
        place: facts.Place = fact.place  # type: ignore[union-attr, assignment]
        if not any(region.what == "graph" for region in place.regions):  # (that is another tf.function's)
            meter.add(fact, place)
    return meter.work(frozenset(play.reached))


class Meter:
    """Adds up the facts of one trace."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.weight = 0.0
        self.unknown: list[ast.AST] = []
        self.graphs: list[facts.Called] = []
        self.building: list[str] = []
        self.gradients = self.changes = self.models = self.metrics = False
        self.staged = self.loops = self.returns = False

    def add(self, fact: facts.Fact, place: facts.Place) -> None:
        """Count one fact."""
        cost = 0
        if isinstance(fact, facts.Called):
            cost = self._called(fact)
        elif isinstance(fact, facts.Operated):
            cost = weights.OPERATOR if fact.result.kind == Kind.TENSOR else 0
        elif isinstance(fact, facts.Subscripted):
            cost = weights.ELEMENT if fact.owner.kind == Kind.TENSOR else 0
        elif isinstance(fact, facts.Looped):
            self.loops, self.staged = True, self.staged or bool(fact.staged)
        elif isinstance(fact, facts.Stored):
            self.returns = True
        elif isinstance(fact, facts.Left):
            given = fact.how == "return" and fact.value is not None and fact.value.kind != Kind.NONE
            self.returns = self.returns or given
        if cost:
            self.weight += cost * weights.turns(self.file, place.regions)

    def _called(self, fact: facts.Called) -> int:
        """Sort a call in, and say what it costs."""
        if fact.callee.kind & Kind.CLASS and is_built(fact.callee):
            self.building.append((fact.callee.name or "").rpartition(".")[2] or fact.text)
        if fact.callee.kind == Kind.GRAPHFN:
            self.graphs.append(fact)
            return 0
        if is_unknown(self.file, fact):
            self.unknown.append(fact.node)
            return 0
        cost = weights.cost_of(self.file, fact)
        self.gradients = self.gradients or fact.method in weights.GRADIENTS
        self.changes = self.changes or fact.method in CHANGES
        self.models = self.models or cost == weights.MODEL
        self.metrics = self.metrics or fact.method == "update_state"
        return cost

    def work(self, reached: frozenset[ast.AST]) -> Work:
        """The sum."""
        return Work(
            self.weight * 2 if self.gradients else self.weight,  # the backward pass has as many ops again
            tuple(self.unknown),
            tuple(self.graphs),
            tuple(self.building),
            self.staged,
            self.loops,
            self.gradients and self.changes,
            self.models and self.metrics,
            self.returns,
            reached,
        )
