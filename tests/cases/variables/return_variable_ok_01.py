# A tape that watches the returned tensor gives its gradient.
# observed: 4.0
import tensorflow as tf

v = tf.Variable(2.0)


@tf.function
def get():
    return v


def main():
    w = get()
    with tf.GradientTape() as tape:
        tape.watch(w)
        loss = w * w
    print(tape.gradient(loss, w).numpy())


main()
