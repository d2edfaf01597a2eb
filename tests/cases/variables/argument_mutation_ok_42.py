# Keras 2 hands the data of a train_step over through a Dataset, whose elements may be changed.
# observed: True
# eager: {'loss': [0.0]}
# options: tensorflow=2.15
import tensorflow as tf


class Net(tf.keras.Model):
    def train_step(self, data):
        label = data.pop("label")
        return {"loss": tf.reduce_mean(data["x"] - label)}


net = Net()
net.compile()
rows = tf.data.Dataset.from_tensor_slices({"x": [1.0, 2.0], "label": [1.0, 2.0]}).batch(2)
try:
    print(net.fit(rows, verbose=0).history)
except ValueError as error:
    print("should not modify" in str(error))
