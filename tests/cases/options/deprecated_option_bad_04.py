# In a method, with several options and lines.
# observed: 2.0
import tensorflow as tf


class Model(tf.Module):
    @tf.function(
        autograph=False,
        experimental_follow_type_hints=True,  # expect: TFF181
        experimental_compile=False,  # expect: TFF181
    )
    def call(self, x: tf.Tensor):
        return x + 1.0


model = Model()
print(model.call(tf.constant(1.0)).numpy())
