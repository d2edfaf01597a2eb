# A sparse matrix times a dense one has no kernel.
# observed: InvalidArgumentError no kernel: 'SparseTensorDenseMatMul' OpKernel for X
import tensorflow as tf

ADJ = tf.sparse.SparseTensor([[0, 0], [1, 1]], [1.0, 2.0], [2, 2])


@tf.function(jit_compile=True)
def propagate(x):
    return tf.sparse.sparse_dense_matmul(ADJ, x)  # expect: TFF168


try:
    propagate(tf.ones([2, 1]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])
