# A new optimizer in each round of a traced loop is refused.
# observed: ValueError ly supports singleton tf.Variables created on the first call. Make sure the
#   tf.Variable i...
import tensorflow as tf
from tensorflow import keras

model = keras.Sequential([keras.Input((2,)), keras.layers.Dense(1)])
partners = [(tf.ones((4, 2)), tf.ones((4, 1))), (tf.zeros((4, 2)), tf.ones((4, 1)))]


@tf.function
def fit_minibatch(minibatches):
    losses = []
    for x, y in minibatches:
        local = keras.optimizers.RMSprop(1e-3)  # expect: TFF122
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(y - model(x)))
        grads = tape.gradient(loss, model.trainable_variables)
        local.apply_gradients(zip(grads, model.trainable_variables))
        losses.append(loss)
    return tf.stack(losses)


try:
    print(fit_minibatch(partners))
except ValueError as err:
    print(type(err).__name__, str(err)[-230:])
