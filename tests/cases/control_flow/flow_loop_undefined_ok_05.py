# Python loop.
# observed: tf.Tensor([0.642015], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(xs):
    for act in (tf.nn.relu, tf.nn.tanh):
        last = act
        xs = act(xs)
    return last(xs)


print(f(tf.constant([1.0])))
