# The loop calls a cell whose variable the tape watches.
# observed: ends with UnimplementedError: Support for TensorList crossing the XLA/TF boundary is not
#   i...
# eager: 0.0256
import tensorflow as tf


class Cell(tf.Module):
    def __init__(self):
        self.w = tf.Variable(0.5)
    def __call__(self, h, x):
        return tf.tanh(h * self.w + x)
cell = Cell()
@tf.function(jit_compile=True)
def run(xs):
    h = 0.0
    for x in xs:
        h = cell(h, x)
    return h
with tf.GradientTape() as tape:
    loss = run(tf.constant([1.0, 2.0]))  # expect: TFF169
print(round(float(tape.gradient(loss, cell.w)), 4))
