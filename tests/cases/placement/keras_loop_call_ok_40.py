# Other objects have methods of the same names, and Keras 3 runs one step of a model in a trace.
# observed: [[5. 5.]] [[2. 2.]] [[2. 2.]]
import tensorflow as tf


class Scaler:
    def fit(self, x):
        return tf.reduce_max(x)

    def predict(self, x):
        return x * 2.0


class Net(tf.keras.Model):
    def call(self, x):
        return x * 2.0

    def predict(self, x):
        return self(x)


scaler = Scaler()
net = Net()
predict = tf.function(scaler.predict)
own = tf.function(net.predict)
tokenizer = tf.keras.layers.Rescaling(0.5)
tokenizer.evaluate = lambda x: x


@tf.function
def f(x):
    return scaler.predict(x) / scaler.fit(x) + net.predict(x) + tokenizer.evaluate(x)


ONES = tf.ones([1, 2])
print(f(ONES).numpy(), predict(ONES).numpy(), own(ONES).numpy())
