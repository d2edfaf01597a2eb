from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class MethodPerInstance(Rule):
    """Each instance has traces of its own of a `tf.function` method: a new instance is a new trace.

    Neither an input_signature nor `reduce_retracing` helps, since the function object belongs to the instance. Make the
    instance once, or put the computation into a tf.function at module level that takes tensors.
    """

    code = "TFF117"
    name = "method-per-instance"
    message = "each new `{cls}` traces `{method}` anew: make it once, or trace a module-level function"
    see = ("guide/function#controlling_retracing",)
    quiet = (
        "For an instance that is called in a loop of its own or put away for later, as is right where it owns "
        "variables; for static and class methods and methods of an ExtensionType, which all instances share; in traced "
        "code and in tests."
    )
    yields_to = ("TFF177",)

    bad = (
        Example(
            """
            class Scorer:
                def __init__(self, factor):
                    self.factor = factor

                @tf.function
                def score(self, x):
                    return x * self.factor


            traces = 0
            for i in range(4):
                scorer = Scorer(float(i))
                scorer.score(tf.constant(1.0))  # expect
                traces += scorer.score.experimental_get_tracing_count()
            print("traces", traces)
            """,
            graph="traces 4",
            eager="traces 0",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def score(x, factor):
                return x * factor


            class Scorer:
                def __init__(self, factor):
                    self.factor = tf.constant(factor)

                def score(self, x):
                    return score(x, self.factor)


            for i in range(4):
                scorer = Scorer(float(i))
                scorer.score(tf.constant(1.0))
            print("traces", score.experimental_get_tracing_count())
            """,
            graph="traces 1",
            eager="traces 0",
        ),
        Example(
            """
            class Model(tf.Module):
                def __init__(self, rate):
                    super().__init__()
                    self.w = tf.Variable(0.0)
                    self.rate = rate

                @tf.function
                def step(self, x):
                    self.w.assign_add(self.rate * x)


            for rate in (0.1, 0.2):
                model = Model(rate)
                for _ in range(10):
                    model.step(tf.constant(1.0))
                print(round(float(model.w), 3), model.step.experimental_get_tracing_count())
            """,
            graph="1.0 1\n2.0 1",
            eager="1.0 0\n2.0 0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        cls = self.file.eager.remaking.per_instance(fact)
        if cls is not None:
            yield self.at(fact.node, cls=cls.name, method=getattr(fact.traced.node, "name", "a method"))
