# Str of int.
# observed: graph b'ckpt-Tensor("step:0", shape=(), dtype=int32)' eag...
# eager: graph b'ckpt-7' eager b'ckpt-7'
import tensorflow as tf


@tf.function
def ckpt_name(step):
    return tf.constant("ckpt-" + str(int(step)))  # expect: TFF153


step = tf.constant(7)
print("graph", ckpt_name(step).numpy(), "eager", ckpt_name.python_function(step).numpy())
