"""tf.functions that gain nothing where they are made."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.handed import DATASET_METHODS, is_dataset

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Made
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

INSIDE: Final = "inside"
STACKED: Final = "stacked"
HOOK: Final = "hook"
DATASET: Final = "dataset"
NESTED: Final = {
    INSIDE: ("in traced code, and traced again with it", "make it once, outside"),
    STACKED: ("twice", "one decorator is enough"),
    DATASET: ("for a Dataset, which traces it", "hand over the function itself"),
    HOOK: ("although Keras traces it", "leave that to `compile`"),
}
"""How a tf.function is nested -> (where it is made, what to do)."""
PURPOSE: Final = frozenset(
    {"jit_compile", "experimental_compile", "experimental_implements", "experimental_attributes", "autograph"}
)
"""Options that do something for the code of one function, also in the trace of another one."""
STEPS: Final = frozenset({"train_step", "test_step", "predict_step"})
"""Methods of a model that fit, evaluate and predict trace."""


def nested(file: File, fact: Made) -> str | None:
    """How a tf.function is nested in another one, or None."""
    traced = fact.traced
    if fact.how == "factory" or isinstance(traced.node, ast.ClassDef) or PURPOSE.intersection(traced.options.keywords):
        return None
    if file.eager.is_traced(fact.scope):
        return None if file.eager.repetition.guarded(fact.node, fact.scope) else INSIDE
    if fact.how == "call" and _is_handed_to_dataset(file, fact):
        return DATASET
    if len(getattr(traced.node, "decorator_list", ())) > 1:
        if any(_is_above(traced, other) for other in file.graph_functions()):
            return STACKED
    hook = traced.why == "decorator" and getattr(traced.node, "name", None) in STEPS and traced.cls is not None
    if hook and traced.cls is not None and file.derives_from(traced.cls, "model") and traced.node not in file.branching:
        return HOOK
    return None


def _is_above(traced: Traced, other: Traced) -> bool:
    """Whether both decorate one function, `traced` above `other`."""
    if (
        other is traced
        or other.node is not traced.node
        or not isinstance(traced.node, (ast.FunctionDef, ast.AsyncFunctionDef))
    ):
        return False
    decorators = traced.node.decorator_list
    if traced.made_at not in decorators or other.made_at not in decorators:
        return False
    return decorators.index(traced.made_at) < decorators.index(other.made_at)


def _is_handed_to_dataset(file: File, fact: Made) -> bool:
    """`dataset.map(tf.function(f))`."""
    layout = file.eager.layout
    layout.enter(fact.scope)
    call = layout.parent(fact.node)
    if isinstance(call, ast.keyword):
        call = layout.parent(call)
    if (
        not isinstance(call, ast.Call)
        or not isinstance(call.func, ast.Attribute)
        or call.func.attr not in DATASET_METHODS
    ):
        return False
    return is_dataset(file, call, fact.scope)
