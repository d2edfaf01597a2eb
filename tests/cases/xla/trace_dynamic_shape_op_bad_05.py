# tf.unique of a masked tensor gives a wrong element under XLA.
# observed: xla [1 3 1] eager [1 3]
import tensorflow as tf


class Vocab(tf.Module):
    @tf.function(jit_compile=True)
    def ids(self, x):
        return tf.unique(tf.boolean_mask(x, x > 0))[0]  # expect: TFF161


x = tf.constant([1, 1, -2, 3])
vocab = Vocab()
print("xla", vocab.ids(x).numpy(), "eager", tf.unique(tf.boolean_mask(x, x > 0))[0].numpy())
