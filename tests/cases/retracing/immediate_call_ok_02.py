# Exported once.
# observed: [2. 2. 2.]
import tensorflow as tf


class M(tf.Module):
    def call(self, x):
        return x * 2.0


def export_model(m):
    spec = tf.TensorSpec([None], tf.float32)
    return tf.function(m.call).get_concrete_function(spec)


concrete = export_model(M())
print(concrete(tf.ones([3])).numpy())
