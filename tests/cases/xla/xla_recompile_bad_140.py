# A slice bound and an index that change at each call; of an index tf.gather makes one program.
# observed: [1.0, 3.0] [2.0, 3.0] [2.0, 3.0]
# says: used as slice bound: mask to a fixed size | used as index: use `tf.gather`
import tensorflow as tf

X = tf.constant([1.0, 2.0, 3.0])


@tf.function(jit_compile=True)
def bound(x, n):
    return tf.reduce_sum(x[:n])  # expect: TFF167


@tf.function(jit_compile=True)
def index(x, n):
    return x[n]  # expect: TFF167


@tf.function(jit_compile=True)
def gathered(x, n):
    return tf.gather(x, n)


for function in (bound, index, gathered):
    print([float(function(X, tf.constant(n))) for n in (1, 2)], end=" ")
