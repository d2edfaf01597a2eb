# `len` of a tensor whose size is unknown while tracing is a tensor, which repeats nothing; and `tf.unstack` needs that size.
# observed: 1 | TypeError | ValueError | 2
# eager: 3 | 3 | 3 | 2
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def zeros(x):
    return [0] * len(x)  # expect: TFF140


@tf.function(input_signature=[tf.TensorSpec([None])])
def dashes(x):
    return "-" * len(x)  # expect: TFF140


@tf.function(input_signature=[tf.TensorSpec([None])])
def parts(x):
    return tf.unstack(x)  # expect: TFF155


@tf.function(input_signature=[tf.TensorSpec([2, None])])
def known(x):
    first, second = tf.unstack(x)
    return [0.5] * len(x), first + second, tf.unstack(x, 2, axis=-1)[0]


for function in (zeros, dashes, parts):
    try:
        print(len(function(tf.constant([1.0, 2.0, 3.0]))))
    except (TypeError, ValueError) as error:
        print(type(error).__name__)
print(len(known(tf.ones((2, 2)))[0]))
