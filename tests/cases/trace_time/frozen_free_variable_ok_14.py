# A training loop keeps its Python state outside of the step.
# observed: True 3 0

import time

import tensorflow as tf


history = {"loss": []}
w = tf.Variable(1.0)
opt = tf.keras.optimizers.SGD(0.1)
best, patience = None, 0


@tf.function
def train_step(x, lr):
    with tf.GradientTape() as tape:
        loss = (w * x) ** 2
    opt.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


def train(epochs):
    global best, patience
    for epoch in range(epochs):
        start = time.time()
        lr = 0.1 / (epoch + 1)
        loss = train_step(tf.constant(1.0), tf.constant(lr))
        history["loss"].append(float(loss))
        if best is None or loss < best:
            best, patience = float(loss), 0
        else:
            patience += 1
        elapsed = time.time() - start
    return elapsed >= 0


print(train(3), len(history["loss"]), patience)
