# Int times int, floor division.
# observed: 24
import tensorflow as tf

@tf.function
def f(n):
    p = 1
    for i in tf.range(1, n):
        p = p * i
        p = p // 1
    return p

print(f(tf.constant(5)).numpy())
