# A callable learning rate is asked once, while tracing.
# source: https://github.com/tensorflow/tensorflow/issues/31323
# observed: lr 1.0 -> 1.0 | lr 0.0 -> 2.0
import tensorflow as tf

settings = {"lr": 1.0}
v = tf.Variable(0.0)
opt = tf.keras.optimizers.SGD(learning_rate=lambda: settings["lr"])  # expect: TFF109


@tf.function
def step():
    with tf.GradientTape() as tape:
        loss = -v
    opt.apply_gradients([(tape.gradient(loss, v), v)])
    return v.read_value()


print("lr 1.0 ->", float(step()))
settings["lr"] = 0.0
print("lr 0.0 ->", float(step()))
