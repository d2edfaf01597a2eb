# A model's own compile() sets its attributes, and Keras traces the steps anew after it; another model's fit() runs other steps.
# observed: 2 True
import numpy as np
import tensorflow as tf


class Gan(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.generator = tf.keras.layers.Dense(2)

    def compile(self, optimizer):
        super().compile()
        self.generator_optimizer = optimizer

    def train_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.generator(x))
        grads = tape.gradient(loss, self.generator.trainable_variables)
        self.generator_optimizer.apply_gradients(zip(grads, self.generator.trainable_variables))
        return {"loss": loss}


data = tf.data.Dataset.from_tensor_slices(tf.ones([6, 2])).batch(2)
gan = Gan()
gan.compile(tf.keras.optimizers.SGD(0.01))
first = gan.fit(data, epochs=2, verbose=0)
classifier = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
classifier.compile("sgd", "mse")
second = classifier.fit(np.ones([4, 2]), np.ones([4, 1]), epochs=2, verbose=0)
print(len(first.history["loss"]), len(second.history["loss"]) == 2)
