# The last dimension is declared, and so is what stands behind a starred target.
# observed: tf.Tensor( | [[[8.125 8.125 8.125 8.125 8.125 8.125 8.125 8.125] | [8.125 8.125 8.125 8.125 8.125 8.125
#   8.125 8.125]]], shap...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, None, 8])])
def f(x):
    d = x.shape[-1]
    *batch, depth = x.shape
    return x / d + depth


try:
    print(f(tf.ones([1, 2, 8])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
