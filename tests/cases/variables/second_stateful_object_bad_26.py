# SGD first, then Adam for the same step.
# observed: VE
# eager: ...
import tensorflow as tf


@tf.function
def train_step(model, optimizer, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x)))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


def main():
    model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
    x = tf.ones([1, 2])
    warmup = tf.keras.optimizers.SGD(0.1)
    train_step(model, warmup, x)
    optimizer = tf.keras.optimizers.Adam(0.1)
    for _ in range(2):
        train_step(model, optimizer, x)  # expect: TFF129


try:
    main()
except ValueError:
    print("VE")
