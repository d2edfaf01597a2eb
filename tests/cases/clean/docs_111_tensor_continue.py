# A continue on a tensor condition in a tensor loop.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: 9
import tensorflow as tf

@tf.function
def odd_sum(n):
    total = 0
    for i in tf.range(n):
        if i % 2 == 0:
            continue
        total += i
    return total

print(odd_sum(tf.constant(6)).numpy())
