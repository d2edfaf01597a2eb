# A jitted method with a tensor loop over the layer's weight, under the tape of its train method.
# observed: ends with UnimplementedError: Support for TensorList crossing the XLA/TF boundary is not
#   i...
# eager: 0.0943
import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        self.w = tf.Variable(2.0)
    @tf.function(jit_compile=True)
    def loss(self, x):
        y = x
        for _ in tf.range(3):
            y = tf.tanh(y * self.w)
        return y
    def train(self, x):
        with tf.GradientTape() as tape:
            value = self.loss(x)  # expect: TFF169
        return tape.gradient(value, self.w)
model = Model()
print(round(float(model.train(tf.constant(1.0))), 4))
