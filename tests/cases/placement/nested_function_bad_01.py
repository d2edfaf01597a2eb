# A decorated train_step of a Keras model.
# observed: [0.0]
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    @tf.function  # expect: TFF173
    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss, "eager": tf.cast(tf.executing_eagerly(), tf.float32)}


net = Net()
net.compile("sgd", run_eagerly=tf.config.functions_run_eagerly())
print(net.fit(np.ones((2, 1)), np.ones((2, 1)), verbose=0).history["eager"])
