# A model rebuilt in a loop: the traced predict keeps asking the first one.
# observed: 1.0 1.0 | 2.0 1.0 | 3.0 1.0

import tensorflow as tf


def build(v):
    inp = tf.keras.Input((1,))
    init = tf.keras.initializers.Constant(v)
    return tf.keras.Model(inp, tf.keras.layers.Dense(1, kernel_initializer=init)(inp))


@tf.function
def predict(x):
    return model(x)  # expect: TFF109


for v in (1.0, 2.0, 3.0):
    model = build(v)
    try:
        print(v, float(predict(tf.ones([1, 1]))[0, 0]))
    except Exception as err:
        print("error:", type(err).__name__, err)
