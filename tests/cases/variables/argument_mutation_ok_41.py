# Functions of a Dataset own their arguments, and so does the `call` of a Keras model, whatever they are called.
# observed: [0, 1] | [[6.]] | [[6.]]
import tensorflow as tf


def train_step(features):
    label = features.pop("label")
    return features["x"], label


class Net(tf.keras.Model):
    def call(self, inputs):
        scale = inputs.pop("scale")
        return inputs["x"] * scale


rows = tf.data.Dataset.from_tensor_slices({"x": [1.0, 2.0], "label": [0, 1]}).map(train_step)
print([int(label) for _, label in rows])
net = Net()
print(net({"x": tf.constant([[2.0]]), "scale": tf.constant([[3.0]])}).numpy())
print(net.predict({"x": tf.constant([[2.0]]), "scale": tf.constant([[3.0]])}, verbose=0))
