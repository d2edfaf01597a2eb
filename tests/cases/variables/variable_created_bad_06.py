# A Keras train_step counts in a variable of its own.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: {'total': [0.2173290252685547]}
import tensorflow as tf


class M(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.d(x)

    def train_step(self, data):
        x, y = data
        total = tf.Variable(0.0)  # expect: TFF121
        total.assign_add(tf.reduce_sum(self(x)))
        return {"total": total + 0.0}


m = M()
m.compile("sgd", "mse")
print(m.fit(tf.ones([4, 1]), tf.ones([4, 1]), verbose=0).history)
