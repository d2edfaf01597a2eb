# setattr puts a tensor in the variable's place.
# observed: 2.0 2.0
# eager: 2.0 4.0
import tensorflow as tf


class C(tf.Module):
    def __init__(self):
        self.v = tf.Variable(1.0)

    @tf.function
    def step(self):
        setattr(self, "v", self.v * 2.0)  # expect: TFF124
        return self.v


c = C()
print(c.step().numpy(), c.step().numpy())
