# Silently false comparison.
# observed: graph -1.0 eager 1.0
# eager: graph 1.0 eager 1.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def pick(x):
    if x.shape[0] == 4:  # expect: TFF155
        return x[0]
    return -x[0]


x = tf.ones([4])
print("graph", pick(x).numpy(), "eager", pick.python_function(x).numpy())
