# Each of the models needs a function of its own.
# observed: [3.0, 6.0]
import tensorflow as tf


class Model(tf.Module):
    def __init__(self, w):
        super().__init__()
        self.w = tf.Variable(w)

    def call(self, x):
        return self.w * x


out = []
for w in (1.0, 2.0):
    model = Model(w)
    out.append(float(tf.function(model.call)(tf.constant(3.0))))
print(out)
