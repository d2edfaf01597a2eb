# A shape with None is equal to no tuple of numbers: silently the other branch.
# observed: (<tf.Tensor: shape=(4, 3), dtype=float32, numpy= | array([[-1., -1., -1.], | ...
# eager: (<tf.Tensor: shape=(4, 3), dtype=float32, numpy= | array([[1., 1., 1.], | ...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    if x.shape == (4, 3):  # expect: TFF155
        return x
    return -x


try:
    print((f(tf.ones([4, 3])), f.python_function(tf.ones([4, 3]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
