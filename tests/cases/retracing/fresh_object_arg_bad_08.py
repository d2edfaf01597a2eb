# A bound method of a Keras model.
# observed: traces 3
import tensorflow as tf


@tf.function
def run(fn, x):
    return fn(x)


model = tf.keras.Sequential([tf.keras.Input([2]), tf.keras.layers.Dense(1)])
for _ in range(3):
    run(model.call, tf.ones([1, 2]))  # expect: TFF115
print("traces", run.experimental_get_tracing_count())
