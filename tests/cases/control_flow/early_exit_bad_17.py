# The module is called by a second name of it.
# observed: ends with NotImplementedError: See...
import tensorflow as tf


class Climb(tf.Module):
    @tf.function
    def __call__(self, x):
        for bound in [1.0, 2.0, 3.0]:
            if x < bound:
                x = x + bound
                break  # expect: TFF139
        return x


model = Climb()
step = model
print(float(step(tf.constant(1.5))))
