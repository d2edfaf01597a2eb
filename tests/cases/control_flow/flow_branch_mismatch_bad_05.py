# Choose function.
# observed: eager tf.Tensor([1.], shape=(1,), dtype=float32) | TypeError: in user code: TypeError:
#   To be compatible with tf.function, Python functions must return zero or more Tensors or
#   ExtensionTypes or None values; in compilation of <functi...
import tensorflow as tf


@tf.function
def activate(x):
    if tf.reduce_mean(x) > 0:  # expect: TFF130
        act = tf.nn.relu
    else:
        act = tf.nn.tanh
    return act(x)


print("eager", activate.python_function(tf.constant([1.0])))
try:
    print(activate(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
