from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.temporaries import dying
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class TemporaryInstance(Rule):
    """A traced method is taken from an object that nobody keeps, and which is gone when the method runs.

    A tf.function in a class holds its instance by a weak reference. In `Net().run(x)`, `dataset.map(Parser().parse)`
    or `return net.run` at the end of a factory nothing else holds it, so that the trace finds `None` in `self`:
    `AttributeError: 'NoneType' object has no attribute ...`. Keep the object in a name, an attribute or a closure as
    long as the method is used. `Net()(x)` is fine, and so is a tf.function that `__init__` makes of a bound method.
    """

    code = "TFF177"
    name = "temporary-instance"
    message = "nothing keeps this `{owner}`: the trace of `{method}` finds `None` in `self`, bind it to a name"
    see = ("https://github.com/tensorflow/tensorflow/issues/50807",)
    quiet = (
        "For methods that do not use `self`, for static and class methods, `__call__` of `Net()(x)` and "
        "ExtensionTypes; for objects that something else keeps (a container, a closure, a constructor that hands out "
        "`self`), and for Keras objects, which live until the next garbage collection."
    )

    bad = (
        Example(
            """
            class Net(tf.Module):
                def __init__(self):
                    super().__init__()
                    self.w = tf.Variable(2.0)

                @tf.function
                def run(self, x):
                    return self.w * x


            print(float(Net().run(tf.constant(3.0))))  # expect
            """,
            raises="AttributeError",
            eager_raises="AttributeError",
            why="the instance is gone in the eager run as well",
        ),
        Example(
            """
            class Scale:
                def __init__(self, factor):
                    self.factor = factor

                @tf.function
                def apply(self, x):
                    return x * self.factor


            def make_scale():
                scale = Scale(3.0)
                return scale.apply  # expect


            print(float(make_scale()(tf.constant(2.0))))
            """,
            raises="AttributeError",
            eager_raises="AttributeError",
            why="the instance is gone in the eager run as well",
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
                def run(self, x):
                    return self.w * x


            net = Net()
            print(float(net.run(tf.constant(3.0))))
            """,
            graph="6.0",
        ),
        Example(
            """
            class Scale:
                def __init__(self, factor):
                    self.factor = factor

                @tf.function
                def apply(self, x):
                    return x * self.factor


            def make_scale():
                scale = Scale(3.0)
                return lambda x: scale.apply(x)


            print(float(make_scale()(tf.constant(2.0))))
            """,
            graph="6.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        for found in dying(self.file, fact.traced):
            yield self.at(found.node, owner=found.owner, method=found.method)
