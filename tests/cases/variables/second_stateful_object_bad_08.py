# get_concrete_function traces for a second optimizer after the first call.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | ConcreteFunction
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam = tf.keras.optimizers.Adam(0.1)
ftrl = tf.keras.optimizers.Ftrl(0.1)
print(step(w, adam).numpy())
try:
    step_ftrl = step.get_concrete_function(w, ftrl)  # expect: TFF129
    print(type(step_ftrl).__name__)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
