# The same assertion raises in a graph and is dropped by XLA, so the result is nan.
# source: https://github.com/huggingface/transformers/pull/19030
# observed: InvalidArgumentError True | no error: nan
import tensorflow as tf


def log_likelihood(p):
    tf.debugging.assert_positive(p, message="p must be > 0")  # expect: TFF163
    return tf.reduce_sum(tf.math.log(p))


graph_fn = tf.function(log_likelihood)
xla_fn = tf.function(log_likelihood, jit_compile=True)
for fn in (graph_fn, xla_fn):
    try:
        print("no error:", float(fn(tf.constant([0.5, -1.0]))))
    except tf.errors.InvalidArgumentError as err:
        print("InvalidArgumentError", "p must be > 0" in str(err))
