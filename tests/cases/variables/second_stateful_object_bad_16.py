# A model of one's own with a build method is built by its first call, in the second trace.
# observed: (1, 1) | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: (1, 1) | (1, 1)
import tensorflow as tf


class Linear(tf.keras.Model):
    def build(self, shape):
        self.w = self.add_weight(shape=(shape[-1], 1))

    def call(self, x):
        return tf.matmul(x, self.w)


@tf.function
def predict(model, x):
    return model(x)


x = tf.ones([1, 3])
first = Linear()
second = Linear()
print(predict(first, x).shape)
try:
    print(predict(second, x).shape)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
