# range, len, enumerate, abs, float and int of tensors, as AutoGraph converts them.
# observed: [35.0, 3, 2.0, 17]
import tensorflow as tf


@tf.function
def summarize(x, n):
    total = 0.0
    for i in range(n):  # a tensor: AutoGraph makes a tf.while_loop
        total += float(i)
    size = len(x)  # static here or tf.shape(x)[0]
    for i, row in enumerate(tf.data.Dataset.from_tensor_slices(x)):
        total += tf.reduce_sum(row) * float(i)
    best = abs(tf.reduce_min(x))
    half = int(total / 2.0)
    return total, size, best, half


spec = tf.TensorSpec([None, 2], tf.float32)
fn = summarize.get_concrete_function(spec, tf.TensorSpec([], tf.int32))
out = fn(tf.constant([[1.0, -2.0], [3.0, 4.0], [5.0, 6.0]]), tf.constant(4))
print([o.numpy().tolist() for o in out])
