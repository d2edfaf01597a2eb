# A layer may be called with a list of tensors, which it goes over, sums and unpacks; an option says whether it does.
# observed: [[6. 6.]] | [[3. 3.]] | [[3. 3.]]
import tensorflow as tf


class Total(tf.keras.layers.Layer):
    def call(self, parts):
        doubled = [part * 2.0 for part in parts]
        return sum(parts) + tf.add_n(doubled) - sum(doubled)


class Gate(tf.keras.layers.Layer):
    def __init__(self, masked=False):
        super().__init__()
        self.masked = masked

    def call(self, inputs):
        if self.masked:
            parts = list(inputs)
            parts += [part * 2.0 for part in reversed(inputs)]
            masked = "mask" in inputs
            inputs = sum(parts) if masked else parts[0]
        return inputs + 2.0


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.gate = Gate()

    def call(self, x):
        return self.gate(x * 1.0)


@tf.function
def total(a, b):
    return Total()([a, b])


x = tf.ones([1, 2])
inputs = [tf.keras.Input((2,)), tf.keras.Input((2,))]
model = tf.keras.Model(inputs, Total()(inputs))
print(total(x, x * 5.0).numpy())
print(Net().predict(x, verbose=0))
print(model.predict([x, x * 2.0], verbose=0))
