# Loss object method under autograph.
# observed: ends with ValueError: 'linear' must also be initialized in the else branch
import tensorflow as tf

class Huber:
    def __init__(self, delta):
        self.delta = delta

    def __call__(self, error):
        if tf.abs(error) > self.delta:  # expect: TFF133
            linear = tf.abs(error) - 0.5 * self.delta
        return linear * self.delta

huber = Huber(1.0)

@tf.function
def f(e):
    return huber(e)

print(f(tf.constant(2.0)).numpy())
