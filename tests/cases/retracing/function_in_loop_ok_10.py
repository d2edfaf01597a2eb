# Made only while an outer function is traced.
# observed: [9.]
import tensorflow as tf


def compiled(fn, x):
    if tf.executing_eagerly() or x.shape.rank == 0:
        return fn(x)
    else:

        @tf.function(jit_compile=True)
        def run(x):
            return fn(x)

        return run(x)


for i in range(4):
    y = compiled(tf.square, tf.constant([float(i)]))
print(y.numpy())
