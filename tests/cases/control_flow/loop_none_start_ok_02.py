# The state of an LSTM cell begins with zeros.
# observed: [[0.927 0.889]]
import tensorflow as tf

cell = tf.keras.layers.LSTMCell(2, kernel_initializer="ones")
cell.build((None, 3))


@tf.function
def run(xs):
    state = None
    out = tf.zeros((1, 2))
    for x in xs:
        if state is None:
            state = [tf.zeros((1, 2)), tf.zeros((1, 2))]
        out, state = cell(x, state)
    return out


print(run(tf.ones((3, 1, 3))).numpy().round(3))
