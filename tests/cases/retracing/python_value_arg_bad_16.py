# enumerate over a Dataset of pairs.
# observed: traces 3
import tensorflow as tf


@tf.function
def train_step(x, y, step):
    return x + y + tf.cast(step, tf.float32)


data = tf.data.Dataset.from_tensor_slices((tf.ones([6]), tf.ones([6]))).batch(2)
for step, (x, y) in enumerate(data, start=1):
    train_step(x, y, step)  # expect: TFF111
print("traces", train_step.experimental_get_tracing_count())
