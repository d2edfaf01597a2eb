# List index.
# observed: eager tf.Tensor(0.7615942, shape=(), dtype=float32) | TypeError: in user code: TypeError: list indices
#   must be...
# eager: eager tf.Tensor(0.7615942, shape=(), dtype=float32) | tf.Tensor(0.7615942, shape=(), dtype=float32)
import tensorflow as tf
BLOCKS = [tf.nn.relu, tf.nn.tanh]


@tf.function
def apply(idx, x):
    return BLOCKS[idx](x)  # expect: TFF156


print("eager", apply.python_function(tf.constant(1), tf.constant(1.0)))
try:
    print(apply(tf.constant(1), tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
