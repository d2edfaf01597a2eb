# reduced from tf-models-official 2.19.1 official/vision/modeling/backbones/vit.py:73
# observed: logs INFO:absl:Interpolating postional embedding from length: (1, 2) to (2, 2)
# eager: logs INFO:absl:Interpolating postional embedding from length: (1, 2) to (2, 2) |
#   logs INFO:absl:Interpolating postional embedding from length: (1, 2) to (2, 2) |
#   logs INFO:absl:Interpolating postional embedding from length: (1, 2) to (2, 2)
import tensorflow as tf
from absl import logging

layers = tf.keras.layers
logging.set_verbosity(logging.INFO)


class AddPositionEmbs(layers.Layer):
    def __init__(self, origin, target):
        super().__init__()
        self.origin = origin
        self.target = target

    def build(self, inputs_shape):
        self.pos_embedding = self.add_weight(shape=(1, self.origin[0] * self.origin[1], inputs_shape[2]))

    def _interpolate(self, pos_embedding, from_shape, to_shape):
        logging.info("Interpolating postional embedding from length: %s to %s", from_shape, to_shape)  # expect: TFF101
        grid = tf.image.resize(tf.reshape(pos_embedding, [1, *from_shape, -1]), to_shape)
        return tf.reshape(grid, [1, to_shape[0] * to_shape[1], -1])

    def call(self, inputs):
        pos_embedding = self.pos_embedding
        if inputs.shape[1] != pos_embedding.shape[1]:
            pos_embedding = self._interpolate(pos_embedding, from_shape=self.origin, to_shape=self.target)
        return inputs + pos_embedding


layer = AddPositionEmbs((1, 2), (2, 2))
layer.build((1, 4, 1))
step = tf.function(lambda x: layer(x))
for _ in range(3):
    step(tf.zeros([1, 4, 1]))
