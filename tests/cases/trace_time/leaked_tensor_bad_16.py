# A trainer that counts steps and keeps losses in its traced step.
# observed: 1
# eager: 6

import tensorflow as tf


class Trainer:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.global_step = 0
        self.losses = []

    @tf.function
    def _step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        self.global_step += 1  # expect: TFF104
        if self.global_step % 2 == 0:
            loss = loss * 1.0
        self.losses.append(loss)  # expect: TFF105
        return loss

    def fit(self, data, epochs):
        for _ in range(epochs):
            for x, y in data:
                self._step(x, y)
        return self.global_step


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
opt.build(model.trainable_variables)
data = tf.data.Dataset.from_tensors((tf.ones([2, 1]), tf.ones([2, 1]))).repeat(3)
print(Trainer(model, opt).fit(data, 2))
