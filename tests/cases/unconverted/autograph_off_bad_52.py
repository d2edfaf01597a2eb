# The test of a `while` is a Python value at first, and a tensor after a turn: without AutoGraph that fails at the second test.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError 4 32
# eager: 16 4 16 4 32
import keras
import tensorflow as tf


@tf.function(autograph=False)
def grow(x):
    going = True
    while going:  # expect: TFF145
        x = x * 2
        going = tf.reduce_sum(x) < 10
    return x


@tf.function(autograph=False)
def count(x):
    n = 0
    while not n >= 3:  # expect: TFF145
        n = n + x
    return n


class Grow(keras.layers.Layer):
    def call(self, x):
        done = False
        while not done:  # expect: TFF147
            x = x * 2
            done = tf.reduce_sum(x) > 10
        return x


grower = Grow()
layer = tf.function(lambda x: grower(x))


@tf.function(autograph=False)
def once(x):
    going = True
    while going:
        x = x * 2
        going = tf.reduce_sum(x) < 10
        if x.shape == ():
            break
    return x


@tf.function(autograph=False)
def times(x, check=False):
    n, going = 0, True
    while going and n < 4:
        x = x * 2
        going = tf.reduce_sum(x) < 10 if check else True
        n += 1
    return x


for function in (grow, count, layer, once, times):
    try:
        print(function(tf.constant(2)).numpy(), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
