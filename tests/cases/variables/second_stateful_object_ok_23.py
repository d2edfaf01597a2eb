# One optimizer in a loop and after it.
# observed: True | True | True
import tensorflow as tf


@tf.function
def step(w, opt):
    opt.apply_gradients([(tf.constant(1.0), w)])
    return w + 0.0


w = tf.Variable(1.0)
opt = tf.keras.optimizers.Adam(0.1)
for epoch in range(2):
    print(step(w, opt).numpy() < 1.0)
print(step(w, opt).numpy() < 1.0)
