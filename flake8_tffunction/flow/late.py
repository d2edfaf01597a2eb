"""Objects that make their variables late: not when they are made, but when they are first used. Measured on Keras
3.15.1 and 2.15.0."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.births import Birth, Births
from flake8_tffunction.flow.values import Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.classes import ClassInfo
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import AttributeWrite, Scope, parameters

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

OPTIMIZERS: Final = frozenset(
    f"keras.optimizers.{name}"
    for name in (
        "Adadelta",
        "Adagrad",
        "Adam",
        "AdamW",
        "Adamax",
        "Ftrl",
        "Lamb",
        "Lion",
        "LossScaleOptimizer",
        "Nadam",
        "RMSprop",
    )
) | frozenset(f"tf.compat.v1.train.{name}Optimizer" for name in ("Adagrad", "Adam", "Momentum", "RMSProp"))
"""Optimizers that make a slot for each variable at the first `apply_gradients`."""
SLOTS: Final = frozenset({"momentum", "use_ema", "gradient_accumulation_steps"})
"""Arguments with which plain SGD has slots too."""
WRAPPERS: Final = frozenset({"keras.layers.Bidirectional", "keras.layers.TimeDistributed"})
METRICS: Final = frozenset({"keras.metrics.F1Score", "keras.metrics.FBetaScore", "keras.metrics.R2Score"})
"""Metrics that make their state at the first update."""
SHAPED: Final = frozenset({"keras.Input", "keras.layers.InputLayer"})
"""What in front of a Sequential builds it at once."""
SHAPES: Final = frozenset({"input_shape", "input_dim", "batch_input_shape"})
USES: Final = ("build", "call", "__call__")
"""Methods that the first use of an object runs."""
COPIES: Final = frozenset({"keras.models.clone_model"})
"""Calls that give an unbuilt object for an unbuilt one."""


class Late:
    """Answers for one file."""

    def __init__(self, code: EagerCode, births: Births) -> None:
        self._code = code
        self._births = births

    def is_late(self, birth: Birth, used: ast.AST) -> bool:
        """Whether an object certainly makes variables at its first use.

        Parameters
        ----------
        used
            The function that uses it: of an object that only carries a late one in an attribute, it must read that
            attribute.
        """
        if birth.value.cls is not None:
            return self._instance(birth, birth.value.cls, used)
        return self._library(birth.maker, birth.maker_scope, birth.value)

    # -- library objects ----------------------------------------------------------------------------------------------

    def _library(self, call: ast.Call, scope: Scope, value: Value | None = None) -> bool:
        name = self._code.file.names.canonical(call.func, scope)
        if name in COPIES and call.args:
            return any(self.is_late(copied, call) for copied in self._births.of(call.args[0], scope, call))
        if name is None or value is not None and value.of != name:
            return False
        if name in OPTIMIZERS or name in METRICS or name in WRAPPERS:
            return True
        if name == "keras.optimizers.SGD":
            return (
                self._code.file.keras < 3  # it makes its learning rate a variable at the first use
                or len(call.args) > 1
                and not _is_nothing(call.args[1])
                or any(k.arg in SLOTS and not _is_nothing(k.value) for k in call.keywords)
            )
        if name == "keras.Sequential":
            return self._sequential(call, scope)
        # a layer whose variables are only random seeds makes them at once, and has none in Keras 2 or is named so
        return (
            api.class_kind(name) == "layer"
            and api.makes_variables(name, keras=2)
            and not name.startswith("keras.layers.Random")
        )

    def _sequential(self, call: ast.Call, scope: Scope) -> bool:
        listed = call.args[0] if call.args else next((k.value for k in call.keywords if k.arg == "layers"), None)
        layers = list(listed.elts) if isinstance(listed, (ast.List, ast.Tuple)) else []
        layers += self._added(call, scope)
        calls = [layer for layer in layers if isinstance(layer, ast.Call)]
        if len(calls) != len(layers) or not calls:
            return False
        first = calls[0]
        if self._code.file.names.canonical(first.func, scope) in SHAPED or any(k.arg in SHAPES for k in first.keywords):
            return False
        return any(self._library(layer, scope) for layer in calls)

    def _added(self, call: ast.Call, scope: Scope) -> list[ast.expr]:
        """What `model.add(...)` puts into the model that a call has made and named."""
        owners = {
            (name, owner)
            for owner in (scope.function or scope.module,)
            for name, bindings in owner.bindings.items()
            if any(binding.value is call for binding in bindings)
        }
        return [
            site.args[0]
            for site, at in self._code.file.sites("add")
            if site.args
            and isinstance(site.func, ast.Attribute)
            and isinstance(site.func.value, ast.Name)
            and (site.func.value.id, at.owner(site.func.value.id)) in owners
        ]

    # -- objects of the file ------------------------------------------------------------------------------------------

    def _instance(self, birth: Birth, info: ClassInfo, used: ast.AST) -> bool:
        file = self._code.file
        keras = file.derives_from(info, "layer", "model")
        for name in USES:
            found = info.method(name)
            if found is not None and file.creation.made_in(found[0], info):
                return True
        for attr, write in self._set_in_init(info):
            if self._built_in_init(attr, info):
                return False
            if (keras or _reads(used, attr)) and self._late_value(birth, write):
                return True
        return False

    def _set_in_init(self, info: ClassInfo) -> Iterator[tuple[str, AttributeWrite]]:
        for base in info.mro:
            for attr, writes in base.writes.items():
                for write in writes:
                    if (
                        getattr(write.scope.node, "name", None) == "__init__"
                        and write.value is not None
                        and not write.path
                    ):
                        yield attr, write

    def _built_in_init(self, attr: str, info: ClassInfo) -> bool:
        """Whether `__init__` itself builds the attribute, or the whole object."""
        for call, scope in self._code.file.sites("build"):
            own = self._code.file.classes.of_method(scope.function)
            if (
                own in info.mro
                and getattr(scope.node, "name", None) == "__init__"
                and isinstance(call.func, ast.Attribute)
            ):
                owner = call.func.value
                if isinstance(owner, ast.Name) or isinstance(owner, ast.Attribute) and owner.attr == attr:
                    return True
        return False

    def _late_value(self, birth: Birth, write: AttributeWrite) -> bool:
        """Whether an attribute is given a late object: made in `__init__`, or handed to it."""
        value = write.value
        if isinstance(value, ast.Call):
            return self._library(value, write.scope)
        if isinstance(value, ast.Name):
            argument = _argument(birth.maker, write.scope.node, value.id)
            made = self._births.of(argument, birth.maker_scope, birth.maker) if argument is not None else []
            return (
                len(made) == 1
                and made[0].value.cls is None
                and self._library(made[0].maker, made[0].maker_scope, made[0].value)
            )
        return False


def _is_nothing(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in (0, 0.0, False, None)


def _reads(function: ast.AST, attr: str) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == attr for node in walk(function))


def _argument(call: ast.Call, init: ast.AST, name: str) -> ast.expr | None:
    """What the call of a class gives to a parameter of its `__init__`."""
    if not isinstance(init, ast.FunctionDef) or any(isinstance(a, ast.Starred) for a in call.args):
        return None
    keyword = next((k.value for k in call.keywords if k.arg == name), None)
    names = [parameter.arg for parameter, _ in parameters(init.args)][1:]
    position = names.index(name) if name in names else len(call.args)
    return keyword if keyword is not None else call.args[position] if position < len(call.args) else None
