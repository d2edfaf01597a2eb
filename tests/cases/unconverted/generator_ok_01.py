# A generator that yields for each Python value, and a generator expression, are unrolled.
# observed: 13.0
import tensorflow as tf

def steps(x, n):
    for i in range(n):
        yield x * float(i)


@tf.function
def f(x):
    return sum(steps(x, 3)) + sum(x + float(k) for k in (1, 2))


print(f(tf.constant(2.0)).numpy())
