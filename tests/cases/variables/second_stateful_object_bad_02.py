# A search over learning rates makes an optimizer each turn and hands it to one step.
# observed: 0.1 True | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 0.1 True | 0.01 True
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


try:
    for rate in (0.1, 0.01):
        w = tf.Variable(2.0)
        optimizer = tf.keras.optimizers.RMSprop(rate)
        for _ in range(2):
            loss = step(w, optimizer)  # expect: TFF129
        print(rate, loss.numpy() < 1.0)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
