# A Python flag for the first batch: 3 traces for 5 batches, two of them for the optimizer's slots.
# observed: traces: 3
import tensorflow as tf
from tensorflow import keras

model = keras.Sequential([keras.Input((2,)), keras.layers.Dense(1)])
opt = keras.optimizers.Adam(0.001)


def broadcast_variables(variables):
    for var in variables:
        var.assign(tf.identity(var))


@tf.function
def training_step(images, labels, first_batch):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(labels - model(images, training=True)))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    if first_batch:
        broadcast_variables(model.variables)
    return loss


dataset = tf.data.Dataset.from_tensors((tf.ones((4, 2)), tf.ones((4, 1)))).repeat(5)
for batch, (images, labels) in enumerate(dataset):
    training_step(images, labels, batch == 0)
print("traces:", training_step.experimental_get_tracing_count())
