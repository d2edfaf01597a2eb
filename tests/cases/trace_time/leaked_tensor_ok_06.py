# Weights are averaged in variables, and kept by eager code.
# observed: [[[1.0]], [0.0]] 2

import tensorflow as tf


class Ema(tf.Module):
    def __init__(self, model):
        self.model = model
        self.shadow = [tf.Variable(v) for v in model.trainable_variables]
        self.decay = 0.9

    @tf.function
    def update(self):
        for s, v in zip(self.shadow, self.model.trainable_variables):
            s.assign(self.decay * s + (1.0 - self.decay) * v)

    def swap(self):
        kept = [v.numpy() for v in self.model.trainable_variables]
        for s, v in zip(self.shadow, self.model.trainable_variables):
            v.assign(s)
        self.backup = kept


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1, kernel_initializer="ones")])
ema = Ema(model)
ema.update()
ema.swap()
print([v.numpy().tolist() for v in ema.shadow], len(ema.backup))
