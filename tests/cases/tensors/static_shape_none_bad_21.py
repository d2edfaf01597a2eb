# None goes into a string.
# observed: (<tf.Tensor: shape=(), dtype=string, numpy=b'None rows'>,...
# eager: (<tf.Tensor: shape=(), dtype=string, numpy=b'4 rows'>, <t...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.constant(f'{x.shape[0]} rows')  # expect: TFF155


try:
    print((f(tf.ones([4, 3])), f.python_function(tf.ones([4, 3]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
