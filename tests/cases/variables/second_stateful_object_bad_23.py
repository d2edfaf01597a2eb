# A loop goes through a dict of optimizers.
# observed: adam True | VE
# eager: adam True | rms True
import tensorflow as tf


@tf.function
def step(w, opt):
    opt.apply_gradients([(tf.constant(1.0), w)])
    return w + 0.0


w = tf.Variable(1.0)
opts = {"adam": tf.keras.optimizers.Adam(0.1), "rms": tf.keras.optimizers.RMSprop(0.1)}
try:
    for name, opt in opts.items():
        print(name, step(w, opt).numpy() < 1.0)  # expect: TFF129
except ValueError:
    print("VE")
