# Functions that are called in a loop: one makes its own step, the other hands over an optimizer from outside.
# observed: 2
import tensorflow as tf

optimizer = tf.keras.optimizers.Adam(0.1)
weight = tf.Variable(1.0)


@tf.function
def step(weight, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(weight)
    optimizer.apply_gradients([(tape.gradient(loss, weight), weight)])
    return loss


def run():
    step(weight, optimizer)


def run_own(rate):
    weight = tf.Variable(1.0)
    optimizer = tf.keras.optimizers.Adam(rate)

    @tf.function
    def own_step():
        with tf.GradientTape() as tape:
            loss = tf.square(weight)
        optimizer.apply_gradients([(tape.gradient(loss, weight), weight)])
        return loss

    for _ in range(2):
        own_step()


done = 0
for rate in (0.1, 0.01):
    run()
    run_own(rate)
    done += 1
print(done)
