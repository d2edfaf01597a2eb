from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.owners import owner_trouble
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class UnhashableOwner(Rule):
    """A traced method belongs to a class whose instances can't be hashed or weakly referenced.

    TensorFlow keeps one function an instance, by a weak reference with the instance's hash. A plain `@dataclass`, a
    class with `__eq__` and no `__hash__`, and a dict or list subclass have no hash; `__slots__` without
    `"__weakref__"`, a named tuple and other tuples allow no weak reference. There `TypeError` is raised as soon as
    the method is looked up. Equal instances share one function: with `field(compare=False)` the second one silently
    computes with the first one's field. Write `@dataclass(eq=False)` or `frozen=True`, define `__hash__`, or trace a
    function that takes the values.
    """

    code = "TFF178"
    name = "unhashable-owner"
    message = "`{owner}` {what}: methods {effect}, {instead}"
    see = ("guide/function",)
    quiet = (
        "For static and class methods, for a tf.function that `__init__` makes of a bound method, for "
        "ExtensionTypes, and where a base or decorator from elsewhere decides about the hash."
    )

    bad = (
        Example(
            """
            import dataclasses


            @dataclasses.dataclass
            class Trainer:
                rate: float

                @tf.function  # expect
                def step(self, w, g):
                    return w - self.rate * g


            trainer = Trainer(0.5)
            print(float(trainer.step(tf.constant(3.0), tf.constant(2.0))))
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="the method is looked up in the same way when it runs eagerly",
        ),
        Example(
            """
            import dataclasses


            @dataclasses.dataclass(frozen=True)
            class Scale:
                name: str
                factor: float = dataclasses.field(compare=False)

                @tf.function  # expect
                def apply(self, x):
                    return x * self.factor


            one, ten = Scale("k", 1.0), Scale("k", 10.0)
            print(float(one.apply(tf.constant(2.0))), float(ten.apply(tf.constant(2.0))))
            """,
            graph="2.0 2.0",
            eager="2.0 2.0",
            why="equal instances share one function, in eager runs too",
        ),
    )
    good = (
        Example(
            """
            import dataclasses


            @dataclasses.dataclass(eq=False)
            class Trainer:
                rate: float

                @tf.function
                def step(self, w, g):
                    return w - self.rate * g


            trainer = Trainer(0.5)
            print(float(trainer.step(tf.constant(3.0), tf.constant(2.0))))
            """,
            graph="2.0",
        ),
        Example(
            """
            class Cell:
                __slots__ = ("k", "__weakref__")

                def __init__(self, k):
                    self.k = k

                @tf.function
                def step(self, x):
                    return x * self.k


            cell = Cell(2.0)
            print(float(cell.step(tf.constant(1.5))))
            """,
            graph="3.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        for trouble in owner_trouble(self.file, fact.traced):
            yield self.at(
                trouble.node, owner=trouble.owner, what=trouble.what, effect=trouble.effect, instead=trouble.instead
            )
