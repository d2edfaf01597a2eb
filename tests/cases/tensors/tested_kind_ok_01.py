# A size that is a number where the shape is known and a tensor elsewhere: the code asks which.
# observed: [3. 3. 3.] 3 [1.]
import tensorflow as tf


@tf.function(reduce_retracing=True)
def spread(x, size=None):
    assert (x.shape.rank if hasattr(x, "shape") else tf.TensorShape(x).rank) == 1
    size = size or tf.shape(x)[0]
    if isinstance(size, int):
        return tf.fill([size], float(size))
    if not tf.is_tensor(size) and size in (0, 1):
        return x
    names = [str(n) for n in range(size)] if not isinstance(size, tf.Tensor) else []
    return tf.fill([tf.maximum(size, len(names))], tf.cast(size, tf.float32))


print(spread(tf.ones([2]), 3).numpy(), spread(tf.ones([3])).shape[0], spread(tf.ones([1])).numpy())
