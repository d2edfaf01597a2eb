# Name read only in the branch after rebinding in a loop.
# observed: 4.0
import tensorflow as tf

@tf.function
def f(xs):
    total = 0.0
    for x in xs:
        if x > 0.0:
            d = x * 2.0
            total += d
        else:
            d = x - 1.0
            total -= d
    return total

print(f(tf.constant([1.0, -1.0])).numpy())
