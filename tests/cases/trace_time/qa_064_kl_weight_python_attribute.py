# A weight that a callback changes at each epoch keeps its first value in train_step.
# source: https://pastebin.com/57U9rXhe
# observed: weight used per epoch: [0.0, 0.0, 0.0, 0.0]
import tensorflow as tf
from tensorflow import keras


class Annealed(keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = keras.layers.Dense(1)
        self.kl_weight = 0.0

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        return {"kl_weight": tf.constant(1.0) * self.kl_weight}  # expect: TFF109


class Anneal(keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        self.model.kl_weight = 0.5 * epoch


model = Annealed()
model.compile()
x = tf.ones((4, 2))
history = model.fit(x, epochs=4, verbose=0, callbacks=[Anneal()])
print("weight used per epoch:", [float(v) for v in history.history["kl_weight"]])
