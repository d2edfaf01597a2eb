# A parameter annotated as a model.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `boo...
import tensorflow as tf


@tf.function
def score(model: tf.keras.Model, x, y):
    return model.evaluate(x, y, verbose=0)  # expect: TFF176


net = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
net.compile("sgd", "mse")
print(score(net, tf.ones([1, 2]), tf.ones([1, 1])))
