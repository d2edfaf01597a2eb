# more ways to make a variable once: a condition in the value, isinstance, a length, an empty list, a key without an argument
# observed: [10. 10.] [10. 10. 10.]
import tensorflow as tf


class Once(tf.Module):
    def __init__(self):
        super().__init__()
        self.by_choice = None
        self.other = None
        self.by_class = None
        self.rows = []
        self.more = []
        self.named = {}

    @tf.function
    def __call__(self, x):
        self.by_choice = self.by_choice if self.by_choice is not None else tf.Variable(1.0)
        self.other = tf.Variable(2.0) if self.other is None else self.other
        if not isinstance(self.by_class, tf.Variable):
            self.by_class = tf.Variable(1.0)
        if hasattr(self, "late") is False:
            self.late = tf.Variable(1.0)
        if len(self.rows) < 1:
            self.rows.append(tf.Variable(1.0))
        if self.more == []:
            self.more.append(tf.Variable(2.0))
        try:
            bias = self.named["bias"]
        except KeyError:
            bias = self.named["bias"] = tf.Variable(2.0)
        return x * (self.by_choice + self.other + self.by_class + self.late + self.rows[0] + self.more[0] + bias)


class Lazy(tf.Module):
    @tf.function
    def __call__(self, x):
        if not self.variables:
            self.scale = tf.Variable(1.0)
        return x * self.scale


once, lazy = Once(), Lazy()
for size in (2, 3):
    print(lazy(once(tf.ones([size]))).numpy(), end=" ")
