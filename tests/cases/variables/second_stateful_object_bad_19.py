# build on the first optimizer alone does not help the second.
# observed: 1.0 | ValueError Creating variables on a non-first call to a function decorated with tf
# eager: 1.0 | True
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


def main():
    w = tf.Variable(2.0)
    a = tf.keras.optimizers.Nadam(0.1)
    b = tf.keras.optimizers.Nadam(0.2)
    a.build([w])
    print(step(w, a).numpy())
    print(step(w, b).numpy() < 1.0)  # expect: TFF129


try:
    main()
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
