# A first call that makes a variable traces twice, so the print appears twice before the error.
# source: https://www.tensorflow.org/guide/migrate/tf1_vs_tf2#pattern-1
# observed: trace | trace | ValueError
import tensorflow as tf

@tf.function
def f():
    print("trace")  # expect: TFF101
    v = tf.Variable(1.0)  # expect: TFF121
    return v

try:
    f()
except ValueError as err:
    print(type(err).__name__)
