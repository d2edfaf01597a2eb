# Both branches of a tensor condition call a method that sets a mode: the last one wins while tracing.
# observed: speed 5: b'stopped' speed 0: b'stopped'

import tensorflow as tf


class State:
    def __init__(self):
        self.mode = "idle"

    def to(self, mode):
        self.mode = mode  # expect: TFF123


s = State()


@tf.function
def drive(speed):
    if speed > 0.0:
        s.to("moving")
    else:
        s.to("stopped")
    return tf.constant(s.mode)


print("speed 5:", drive(tf.constant(5.0)).numpy(), "speed 0:", drive(tf.constant(0.0)).numpy())
