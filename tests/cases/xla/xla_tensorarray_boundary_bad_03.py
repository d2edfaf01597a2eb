# tf.scan in a jitted method, with the variable of the object.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: 4.0
import tensorflow as tf


class Decay(tf.Module):
    def __init__(self):
        super().__init__()
        self.rate = tf.Variable(0.5)

    @tf.function(jit_compile=True)
    def run(self, x):
        return tf.scan(lambda state, v: state * self.rate + v, x)


decay = Decay()
try:
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(decay.run(tf.constant([1.0, 2.0, 3.0])))  # expect: TFF169
    print(tape.gradient(loss, decay.rate).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])
