# get_concrete_function traces over a TensorSpec with None.
# observed: ValueError ValueError: None values not supported.
import tensorflow as tf


@tf.function
def f(x):
    return tf.reduce_sum(x) / x.shape[0]  # expect: TFF155


try:
    print(f.get_concrete_function(tf.TensorSpec([None, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
