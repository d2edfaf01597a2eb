# Schedule with an int.
# observed: ends with TypeError: 'lr' has dtype float32 in the main branch, but dtype int32 in the
#   else branch
import tensorflow as tf

class Warmup:
    def __init__(self, base):
        self.base = base

    @tf.function
    def rate(self, step):
        step = tf.cast(step, tf.float32)
        if step < 10.0:  # expect: TFF130
            lr = self.base * step / 10.0
        else:
            lr = 1
        return lr

warmup = Warmup(0.5)
print(float(warmup.rate(tf.constant(3))))
