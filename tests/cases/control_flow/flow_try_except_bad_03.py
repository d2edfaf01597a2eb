# Out of range iterator.
# observed: end of data | eager tf.Tensor(1, shape=(), dtype=int64) | OutOfRangeError: Graph
#   execution error: | Detected at node IteratorGetNext_2 defined at (most recent call last): | End
#   of sequence | [[{{node IteratorGetNext_2}}]] [Op:__inference_drain_…]
import tensorflow as tf


@tf.function
def drain(ds):
    it = iter(ds)
    total = tf.constant(0, tf.int64)
    try:
        total += next(it)
        total += next(it)
        total += next(it)
    except (StopIteration, tf.errors.OutOfRangeError):  # expect: TFF138
        tf.print("end of data")
    return total


print("eager", drain.python_function(tf.data.Dataset.range(2)))
try:
    print(drain(tf.data.Dataset.range(2)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
