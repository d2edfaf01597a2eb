# A model from a factory.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf


def build():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.build((None, 2))
    return model


net = build()


@tf.function
def f(x):
    return tf.reduce_sum(net.predict(x, verbose=0))  # expect: TFF176


print(float(f(tf.ones([1, 2]))))
