# functools keeps what the first trace has made.
# observed: 3.0 [3. 3.]
import functools

import tensorflow as tf


class M(tf.Module):
    @functools.cached_property
    def w(self):
        return tf.Variable(2.0)

    @functools.lru_cache(maxsize=None)
    def b(self):
        return tf.Variable(1.0)

    @tf.function
    def f(self, x):
        return x * self.w + self.b()


m = M()
print(m.f(tf.constant(1.0)).numpy(), m.f(tf.ones([2])).numpy())
