# A train_step by the book, with a metric.
# observed: built in Python, once | ['loss'] True
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.loss_tracker = tf.keras.metrics.Mean(name="loss")
        print("built in Python, once")

    @property
    def metrics(self):
        return [self.loss_tracker]

    def call(self, x, training=None):
        if training:
            x = x + 0.0
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self(x, training=True) - y))
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        self.loss_tracker.update_state(loss)
        return {m.name: m.result() for m in self.metrics}


net = Net()
net.compile(optimizer="sgd")
history = net.fit(tf.ones([8, 2]), tf.ones([8, 1]), batch_size=4, epochs=2, verbose=0)
print(sorted(history.history), history.history["loss"][1] < history.history["loss"][0])
