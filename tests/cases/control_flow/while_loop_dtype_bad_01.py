# A time that begins as an int: the body is a method.
# observed: Integrator | TypeError
# eager: Integrator | 5.0625
import tensorflow as tf


class Integrator:
    def __init__(self, dt):
        self.dt = dt
    def body(self, t, y):
        return t + self.dt, y + self.dt * y
    @tf.function
    def solve(self, end):
        t, y = tf.while_loop(lambda t, y: t < end, self.body, (0, 1.0))  # expect: TFF135
        return y


try:
    print(Integrator.__name__); s = Integrator(0.5); print(s.solve(tf.constant(2.0)).numpy())
except Exception as e:
    print(type(e).__name__)
