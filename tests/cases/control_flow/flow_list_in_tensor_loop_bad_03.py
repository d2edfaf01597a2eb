# Silent python append.
# observed: graph tf.Tensor(1, shape=(), dtype=int32) eager 3
import tensorflow as tf


@tf.function
def count(xs):
    seen = []
    for x in xs:
        seen.append("row")  # expect: TFF136
    return len(seen)


xs = tf.constant([1.0, 2.0, 3.0])
print("graph", count(xs), "eager", count.python_function(xs))
