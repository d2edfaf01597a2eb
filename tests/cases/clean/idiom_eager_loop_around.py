# The untraced loop times, draws, appends and prints; the step is pure.
# observed: epoch 0: loss 5.00, weights 2.40 | epoch 1: loss 2.60, weights 2.12 | epoch 2: loss
#   5.02, weights 1.50 | True 3 1
import time

import numpy as np
import tensorflow as tf

history = []
model = tf.Variable([1.0, 2.0])


@tf.function
def train_step(x):
    loss = tf.reduce_sum(tf.square(model - x))
    model.assign_sub(0.1 * 2.0 * (model - x))
    return loss


def main():
    started = time.time()
    rng = np.random.default_rng(0)
    for epoch in range(3):
        batch = tf.constant(rng.normal(size=2).round(), tf.float32)
        loss = train_step(batch)
        history.append(loss.numpy())
        print(f"epoch {epoch}: loss {loss.numpy():.2f}, weights {model.numpy().sum():.2f}")
    return time.time() - started


print(main() < 60, len(history), train_step.experimental_get_tracing_count())
