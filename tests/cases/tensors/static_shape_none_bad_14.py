# A loop over a batched Dataset in a tf.function.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor(1.5, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def run(ds):
    total = 0.0
    for b in ds:
        total += tf.reduce_sum(b) / b.shape[0]  # expect: TFF155
    return total


ds = tf.data.Dataset.from_tensor_slices([1.0, 2.0]).batch(2)


try:
    print(run(ds))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
