# A def within the function that calls, per batch.
# observed: traces 4
import tensorflow as tf


@tf.function
def minimize(x, loss):
    return loss(x)


def train_batch(x):
    def loss(t):
        return tf.reduce_sum(t * t)

    return minimize(x, loss)  # expect: TFF115


for _ in range(4):
    train_batch(tf.ones([2]))
print("traces", minimize.experimental_get_tracing_count())
