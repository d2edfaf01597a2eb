# Padding loop with concat.
# observed: ends with ValueError: 'x' has shape (1,) before the loop, but shape (2,) after one
#   iteration. Use tf.autograph.experimental.set_loop_options...
import tensorflow as tf

@tf.function
def pad_to(x, n):
    while tf.shape(x)[0] < n:
        x = tf.concat([x, [0.0]], axis=0)  # expect: TFF135
    return x

print(pad_to(tf.constant([1.0]), tf.constant(3)).numpy())
