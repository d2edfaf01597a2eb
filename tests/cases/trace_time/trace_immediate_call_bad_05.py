# tf.function(**options)(f)(x) in a repeated function traces anew at each call.
# observed: tracing | tracing | tracing | 3
import tensorflow as tf


def g(x):
    print("tracing")  # expect: TFF101
    return x + 1


def run_all(xs):
    return [tf.function(reduce_retracing=True)(g)(x) for x in xs]  # expect: TFF114


print(len(run_all([tf.constant(1), tf.constant(2), tf.constant(3)])))
