from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import mutated, outer_container


class FrozenHostValue(Rule):
    """The time, a random number, an id: Python asks for it while TensorFlow traces, and all calls get that one value.

    `np.random`, `random`, `time`, `datetime`, `uuid` run once per trace, and what they return becomes a constant of
    the graph: the same noise for every batch, a duration that never changes. In a function of `Dataset.map` it is one
    value for all elements and all epochs. Use the operations of TensorFlow (`tf.random.*`, `tf.timestamp()`), or pass
    the value in as a tensor.
    """

    code = "TFF106"
    name = "frozen-host-value"
    message = "`{callee}` is called once per trace and its value is frozen: {instead}"
    see = ("guide/function#executing_python_side_effects",)
    quiet = (
        "In functions that run in Python (`tf.py_function`, `tf.numpy_function`), under a create-once guard, for "
        "generators that the traced code makes with a seed, and for `os.environ`, which is configuration."
    )
    yields_to = ("TFF101", "TFF107", *FAILING)

    bad = (
        Example(
            """
            import numpy as np


            @tf.function
            def add_noise(x):
                noise = np.random.normal(size=3).astype("float32")  # expect
                return x + noise


            print("the same noise:", bool(tf.reduce_all(add_noise(tf.zeros([3])) == add_noise(tf.zeros([3])))))
            """,
            graph="the same noise: True",
            eager="the same noise: False",
        ),
        Example(
            """
            import random


            def jitter(x):
                return x + random.randint(1, 1_000_000)  # expect


            values = {int(x) for x in tf.data.Dataset.from_tensors(0).repeat(9).map(jitter)}
            print("one value for all:", len(values) == 1)
            """,
            graph="one value for all: True",
            eager="one value for all: False",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def add_noise(x):
                return x + tf.random.normal([3])


            print("the same noise:", bool(tf.reduce_all(add_noise(tf.zeros([3])) == add_noise(tf.zeros([3])))))
            """,
            graph="the same noise: False",
        ),
        Example(
            """
            import time


            @tf.function
            def age(born):
                return tf.timestamp() - born


            born = tf.constant(time.time(), tf.float64)
            print("time passes:", bool(age(born) < age(born)))
            """,
            graph="time passes: True",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and host.frozen(name) is not None)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        instead = host.frozen(name)
        if instead is None or fact.place.guard == "once" or _repeatable(fact.receiver):
            return
        if len(fact.args) > host.NOW_BY_DEFAULT.get(name, len(fact.args)):
            return  # of a time that it is given
        change = mutated(fact)
        if change is not None and outer_container(change.value):
            return  # `random.shuffle(self.order)` is a change of that list: TFF103
        words = f"use `{instead}` or pass it in" if instead else "pass it in as a tensor"
        yield self.at(fact.node, fact.place, callee=fact.text, instead=words)


def _repeatable(generator: Value | None) -> bool:
    """Whether it is a generator that this code makes with a seed: it gives the same numbers at each call anyway."""
    made = generator.born if generator is not None and generator.origin == Origin.FRESH else None
    return isinstance(made, ast.Call) and bool(made.args or made.keywords)
