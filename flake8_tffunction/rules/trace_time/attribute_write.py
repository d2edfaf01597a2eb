from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Stored
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on


class AttributeWrite(Rule):
    """An attribute of `self` or of another outer object is set while TensorFlow traces, not when the function runs.

    `self.step += 1` counts traces, not calls, and every call uses the number of the trace. Under a tensor `if`
    AutoGraph leaves a symbolic tensor in the attribute. Keep such state in a `tf.Variable`, or set the attribute in
    the code that calls the function.
    """

    code = "TFF104"
    name = "attribute-write"
    message = "`{text}` is set only while tracing: use a `tf.Variable` or set it outside"
    see = ("guide/function#depending_on_python_global_and_free_variables",)
    quiet = (
        "For objects that the traced code makes itself, under a guard that lets it happen once (`if self.w is "
        "None:`), in functions that are not traced (`__init__`, `build`), where only the same trace reads the attribute, "
        "and where the function puts its former value back. With `--tff-allow-tracing-idiom` also for names that "
        'contain "trac".'
    )
    yields_to = (
        "TFF103",
        "TFF105",
        "TFF106",
        "TFF107",
        "TFF108",
        "TFF120",
        "TFF121",
        "TFF122",
        "TFF123",
        "TFF124",
        "TFF157",
        *FAILING,
    )

    bad = (
        Example(
            """
            class Trainer:
                def __init__(self):
                    self.steps = 0

                @tf.function
                def train(self, x):
                    self.steps += 1  # expect
                    return x * 0.5**self.steps


            trainer = Trainer()
            print([float(trainer.train(tf.constant(1.0))) for _ in range(3)], trainer.steps)
            """,
            graph="[0.5, 0.5, 0.5] 1",
            eager="[0.5, 0.25, 0.125] 3",
        ),
    )
    good = (
        Example(
            """
            class Trainer:
                def __init__(self):
                    self.steps = tf.Variable(0.0)

                @tf.function
                def train(self, x):
                    self.steps.assign_add(1.0)
                    return x * 0.5**self.steps


            trainer = Trainer()
            print([float(trainer.train(tf.constant(1.0))) for _ in range(3)])
            """,
            graph="[0.5, 0.25, 0.125]",
        ),
        Example(
            """
            class Scale(tf.Module):
                def __init__(self):
                    self.weight = None

                @tf.function
                def __call__(self, x):
                    if self.weight is None:
                        self.weight = tf.Variable(tf.ones(x.shape))
                    return x * self.weight


            scale = Scale()
            print(scale(tf.constant([1.0, 2.0])).numpy(), scale(tf.constant([3.0, 4.0])).numpy())
            """,
            graph="[1. 2.] [3. 4.]",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if fact.what not in ("attribute", "del attribute") or fact.owner is None or fact.owner.origin & Origin.FRESH:
            return
        if fact.place.guard == "once" or self.file.lifetimes.is_setting(fact.owner, fact.key or ""):
            return
        if self.file.options.allow_tracing_idiom and "trac" in (fact.key or "").lower():
            return
        if fact.owner.kind & Kind.UNKNOWN and not fact.augmented:
            return  # its class may do anything with it
        if fact.new is None:  # `del`
            if fact.old is None:
                yield self.at(fact.node, fact.place, text=fact.text)
            return
        if _is_static(fact.new):
            return  # shapes and dtypes belong to the trace
        lifetimes = self.file.lifetimes
        if lifetimes.met_later(fact) and not lifetimes.same_each_time(fact) and not lifetimes.is_lent(fact):
            yield self.at(fact.node, fact.place, text=fact.text)


def _is_static(value: Value) -> bool:
    """Whether it is a shape or dtype, or a structure of them."""
    if value.elem is not None:
        return _is_static(value.elem)
    return value.must(Kind.SHAPE | Kind.DTYPE)
