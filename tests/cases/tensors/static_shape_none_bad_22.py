# None is false: silently the other branch.
# observed: (<tf.Tensor: shape=(), dtype=float32, numpy=0.0>, <tf.Ten...
# eager: (<tf.Tensor: shape=(), dtype=float32, numpy=1.0>, <tf.Ten...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    if x.shape[0]:  # expect: TFF155
        return tf.reduce_mean(x)
    return tf.constant(0.0)


try:
    print((f(tf.ones([4, 3])), f.python_function(tf.ones([4, 3]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
