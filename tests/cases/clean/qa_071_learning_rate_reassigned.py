# New learning rates of a Keras optimizer are used, in one trace.
# observed: [9.5, 9.25, 9.083, 8.958] traces: 1
import tensorflow as tf
from tensorflow import keras

w = tf.Variable(10.0)
optimizer = keras.optimizers.SGD(learning_rate=0.5)


@tf.function
def step():
    with tf.GradientTape() as tape:
        loss = w * 1.0
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return w.read_value()


values = []
for round_idx in range(4):
    optimizer.learning_rate = 0.5 / (round_idx + 1)
    values.append(round(float(step()), 3))
print(values, "traces:", step.experimental_get_tracing_count())
