# Models in a list and in a loop.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

models = [tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)]) for _ in range(2)]


@tf.function
def f(x):
    first = models[0].predict(x, verbose=0)  # expect: TFF176
    total = tf.reduce_sum(first)
    for model in models:
        total += tf.reduce_sum(model.predict(x, verbose=0))  # expect: TFF176
    return total


print(float(f(tf.ones([1, 1]))))
