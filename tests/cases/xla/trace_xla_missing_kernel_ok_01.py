# svd, cholesky, qr, eigh and solve have kernels.
# observed: 5.0 ()
import tensorflow as tf


@tf.function(jit_compile=True)
def f(a):
    s = tf.linalg.svd(a, compute_uv=False)
    c = tf.linalg.cholesky(a)
    q, r = tf.linalg.qr(a)
    e = tf.linalg.eigh(a)[0]
    return tf.reduce_sum(s) + tf.linalg.trace(tf.linalg.solve(a, c @ q @ r)) + e[0]


print(f(tf.eye(2)).numpy(), f(2.0 * tf.eye(2)).shape)
