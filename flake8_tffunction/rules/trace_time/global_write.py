from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Stored
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on


class GlobalWrite(Rule):
    """A `global` or `nonlocal` name is rebound while TensorFlow traces the function, not when the function runs.

    A counter stays at 1 however often the function is called, and under a tensor `if` the write does not even happen
    then. Keep such state in a `tf.Variable` and change it with `assign` or `assign_add`, return the value, or count in
    the code that calls the function.
    """

    code = "TFF102"
    name = "global-write"
    message = "`{name}` is rebound only while tracing: return the value or use a `tf.Variable`"
    see = ("guide/function#changing_python_global_and_free_variables",)
    quiet = (
        "Under a guard that lets it happen once (`if w is None:`), for a `nonlocal` of a function of the same "
        "trace, where only the same trace reads the name, and where the same function puts its former value back. With "
        '`--tff-allow-tracing-idiom` also for names that contain "trac".'
    )
    yields_to = ("TFF105", "TFF106", "TFF107", "TFF108", "TFF121", "TFF122", "TFF123", "TFF124", *FAILING)

    bad = (
        Example(
            """
            steps = 0


            @tf.function
            def train(x):
                global steps
                steps += 1  # expect
                return x * 2


            for _ in range(3):
                train(tf.constant(1))
            print(steps)
            """,
            graph="1",
            eager="3",
        ),
        Example(
            """
            overflowed = False


            @tf.function
            def check(x):
                global overflowed
                if tf.reduce_any(x > 100.0):
                    overflowed = True  # expect
                return tf.minimum(x, 100.0)


            check(tf.constant([1.0, 500.0]))
            print(overflowed)
            """,
            graph="False",
            eager="True",
        ),
    )
    good = (
        Example(
            """
            steps = tf.Variable(0)


            @tf.function
            def train(x):
                steps.assign_add(1)
                return x * 2


            for _ in range(3):
                train(tf.constant(1))
            print(steps.numpy())
            """,
            graph="3",
        ),
        Example(
            """
            weight = None


            @tf.function
            def scale(x):
                global weight
                if weight is None:
                    weight = tf.Variable(3.0)
                return weight * x


            print(scale(tf.constant(1.0)).numpy(), scale(tf.constant(2.0)).numpy())
            """,
            graph="3.0 6.0",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if fact.what not in ("name", "del name") or fact.scope is fact.place.scope:
            return
        if fact.place.guard is not None or self.file.lifetimes.met_later(fact) is False:
            return
        if self.file.lifetimes.is_lent(fact):
            return
        if self.file.options.allow_tracing_idiom and "trac" in fact.text.lower():
            return
        yield self.at(fact.node, fact.place, name=fact.text)
