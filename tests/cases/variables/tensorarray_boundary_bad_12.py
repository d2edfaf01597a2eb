# What a plain helper made is returned from the traced method that called it.
# observed: AttributeError 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
# eager: 1.0 3.0
import tensorflow as tf


def collected(x, n):
    out = tf.TensorArray(x.dtype, size=n)
    for i in tf.range(n):
        out = out.write(i, x + tf.cast(i, x.dtype))
    return out


class Simulation(tf.Module):
    @tf.function
    def run(self, x):
        states = collected(x, 3)
        return x, states  # expect: TFF120


simulation = Simulation()
first, states = simulation.run(tf.constant(1.0))
try:
    print(first.numpy(), states.read(2).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
