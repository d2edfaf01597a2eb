# A helper changes a global in a tensor loop: 5 rounds count once.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: returned 1 hits 1
import tensorflow as tf

hits = 0

def bump():
    global hits
    hits = hits + 1  # expect: TFF123

@tf.function
def count(x):
    while x > 0:
        x = x - 1
        bump()
    return tf.constant(hits)

print("returned", count(tf.constant(5)).numpy(), "hits", hits)
