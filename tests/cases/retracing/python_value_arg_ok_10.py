# An ordinary training loop, with a counter and a flag.
# observed: 2 2
import tensorflow as tf
from tensorflow import keras

model = keras.Sequential([keras.Input([2]), keras.layers.Dense(1)])
optimizer = keras.optimizers.SGD(0.1)
optimizer.build(model.trainable_variables)


@tf.function
def train_step(x, y, training=True):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x, training=training) - y) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


def train(epochs, dataset, verbose=1):
    history = []
    for epoch in range(epochs):
        total = 0.0
        for step, (x, y) in enumerate(dataset):
            loss = train_step(x, y)
            total += float(loss)
            if step % 10 == 0 and verbose:
                history.append((epoch, step, float(loss)))
        val = train_step(x, y, training=False)
    return len(history)


data = tf.data.Dataset.from_tensors((tf.ones([4, 2]), tf.ones([4, 1]))).repeat(3)
print(train(2, data), train_step.experimental_get_tracing_count())
