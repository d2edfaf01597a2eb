# The same model in a training step: its weights can't be assigned.
# observed: 0 () | AttributeError AttributeError: 'SymbolicTensor' object has no attribute 'handle'
# eager: 0 () | 1 ()
import tensorflow as tf


class Linear(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)


@tf.function
def train(model, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x)))
    for weight, gradient in zip(model.trainable_variables, tape.gradient(loss, model.trainable_variables)):
        weight.assign_sub(0.1 * gradient)
    return loss


x = tf.ones([1, 3])
try:
    for width in range(2):
        model = Linear()
        print(width, train(model, x).shape)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
