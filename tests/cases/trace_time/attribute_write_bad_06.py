# An attribute is deleted while tracing; eagerly the second call fails.
# observed: no error False
# eager: AttributeError

import tensorflow as tf


class Once:
    def __init__(self):
        self.first = True

    @tf.function
    def run(self, x):
        del self.first  # expect: TFF104
        return x


o = Once()
try:
    o.run(tf.constant(1))
    o.run(tf.constant(1))
    print("no error", hasattr(o, "first"))
except AttributeError:
    print("AttributeError")
