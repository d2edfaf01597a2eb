# Two variables are swapped by assignment.
# observed: 2.0 0
import tensorflow as tf


class C(tf.Module):
    def __init__(self):
        self.a = tf.Variable(1.0)
        self.b = tf.Variable(2.0)

    @tf.function
    def f(self):
        self.a, self.b = self.b + 0.0, self.a + 0.0  # expect: TFF124, TFF124
        return self.a


c = C()
print(c.f().numpy(), len(c.variables))
