# Bicubic resizing in a jitted method has no kernel.
# observed: InvalidArgumentError no kernel: 'ResizeBicubic' OpKernel for XLA_CPU_JIT
import tensorflow as tf


class Upscale(tf.Module):
    @tf.function(jit_compile=True)
    def __call__(self, x):
        return tf.image.resize(x, [4, 4], method="bicubic")  # expect: TFF168


up = Upscale()
try:
    up(tf.ones([1, 2, 2, 1]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])
