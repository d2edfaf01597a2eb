# Arrays from outside: read by a tensor index, written, and handed back; by other ways of writing the same.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | [3. 2.] | AttributeError
# eager: 1.0 | 1.0 | [3. 2.] | tf.Tensor([3.], shape=(1,), dtype=float32)
import tensorflow as tf

outer = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([1.0, 2.0])


@tf.function
def read(x):
    return outer.read(tf.size(x) - 1)  # expect: TFF120


@tf.function
def read_by_name(x):
    return outer.read(index=tf.size(x) - 1, name="read")  # expect: TFF120


@tf.function
def written(x):
    return outer.write(0, x).stack()  # expect: TFF120


@tf.function
def returned(x):
    rows = tf.TensorArray(tf.float32, size=1)
    return {"rows": rows.write(0, x)}  # expect: TFF120


def run(function, *args):
    try:
        result = function(*args)
        print(result["rows"].stack() if isinstance(result, dict) else result.numpy())
    except Exception as error:
        print(type(error).__name__)


run(read, tf.constant(3.0))
run(read_by_name, tf.constant(3.0))
run(written, tf.constant(3.0))
run(returned, tf.constant(3.0))
