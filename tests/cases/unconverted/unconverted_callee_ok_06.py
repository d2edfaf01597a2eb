# What is written in a traced function is converted with it: constructor, property, operator, even under do_not_convert.
# observed: 4.0
import tensorflow as tf

@tf.function
def f(x):
    class Box:
        def __init__(self, v):
            if v > 0.0:
                self.v = v
            else:
                self.v = -v

        @property
        def sign(self):
            return 1.0 if self.v > 2.0 else -1.0

        def __add__(self, v):
            return v if v > 0.0 else -v

    @tf.autograph.experimental.do_not_convert
    def relu(v):
        return v if v > 0.0 else v * 0.0

    return Box(x).sign + (Box(x) + relu(x))


print(f(tf.constant(3.0)).numpy())
