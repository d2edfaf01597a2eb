# An early return under a flag, and another optimizer behind it.
# observed: True | VE
# eager: True | True
import tensorflow as tf

g, d = tf.Variable(1.0), tf.Variable(2.0)
opt_g, opt_d = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.1)


@tf.function
def step(x, train_gen):
    if not train_gen:
        opt_d.apply_gradients([(x, d)])
        return d + 0.0
    opt_g.apply_gradients([(x, g)])
    return g + 0.0


x = tf.constant(1.0)
try:
    print(step(x, False).numpy() < 2.0)
    print(step(x, True).numpy() < 1.0)  # expect: TFF129
except ValueError:
    print("VE")
