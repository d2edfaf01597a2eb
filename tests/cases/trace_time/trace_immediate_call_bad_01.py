# tf.function(f)(x) in a loop builds and traces a new function in each of 4 turns.
# observed: tracing | tracing | tracing | tracing
import tensorflow as tf


def g(x):
    print("tracing")  # expect: TFF101
    return x + 1


for i in range(4):
    tf.function(g)(tf.constant(i))  # expect: TFF114
