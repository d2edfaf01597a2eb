# A TensorArray whose result is used, and texts of what is no tensor, or for somebody who watches the trace.
# observed: 8.0 | [1. 3.] | [1. 3.] | refused 2
import tensorflow as tf

x = tf.constant([1.0, 3.0])


@tf.function
def written(x):
    out = tf.TensorArray(tf.float32, 2, clear_after_read=False)
    _ = out = out.write(0, x[0])
    out = out.write(1, x[1])
    other = tf.TensorArray(tf.float32, 2)
    _ = [other.write(0, x[0]).write(1, x[1]).stack()]
    return tf.reduce_sum(out.stack()) + tf.reduce_sum(out.stack())


@tf.function
def texts(x):
    out = tf.TensorArray(tf.float32, 2).unstack(x)
    data = tf.data.Dataset.from_tensor_slices(x)
    words = type(out).__name__ + f"{data}"[:1] + str(data)[:1] + repr(data)[:1] + "{}".format(data)[:1]
    return out.stack() if len(words) == 15 else x


@tf.function
def refused(x):
    if x.shape.rank != 1:
        raise ValueError("no vector: " + str(x) + repr(x) + "{}".format(x))
    return x


print(float(written(x)))
print(texts(x).numpy())
print(refused(x).numpy())
try:
    refused(tf.ones([1, 2]))
except ValueError:
    print("refused 2")
