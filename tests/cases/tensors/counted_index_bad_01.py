# A count that a tensor if changes, in a loop of three turns, is a tensor behind it.
# observed: TypeError
# eager: two
import tensorflow as tf


@tf.function
def pick(xs):
    n = 0
    for i in range(3):
        if xs[i] > 0:
            n += 1
    names = ["zero", "one", "two", "three"]
    return names[n]  # expect: TFF156


try:
    print(pick(tf.constant([1.0, -1.0, 2.0])))
except Exception as e:
    print(type(e).__name__)
