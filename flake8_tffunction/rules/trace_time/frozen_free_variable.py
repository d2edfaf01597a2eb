from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Got, Loaded
from flake8_tffunction.flow.rebinding import Stale
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class FrozenFreeVariable(Rule):
    """A global, a free variable or an attribute is read while TensorFlow traces, and the file changes it afterwards.

    Its value is a constant of the graph: a new learning rate, another model or optimizer, a changed array or config
    entry has no effect on a function that has been traced. Pass the value in as an argument, or keep it in a
    `tf.Variable` and change it with `assign`.
    """

    code = "TFF109"
    name = "frozen-free-variable"
    message = "`{text}` is frozen, line {line} changes it in vain: {instead}"
    see = ("guide/function#depending_on_python_global_and_free_variables",)
    quiet = (
        "Without a change in the same file that can come after the first call: for values that are only set before "
        "it or in `__init__` and other set-up methods, for a tf.function that is made again after the change, for "
        "variables that are assigned, and for `optimizer.learning_rate`, which assigns one."
    )
    yields_to = ("TFF101", "TFF102", "TFF103", "TFF104", "TFF105", "TFF107", "TFF108", "TFF124", "TFF157")

    bad = (
        Example(
            """
            rate = 1.0


            @tf.function
            def step(x):
                return x * rate  # expect


            print(step(tf.constant(10.0)).numpy())
            rate = 0.1
            print(step(tf.constant(10.0)).numpy())
            """,
            graph="10.0\n10.0",
            eager="10.0\n1.0",
        ),
        Example(
            """
            class Trainer(tf.Module):
                def __init__(self):
                    self.rate = 1.0

                @tf.function
                def step(self, x):
                    return x * self.rate  # expect

                def decay(self):
                    self.rate *= 0.5


            trainer = Trainer()
            for _ in range(3):
                print(trainer.step(tf.constant(10.0)).numpy())
                trainer.decay()
            """,
            graph="10.0\n10.0\n10.0",
            eager="10.0\n5.0\n2.5",
        ),
    )
    good = (
        Example(
            """
            rate = tf.Variable(1.0)


            @tf.function
            def step(x):
                return x * rate


            print(step(tf.constant(10.0)).numpy())
            rate.assign(0.5)
            print(step(tf.constant(10.0)).numpy())
            """,
            graph="10.0\n5.0",
        ),
        Example(
            """
            rate = 1.0


            @tf.function
            def step(x, rate):
                return x * rate


            print(step(tf.constant(10.0), tf.constant(rate)).numpy())
            rate = 0.5
            print(step(tf.constant(10.0), tf.constant(rate)).numpy())
            """,
            graph="10.0\n5.0",
        ),
    )

    @on(Loaded)
    def loaded(self, fact: Loaded) -> Iterator[Finding]:
        if fact.owner is None:
            return
        rebindings = self.file.rebindings
        name = fact.node.id
        for question in (rebindings.of_name, rebindings.of_object):
            stale = question(fact.owner, name, fact.value)
            if stale is not None and stale.read is fact.node:
                yield from self._finding(fact, stale, name)
                return

    @on(Got)
    def got(self, fact: Got) -> Iterator[Finding]:
        stale = self.file.rebindings.of_attribute(fact.owner, fact.node.attr, fact.value)
        if stale is not None and stale.read is fact.node:
            yield from self._finding(fact, stale, written(fact.node))

    def _finding(self, fact: Loaded | Got, stale: Stale, text: str) -> Iterator[Finding]:
        if self.file.options.allow_tracing_idiom and "trac" in ast.unparse(stale.change).lower():
            return  # `traces += 1` reads what it counts
        instead = "pass it in" if fact.value.kind & Kind.CALLABLE else "pass it in or use a `tf.Variable`"
        yield self.at(fact.node, fact.place, text=text, line=getattr(stale.change, "lineno", 0), instead=instead)
