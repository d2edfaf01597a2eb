# A helper returns the new count, and the loop binds it.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: returned 5
import tensorflow as tf

def bump(hits):
    return hits + 1

@tf.function
def count(x):
    hits = 0
    while x > 0:
        x = x - 1
        hits = bump(hits)
    return hits

print("returned", int(count(tf.constant(5))))
