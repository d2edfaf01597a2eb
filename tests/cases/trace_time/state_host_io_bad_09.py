# input() is asked once, and saved_model.save in traced code is refused.
# observed: 3.0 | 3.0 | error: AssertionError in user code: AssertionError: `tf.saved_model.save` is
#   not supported inside a...

import builtins
import tempfile

import tensorflow as tf

builtins.input = lambda prompt="": "3"


class M(tf.Module):
    def __init__(self):
        self.v = tf.Variable(1.0)

    @tf.function
    def ask(self, x):
        n = int(input("steps? "))  # expect: TFF107
        return x * n

    @tf.function
    def export(self):
        tf.saved_model.save(self, tempfile.mkdtemp())  # expect: TFF107


m = M()
print(float(m.ask(tf.constant(1.0))))
builtins.input = lambda prompt="": "4"
print(float(m.ask(tf.constant(1.0))))
try:
    m.export()
except Exception as err:
    print("error:", type(err).__name__, err)
