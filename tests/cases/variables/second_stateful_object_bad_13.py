# A create-once guard in a module is good for one module: the function has had its first call.
# observed: 2.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 2.0 | 2.0
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self):
        super().__init__()
        self.factor = None

    def __call__(self, x):
        if self.factor is None:
            self.factor = tf.Variable(2.0)
        return x * self.factor


@tf.function
def apply(module, x):
    return module(x)


near, far = Scale(), Scale()
print(apply(near, tf.constant(1.0)).numpy())
try:
    print(apply(far, tf.constant(1.0)).numpy())  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
