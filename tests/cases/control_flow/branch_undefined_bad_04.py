# Tuple target in helper, python loop after continue.
# observed: ends with ValueError: 'last' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(xs):
    for i in range(3):
        if xs[i] < 0.0:  # expect: TFF133
            continue
        last = xs[i]
    return last

print(f(tf.constant([1.0, 2.0, 3.0])).numpy())
