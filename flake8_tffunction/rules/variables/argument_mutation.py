from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Place, Stored
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import mutated
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import parameters

STRUCTURE = Kind.TENSOR | Kind.VARIABLE | Kind.LIST | Kind.DICT | Kind.TUPLE | Kind.ARRAY | Kind.NONE
"""What an argument may be that takes or refuses item assignment in a known way."""
STEPS = ("train_step", "test_step")
"""Keras' hooks whose argument Keras 3 hands to a tf.function as it is."""


class ArgumentMutation(Rule):
    """A `tf.function` that changes a list or dict among its arguments raises ValueError on the first call.

    TensorFlow compares the arguments before and after the trace: `f(batch) should not modify its Python input
    arguments. Modifying a copy is allowed.` That holds for `append`, `pop`, `del`, `+=`, for elements of nested
    structures, for mutable defaults, and for helpers that the argument is handed to. A NumPy array is a tensor in the
    function, which takes no item assignment (TypeError). Change a copy (`batch = dict(batch)`) and return it."""

    code = "TFF125"
    name = "argument-mutation"
    message = "`{text}` changes an argument in place ({error}): {instead}"
    see = ("guide/function#changing_python_global_and_free_variables",)
    quiet = (
        'In functions of a Dataset, where `features.pop("label")` is right; for a copy, for `*args` and '
        "`**kwargs` (each call has its own), for objects that are no lists or dicts, and for methods such as "
        "`append` where nothing shows a list or dict."
    )
    versions = "Of Keras' hooks, `train_step` and `test_step` are checked since Keras 3."
    yields_to = ("TFF124",)

    bad = (
        Example(
            """
            @tf.function
            def loss(batch):
                labels = batch["label"]
                del batch["label"]  # expect
                return tf.reduce_sum(batch["x"] - labels)


            print(loss({"x": tf.ones([2]), "label": tf.zeros([2])}).numpy())
            """,
            raises="ValueError",
            eager="2.0",
        ),
        Example(
            """
            def remember(values, value):
                values.append(value)  # expect
                return values


            @tf.function
            def total(x, seen):
                return tf.add_n(remember(seen, x))


            print(total(tf.constant(1.0), [tf.constant(2.0)]).numpy())
            """,
            raises="ValueError",
            eager="3.0",
        ),
        Example(
            """
            import numpy as np


            @tf.function
            def silenced(row):
                row[0] = 0.0  # expect
                return tf.reduce_sum(row)


            print(silenced(np.ones(3)).numpy())
            """,
            raises="TypeError",
            eager="2.0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def loss(batch):
                batch = dict(batch)
                labels = batch.pop("label")
                return tf.reduce_sum(batch["x"] - labels)


            print(loss({"x": tf.ones([2]), "label": tf.zeros([2])}).numpy())
            """,
            graph="2.0",
        ),
        Example(
            """
            def split(features):
                label = features.pop("label")
                return features, label


            dataset = tf.data.Dataset.from_tensor_slices({"x": [1, 2], "label": [0, 1]}).map(split)
            print([(int(features["x"]), int(label)) for features, label in dataset])
            """,
            graph="[(1, 0), (2, 1)]",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if not self._checked(fact.place):
            return
        if isinstance(fact.node, ast.Subscript) and fact.owner is not None:
            target = fact.node.value
            if _is_argument(fact.owner) and not self._is_object(target, fact.place):
                yield self._found(fact.node, fact.place, fact.text, fact.owner, ast.unparse(target))
        elif fact.augmented and fact.old is not None and fact.old.must(Kind.LIST | Kind.DICT):
            if _is_argument(fact.old):
                yield self._found(fact.node, fact.place, fact.text, fact.old, ast.unparse(fact.node))

    @on(
        Called,
        of=lambda name, method: method in host.MUTATING_METHODS["dict"] or name is not None and host.mutates(name),
    )
    def called(self, fact: Called) -> Iterator[Finding]:
        if not self._checked(fact.place) or not isinstance(fact.node, ast.Call):
            return
        change = mutated(fact)
        if change is not None:
            if _is_argument(change.value):
                yield self._found(fact.node, fact.place, fact.text, change.value, change.text)
        elif fact.receiver is not None and _is_argument(fact.receiver) and isinstance(fact.node.func, ast.Attribute):
            owner = fact.node.func.value
            if _is_dict(fact, owner):
                yield self._found(fact.node, fact.place, fact.text, Value(Kind.DICT), ast.unparse(owner))

    def _checked(self, place: Place) -> bool:
        """Whether TensorFlow compares the arguments of this root before and after its trace."""
        traced = place.traced
        if traced.is_graph_function:
            return True
        return traced.why == "keras" and self.file.keras >= 3 and getattr(traced.node, "name", None) in STEPS

    def _is_object(self, target: ast.AST, place: Place) -> bool:
        """Whether the argument is annotated with a class of which the file does not show what item assignment does."""
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name) and isinstance(place.function, (ast.FunctionDef, ast.Lambda)):
            for argument, _ in parameters(place.function.args):
                if argument.arg == target.id and argument.annotation is not None:
                    return bool(
                        self.file.annotated(argument.annotation, place.scope.parent or place.scope).kind & Kind.UNKNOWN
                    )
        return False

    def _found(self, node: ast.AST, place: Place, text: str, owner: Value, name: str) -> Finding:
        if owner.must(Kind.DICT | Kind.LIST):
            error, instead = "ValueError", f"change a copy, `{'dict' if owner.kind == Kind.DICT else 'list'}({name})`"
        elif owner.must(Kind.TENSOR | Kind.VARIABLE | Kind.ARRAY):
            error, instead = "TypeError", "use `tf.tensor_scatter_nd_update`"
        else:
            error, instead = "an error", "change a copy"
        return self.at(node, place, text=text, error=error, instead=instead)


def _is_argument(value: Value) -> bool:
    return value.origin == Origin.PARAM and not value.kind & ~STRUCTURE


def _is_dict(fact: Called, target: ast.expr) -> bool:
    """Whether an argument of which nothing else is known is a dict: by `pop("key")`, or since the function reads
    `batch["key"]`."""
    if fact.method not in host.MUTATING_METHODS["dict"]:
        return False
    if fact.method == "pop" and fact.args and fact.args[0].kind == Kind.STRING:
        return True
    name = ast.unparse(target)
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
        and ast.unparse(node.value) == name
        for node in walk(fact.place.function)
    )
