# print in a loop over tf.range runs once, with the placeholder of the loop body.
# observed: iteration Tensor("while/Placeholder:0", shape=(), dtype=int32) | sum 10

import tensorflow as tf
from tensorflow import function


@function
def total(n):
    acc = tf.constant(0)
    for i in tf.range(n):
        print("iteration", i)  # expect: TFF101
        acc += i
    return acc


print("sum", int(total(tf.constant(5))))
