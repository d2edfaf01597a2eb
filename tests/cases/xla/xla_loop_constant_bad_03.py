# The state of tf.while_loop grows in each turn, which shape_invariants only allow without XLA.
# observed: ends with InvalidArgumentError: Stack trace for op definition:
# eager: (5,)
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    return tf.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, tf.concat([x, [1.0]], 0)), [tf.constant(0), x],  # expect: TFF165
                         shape_invariants=[tf.TensorShape([]), tf.TensorShape([None])])
print(f(tf.ones([2]))[1].shape)
