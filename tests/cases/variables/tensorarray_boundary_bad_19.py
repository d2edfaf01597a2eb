# A TensorArraySpec in the input_signature: no call binds it, neither from outside nor from a trace.
# observed: ValueError Signature specifies 0 arguments, got: 1. Exp | ValueError in user code:
# eager: 2.0 | 2.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorArraySpec([], tf.float32)])  # expect: TFF120
def mean(values):
    return tf.reduce_mean(values.stack())


@tf.function
def mean_of_pair(x):
    return mean(tf.TensorArray(tf.float32, size=2, element_shape=[]).write(0, x).write(1, x * 3.0))


for call in (
    lambda: mean(tf.TensorArray(tf.float32, size=2, element_shape=[]).unstack([1.0, 3.0])),
    lambda: mean_of_pair(tf.constant(1.0)),
):
    try:
        print(call().numpy())
    except Exception as err:
        print(type(err).__name__, str(err).strip().splitlines()[0][:44])
