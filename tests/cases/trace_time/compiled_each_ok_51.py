# Two models of one class, each compiled once and before its own fit, the second one by a function that builds it.
# observed: ['loss'] | ['loss'] | ['loss'] | ['loss']
import tensorflow as tf


class Fitted(tf.keras.Model):
    def __init__(self, dense):
        super().__init__()
        self.dense = dense

    def compile(self, inner):
        super().compile()
        self.inner = inner

    def train_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.dense(x))
        gradients = tape.gradient(loss, self.dense.trainable_variables)
        self.inner.apply_gradients(zip(gradients, self.dense.trainable_variables))
        return {"loss": loss}


def build(kind):
    made = kind(tf.keras.layers.Dense(1))
    made.compile(tf.keras.optimizers.SGD())
    return made


data = tf.data.Dataset.from_tensor_slices(tf.ones((4, 2))).batch(2)
first = Fitted(tf.keras.layers.Dense(1))
first.compile(tf.keras.optimizers.SGD())
print(sorted(first.fit(data, verbose=0).history))
second = Fitted(tf.keras.layers.Dense(1))
second.compile(tf.keras.optimizers.Adam())
print(sorted(second.fit(data, verbose=0).history))
print(sorted(build(Fitted).fit(data, verbose=0).history))
print(sorted(build(Fitted).fit(data, verbose=0).history))
