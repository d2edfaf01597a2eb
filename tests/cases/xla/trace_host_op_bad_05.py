# A lookup table in a jitted method has no kernel.
# observed: InvalidArgumentError no kernel: 'LookupTableFindV2' OpKernel for XLA_CPU
import tensorflow as tf


class Vocab(tf.Module):
    def __init__(self):
        super().__init__()
        init = tf.lookup.KeyValueTensorInitializer([1, 2], [10, 20])
        self.table = tf.lookup.StaticHashTable(init, default_value=0)

    @tf.function(jit_compile=True)
    def __call__(self, ids):
        return self.table.lookup(ids)  # expect: TFF162


vocab = Vocab()
try:
    vocab(tf.constant([1]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])
