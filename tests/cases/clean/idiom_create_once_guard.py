# None and hasattr guards make variables once.
# observed: (3,) 3 2
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = None

    @tf.function
    def __call__(self, x):
        if self.w is None:
            self.w = tf.Variable(tf.ones(x.shape[-1:]), name="w")
        if not hasattr(self, "calls"):
            self.calls = tf.Variable(0, dtype=tf.int64)
        self.calls.assign_add(1)
        return x * self.w


layer = Scale()
for _ in range(3):
    layer(tf.ones([2, 3]))
print(layer.w.shape, int(layer.calls), layer.__call__.experimental_get_tracing_count())
