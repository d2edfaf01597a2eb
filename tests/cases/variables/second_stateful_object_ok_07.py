# Subclassed models that an eager call has built (twin of bad_21 and bad_22).
# observed: () ()
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
first = Linear()
second = Linear()
first(x)
second(x)
print(train(first, x).shape, train(second, x).shape)
