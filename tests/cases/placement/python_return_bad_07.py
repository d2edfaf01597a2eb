# A dict with a layer in it.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf

layer = tf.keras.layers.Dense(1)


@tf.function
def run(x):
    return {"out": tf.reduce_sum(x), "layer": layer}  # expect: TFF170


print(float(run(tf.ones([1, 2]))["out"]))
