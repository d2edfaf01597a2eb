# A method that says whether an option is off, or looks at the argument too, is no create-once guard.
# observed: ValueError | ValueError
# eager: 0.0 [0.] | 0.0 [0.]
import tensorflow as tf


class Parts(tf.Module):
    def __init__(self, wide):
        self.v = None
        self.wide = wide

    def is_wide(self):
        return self.wide

    def needs(self, x):
        return self.v is None or self.v.shape != x.shape

    @tf.function
    def __call__(self, x):
        if not self.is_wide():
            self.v = tf.Variable(0.0)  # expect: TFF121
        return x * self.v

    @tf.function
    def again(self, x):
        if self.needs(x):
            self.v = tf.Variable(tf.zeros_like(x))  # expect: TFF121
        return x * self.v


for name in ("__call__", "again"):
    parts = Parts(False)
    f = getattr(parts, name)
    try:
        print(f(tf.constant(1.0)).numpy(), f(tf.constant([2.0])).numpy())
    except ValueError as error:
        print(type(error).__name__)
