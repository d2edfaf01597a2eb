# None is in no tuple of numbers.
# observed: (<tf.Tensor: shape=(4,), dtype=float32, numpy=array([-1.,...
# eager: (<tf.Tensor: shape=(4,), dtype=float32, numpy=array([1.,...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def f(x):
    if x.shape[0] in (1, 4):  # expect: TFF155
        return x
    return -x


try:
    print((f(tf.ones([4])), f.python_function(tf.ones([4]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
