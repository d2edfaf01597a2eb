# The features that train_step unpacks belong to its argument.
# observed: ends with ValueError: TensorFlowTrainer._make_function.<locals>.one_step_on_data(data) should not
#   mo...
# eager: ['loss']
import tensorflow as tf


class M(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, inputs):
        return self.d(inputs["x"])

    def train_step(self, data):
        features, label = data
        weight = features.pop("w")  # expect: TFF125
        return {"loss": tf.reduce_mean(self(features) * weight)}


m = M()
m.compile("sgd")
ds = tf.data.Dataset.from_tensors(({"x": tf.ones([2, 1]), "w": tf.ones([2, 1])}, tf.ones([2])))
print(sorted(m.fit(ds, verbose=0).history))
