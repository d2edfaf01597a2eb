from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.targets import misplaced
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class BadTarget(Rule):
    """A method is a tf.function although Python or Keras needs something else from it than tensors.

    What a tf.function returns are tensors, and what it stores are tensors of a graph that is gone. So `__init__`
    can't make variables and leaves dead tensors in attributes, Keras' `build` fails as soon as it makes a weight,
    `__bool__`, `__repr__` or `__iter__` get a tensor where Python insists on a bool, a str or an iterator, and a
    class can't be called in a graph at all. Trace the methods that compute (`__call__`, `call`, a `step`), or a
    function that these methods call.
    """

    code = "TFF172"
    name = "bad-target"
    message = "`{target}` under tf.function {why}: {instead}"
    yields_to = ("TFF171",)
    see = ("guide/function",)
    quiet = (
        "For methods that stay right: `__call__`, `__len__`, `__contains__`, `__next__`, comparisons, arithmetic, an "
        "`__enter__` that returns nothing, an `__iter__` that returns `iter(dataset)`, and a `build` of a class that "
        "is not Keras'. Other rules are silent inside of a method that is reported here."
    )

    bad = (
        Example(
            """
            class Net(tf.Module):
                @tf.function  # expect
                def __init__(self):
                    super().__init__()
                    self.w = tf.Variable(2.0)


            print(float(Net().w))
            """,
            raises="ValueError",
            eager="2.0",
        ),
        Example(
            """
            class Limit:
                def __init__(self, value):
                    self.value = value

                @tf.function  # expect
                def __bool__(self):
                    return self.value > 0


            print("on" if Limit(3) else "off")
            """,
            raises="TypeError",
            eager="on",
        ),
    )
    good = (
        Example(
            """
            class Net(tf.Module):
                def __init__(self):
                    super().__init__()
                    self.w = tf.Variable(2.0)

                @tf.function
                def __call__(self, x):
                    return self.w * x


            net = Net()
            print(float(net(tf.constant(3.0))))
            """,
            graph="6.0",
        ),
        Example(
            """
            @tf.function
            def exceeds(value, limit):
                return value > limit


            class Limit:
                def __init__(self, value):
                    self.value = value

                def __bool__(self):
                    return bool(exceeds(self.value, tf.constant(0)))


            print("on" if Limit(tf.constant(3)) else "off")
            """,
            graph="on",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        found = misplaced(self.file, fact.traced) if fact.how != "factory" else None
        if found is not None:
            yield self.at(fact.node, target=found.target, why=found.why, instead=found.instead)
