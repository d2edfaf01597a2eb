# RaggedTensor.to_tensor has no kernel.
# observed: InvalidArgumentError no kernel: 'RaggedTensorToTensor' OpKernel for XLA_
import tensorflow as tf


@tf.function(jit_compile=True)
def pad(x, lengths):
    rt = tf.RaggedTensor.from_row_lengths(x, lengths)
    return rt.to_tensor()  # expect: TFF168


try:
    pad(tf.range(3), tf.constant([1, 2]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])
