from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.sessions import may_be_misused, misused
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class V1Api(Rule):
    """Traced code calls something of TensorFlow's first API that fails in a tf.function, or silently does nothing.

    Sessions, placeholders, `get_variable`, collections, initializers, queue runners and merged summaries belong to a
    graph that is built once and then run by a session. A trace has neither: a placeholder can't be fed,
    `get_variable` finds its variable made already when the function is traced again, collections and summaries are
    lost with the trace. Some names are not in TensorFlow 2 at all. Use arguments, `tf.Variable`, return values,
    `tf.summary` and `tf.data` instead.
    """

    code = "TFF175"
    name = "v1-api"
    message = "`{callee}` {what}: {instead}"
    see = ("guide/migrate/tf1_vs_tf2", "guide/function")
    quiet = (
        "For the many names of `tf.compat.v1` that work, outside of traced code, in files that switch the second API "
        "off, and for variables that a create-once guard or `reuse=` covers."
    )
    versions = "`tf.compat.v1.layers` makes variables at each trace with Keras 2, and is gone with Keras 3."

    bad = (
        Example(
            """
            @tf.function
            def double():
                x = tf.compat.v1.placeholder(tf.float32, [])  # expect
                return x * 2.0


            print(float(double()))
            """,
            raises="InvalidArgumentError",
            eager_raises="RuntimeError",
        ),
        Example(
            """
            @tf.function
            def loss(x):
                penalty = tf.reduce_sum(x**2)
                tf.compat.v1.add_to_collection("losses", penalty)  # expect
                return tf.reduce_mean(x)


            loss(tf.constant([1.0, 2.0]))
            print(len(tf.compat.v1.get_collection("losses")))
            """,
            graph="0",
            eager="1",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def loss(x):
                penalty = tf.reduce_sum(x**2)
                return tf.reduce_mean(x), penalty


            print(float(loss(tf.constant([1.0, 2.0]))[1]))
            """,
            graph="5.0",
        ),
        Example(
            """
            w = tf.Variable(2.0)
            opt = tf.compat.v1.train.GradientDescentOptimizer(0.25)


            @tf.function
            def step():
                with tf.GradientTape() as tape:
                    loss = w**2
                opt.apply_gradients([(tape.gradient(loss, w), w)])
                return loss


            print(float(step()), float(step()))
            """,
            graph="4.0 1.0",
        ),
    )

    @on(Called, of=lambda name, method: may_be_misused(name, method))
    def called(self, fact: Called) -> Iterator[Finding]:
        found = misused(self.file, fact)
        if found is not None:
            yield self.at(fact.node, fact.place, callee=fact.text, what=found.what, instead=found.instead)
