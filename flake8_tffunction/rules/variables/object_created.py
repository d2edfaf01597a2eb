from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.creation import VARIABLE, may_make
from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.guards import ARGUMENT, ONCE
from flake8_tffunction.flow.locking import locked
from flake8_tffunction.rules.base import Example, Finding, Rule, on

FAILS = {
    "variables": "creates variables and fails",
    "lost": "is gone when the graph runs",
    "shared": "is one object for all calls",
}
"""What happens, for each word of `knowledge.api.made_in_trace`."""


class ObjectCreated(Rule):
    """A layer, metric, optimizer, generator or model made in traced code brings new variables, and these fail.

    A `tf.function` may create variables on its first call alone, so an object that is made at each trace raises
    `ValueError: tf.function only supports singleton tf.Variables created on the first call`. Others go wrong in their
    own way: a `tf.queue.FIFOQueue` or summary writer does not outlive the trace (NotFoundError), a `MutableHashTable`
    is the same one for all calls. Make the object once, at module level or in `__init__`. In a `tf.Module` a guard
    such as `if self.dense is None:` does; in the `call` of a Keras 3 layer new layers fail under any guard."""

    code = "TFF122"
    name = "object-created"
    message = "`{callee}()` in traced code {fails}: make it once, outside ({where})"
    see = ("guide/function#creating_tfvariables",)
    quiet = (
        "Under a create-once guard, for objects without variables (losses, `Flatten`, initializers, schedules, "
        "lookup tables that don't change, checkpoints), for layers from other modules, and in functions that run "
        "in Python (`tf.py_function`)."
    )
    versions = "In Keras 2 `Dropout` and the noise layers have no variable, and a guard in `call` works."
    yields_to = ("TFF172",)

    bad = (
        Example(
            """
            @tf.function
            def mean(values):
                metric = tf.keras.metrics.Mean()  # expect
                metric.update_state(values)
                return metric.result()


            print(mean(tf.constant([1.0, 3.0])).numpy())
            """,
            raises="ValueError",
            eager="2.0",
        ),
        Example(
            """
            class Scaler(tf.Module):
                def __init__(self):
                    self.factor = tf.Variable(2.0)


            @tf.function
            def double(x):
                return x * Scaler().factor  # expect


            print(double(tf.constant(3.0)).numpy())
            """,
            raises="ValueError",
            eager="6.0",
        ),
        Example(
            """
            @tf.function
            def count(word):
                seen = tf.lookup.experimental.MutableHashTable(tf.string, tf.int64, 0)  # expect
                seen.insert(word, seen.lookup(word) + 1)
                return seen.lookup(word)


            for _ in range(3):
                print(count(tf.constant("a")).numpy())
            """,
            graph="1\n2\n3",
            eager="1\n1\n1",
        ),
    )
    good = (
        Example(
            """
            metric = tf.keras.metrics.Mean()


            @tf.function
            def mean(values):
                metric.update_state(values)
                return metric.result()


            print(mean(tf.constant([1.0, 3.0])).numpy())
            """,
            graph="2.0",
        ),
        Example(
            """
            class Head(tf.Module):
                def __init__(self):
                    self.dense = None

                @tf.function
                def __call__(self, x):
                    if self.dense is None:
                        self.dense = tf.keras.layers.Dense(1, kernel_initializer="ones")
                    return self.dense(tf.keras.layers.Flatten()(x))


            head = Head()
            print(head(tf.ones([1, 2])).numpy(), head(tf.ones([2, 2])).shape)
            """,
            graph="[[2.]] (2, 1)",
        ),
    )

    @on(Called, of=lambda name, method: name is None or may_make(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        creation, place = self.file.creation, fact.place
        made = creation.of_call(fact.callee, fact.method, fact.keywords)
        if made in ("", VARIABLE) or any(region.what == "constructor" for region in place.regions):
            return
        closed = locked(self.file, place, fact.callee)
        if place.guard == ONCE and not closed:
            return
        fails = (
            "fails once its guard opens in a later trace"
            if place.guard == ARGUMENT and made == "variables"
            else FAILS[made]
        )
        yield self.at(
            fact.node,
            place,
            callee=_short(fact.text),
            fails=fails,
            where="`__init__`" if closed or place.traced.cls else "or guarded",
        )


def _short(text: str) -> str:
    """The class and what follows it: `Dense` of "tf.keras.layers.Dense", `Generator.from_seed` of
    "tf.random.Generator.from_seed"."""
    parts = text.split(".")
    first = next((position for position, part in enumerate(parts) if part[:1].isupper()), len(parts) - 1)
    return ".".join(parts[first:])
