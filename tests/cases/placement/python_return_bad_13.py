# A GradientTape handed back.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf

w = tf.Variable(2.0)


@tf.function
def forward(x):
    with tf.GradientTape() as tape:
        y = w * x
    return y, tape  # expect: TFF170


y, tape = forward(tf.constant(3.0))
print(float(tape.gradient(y, w)))
