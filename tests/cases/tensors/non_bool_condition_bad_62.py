# Where tf.cond is given no bool, the line of the condition is told.
# observed: InvalidArgumentError | TypeError
# eager: 2.0 | 2.0
import tensorflow as tf


@tf.function
def first(x):
    return tf.cond(
        tf.reduce_sum(x),  # expect: TFF150
        lambda: x * 2.0,
        lambda: x,
    )


@tf.function
def named(x, training=True):
    return tf.cond(
        true_fn=lambda: x * 2.0,
        false_fn=lambda: x,
        pred=training,  # expect: TFF150
    )


for function in (first, named):
    try:
        print(float(function(tf.constant(1.0))))
    except (TypeError, tf.errors.InvalidArgumentError) as error:
        print(type(error).__name__)
