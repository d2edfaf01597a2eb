# train_on_batch works with Keras 3.
# observed: 1.0
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")


@tf.function
def f(x, y):
    model.train_step((x, y))
    return tf.reduce_sum(x)


print(float(f(tf.ones([1, 1]), tf.ones([1, 1]))))
