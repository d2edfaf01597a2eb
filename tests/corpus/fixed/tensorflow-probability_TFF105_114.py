# reduced from tensorflow-probability 0.25.0 tensorflow_probability/python/layers/weight_norm.py:114
# observed: [[0.0, 0.0], [0.0, 0.0]] [ -4. -12.] | [[0.0, 0.0], [0.0, 0.0]] [ -4. -12.] | [[0. 0.]] 2.0
# eager: [[0.0, 0.0], [0.0, 0.0]] [ -4. -12.] | [[0.0, 0.0], [0.0, 0.0]] [ -4. -12.] | [[0. 0.]] 2.0
import tensorflow as tf


class Affine(tf.Module):
    def __init__(self):
        super().__init__()
        self.bias = tf.Variable(tf.ones([2]))
        self.activation = tf.nn.relu
        self.scale = 2.0

    def __call__(self, x):
        return self.scale * self.activation(x + self.bias)


class WeightNorm(tf.Module):
    def __init__(self, layer):
        super().__init__()
        self.layer = layer
        self.initialized = tf.Variable(False)

    def _data_dep_init(self, inputs, use_bias=True):
        activation = self.layer.activation
        self.layer.activation = tf.identity
        if use_bias:
            bias = self.layer.bias
            self.layer.bias = tf.zeros_like(bias)
        x_init = self.layer(inputs)
        if use_bias:
            self.layer.bias = bias
            self.layer.bias.assign(-tf.reduce_mean(x_init, axis=0))
        self.layer.activation = activation

    @tf.function
    def __call__(self, inputs):
        if not self.initialized:
            self._data_dep_init(inputs)
            self.initialized.assign(True)
        return self.layer(inputs)

    @tf.function
    def doubled(self, inputs, scale):
        kept = self.layer.scale
        self.layer.scale = scale * 2.0
        try:
            return self.layer(inputs)
        finally:
            self.layer.scale = kept


layer = WeightNorm(Affine())
for _ in range(2):
    print(layer(tf.constant([[1.0, 5.0], [3.0, 7.0]])).numpy().tolist(), layer.layer.bias.numpy())
print(layer.doubled(tf.constant([[4.0, 5.0]]), tf.constant(1.0)).numpy(), layer.layer.scale)
