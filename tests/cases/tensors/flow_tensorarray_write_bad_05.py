# Method with while.
# observed: graph tf.Tensor([], shape=(0,), dtype=int32) | eager tf.Tensor([0 2 4], shape=(3,), dtype=int32)
# eager: graph tf.Tensor([0 2 4], shape=(3,), dtype=int32) | eager tf.Tensor([0 2 4], shape=(3,), dtype=int32)
import tensorflow as tf


class Decoder(tf.Module):
    @tf.function
    def decode(self, steps):
        tokens = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
        i = tf.constant(0)
        while i < steps:
            tokens.write(i, i * 2)  # expect: TFF158
            i += 1
        return tokens.stack()


steps = tf.constant(3)
print("graph", Decoder().decode(steps))
print("eager", Decoder.decode.python_function(Decoder(), steps))
