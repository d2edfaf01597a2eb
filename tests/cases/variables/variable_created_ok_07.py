# The guards look into vars(self) and self.__dict__.
# observed: 4.0 [4. 4.]
import tensorflow as tf


class M(tf.Module):
    @tf.function
    def f(self, x):
        if "w" not in vars(self):
            self.w = tf.Variable(2.0)
        if "b" not in self.__dict__:
            self.b = tf.Variable(2.0)
        return x * self.w + self.b


m = M()
print(m.f(tf.constant(1.0)).numpy(), m.f(tf.ones([2])).numpy())
