# The second model was built by the first call of another traced function.
# observed: (1, 1) () (1, 1)
import tensorflow as tf


@tf.function
def encode(model, x):
    return model(x)


@tf.function
def evaluate(model, x):
    return tf.reduce_sum(model(x)) * 0.0


first = tf.keras.Sequential([tf.keras.layers.Dense(1)])
second = tf.keras.Sequential([tf.keras.layers.Dense(1)])
x = tf.ones([1, 3])
print(encode(first, x).shape, evaluate(second, x).shape, encode(second, x).shape)
