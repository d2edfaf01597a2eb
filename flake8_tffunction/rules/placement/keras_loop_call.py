from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Made
from flake8_tffunction.flow.values import Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

LOOPS = frozenset(
    {"fit", "evaluate", "predict", "predict_on_batch", "fit_generator", "evaluate_generator", "predict_generator"}
)
"""Methods of a model that run a loop of their own in Python."""
STEPS = frozenset({"train_on_batch", "test_on_batch"})
"""Methods that Keras 2 refuses in a trace as it does the loops."""


class KerasLoopCall(Rule):
    """Traced code calls `fit`, `evaluate` or `predict` of a Keras model.

    They are loops in Python, with callbacks and progress bars, and trace their own tf.function for each batch: inside
    of a trace they fail, with an obscure message in Keras 3. Call the model itself (`model(x, training=False)`), or
    take the loop out of the tf.function.
    """

    code = "TFF176"
    name = "keras-loop-call"
    message = "`{callee}` is a Python loop and fails in traced code: {instead}"
    see = ("guide/keras/writing_a_training_loop_from_scratch",)
    quiet = "Where the object is not known to be a Keras model, or its class in the file defines the method itself."
    versions = (
        "Keras 2 (TensorFlow before 2.16) says so itself, in a RuntimeError, of `train_on_batch` and `test_on_batch`, too: they "
        "are reported only there. They work with Keras 3.15; Keras 3.3 and 3.6 raise NotImplementedError."
    )

    bad = (
        Example(
            """
            model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1, kernel_initializer="ones")])


            @tf.function
            def act(obs):
                return model.predict(obs, verbose=0)[0]  # expect


            print(act(tf.ones([1, 2])))
            """,
            raises="AttributeError",
            eager="[2.]",
        ),
    )
    good = (
        Example(
            """
            model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1, kernel_initializer="ones")])


            @tf.function
            def act(obs):
                return model(obs, training=False)[0]


            print(act(tf.ones([1, 2])).numpy())
            """,
            graph="[2.]",
        ),
        Example(
            """
            class Mean(tf.Module):
                def __init__(self):
                    super().__init__()
                    self.value = tf.Variable(0.0)

                def fit(self, x):
                    self.value.assign(tf.reduce_mean(x))

                def predict(self, x):
                    return tf.fill(tf.shape(x), self.value)


            mean = Mean()


            @tf.function
            def smooth(x):
                mean.fit(x)
                return mean.predict(x)


            print(smooth(tf.constant([1.0, 3.0])).numpy())
            """,
            graph="[2. 2.]",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        function = fact.traced.options.keywords.get("func")
        if fact.how == "call" and isinstance(function, ast.Attribute) and function.attr in LOOPS:
            receiver = self.file.eager.value(function.value, fact.scope, fact.node)
            if self.is_model(receiver, function.attr):
                instead = "wrap the model itself" if "predict" in function.attr else "use it as it is"
                yield self.at(fact.node, callee=written(function), instead=instead)

    @on(Called, of=lambda name, method: method in LOOPS or method in STEPS)
    def called(self, fact: Called) -> Iterator[Finding]:
        receiver = fact.receiver
        if fact.method in STEPS and self.file.keras >= 3:
            return
        if fact.method is None or fact.method not in LOOPS and fact.method not in STEPS:
            return
        if receiver is not None and self.is_model(receiver, fact.method):
            instead = "call the model, `model(x)`" if "predict" in fact.method else "move it out of the tf.function"
            yield self.at(fact.node, fact.place, callee=fact.text, instead=instead)

    def is_model(self, value: Value, method: str) -> bool:
        """Whether a value certainly is a Keras model whose method is Keras' own."""
        if value.cls is not None:
            return self.file.derives_from(value.cls, "model") and value.cls.method(method) is None
        return value.of is not None and api.class_kind(value.of) == "model"
