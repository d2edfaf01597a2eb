# Two tf.functions of methods, made in one assignment to attributes.
# observed: ValueError
# eager: 1.0 1.0
import tensorflow as tf


class Runner:
    def __init__(self):
        self.a, self.b = tf.function(self.first), tf.function(self.second)
    def first(self, x):
        return x
    def second(self, x):
        if x > 0:  # expect: TFF133
            y = x
        return y


r = Runner()
try:
    print(r.a(tf.constant(1.0)).numpy(), r.b(tf.constant(1.0)).numpy())
except Exception as e:
    print(type(e).__name__)
