# A functional model, fit in a helper.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `boo...
import tensorflow as tf

inputs = tf.keras.Input((2,))
model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(inputs))
model.compile("sgd", "mse")


def fit_once(x, y):
    history = model.fit(x, y, verbose=0)  # expect: TFF176
    return history.history["loss"][0]


@tf.function
def train(x, y):
    return fit_once(x, y)


print(train(tf.ones([2, 2]), tf.ones([2, 1])))
