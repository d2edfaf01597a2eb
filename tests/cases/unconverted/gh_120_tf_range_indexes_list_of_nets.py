# Tf range indexes list of nets.
# source: https://github.com/tensorflow/tensorflow/issues/51585
# observed: predict: OperatorNotAllowedInGraphError | in tf.function: OperatorNotAllowedInGraphError
import numpy as np
import tensorflow as tf


class ParallelNets(tf.keras.Model):
    def __init__(self, num_models):
        super().__init__()
        self.nets = [tf.keras.layers.Dense(1) for _ in range(num_models)]

    def call(self, x):
        outs = tf.TensorArray(tf.float32, size=len(self.nets))
        for i in tf.range(len(self.nets)):  # expect: TFF147
            outs = outs.write(i, self.nets[i](x))  # expect: TFF156
        return tf.transpose(outs.stack(), [1, 2, 0])


model = ParallelNets(3)
model.compile(optimizer="sgd", loss="mse")
try:
    model.predict(np.ones((4, 1), "float32"), verbose=0)
except Exception as err:
    print("predict:", type(err).__name__)
serve = tf.function(lambda x: model(x))
try:
    serve(tf.ones([4, 1]))
except Exception as err:
    print("in tf.function:", type(err).__name__)
