# A GRU cell gives back its state as a tensor, as it got it.
# observed: (1, 2)
import tensorflow as tf

cell = tf.keras.layers.GRUCell(2)
cell.build((None, 3))


@tf.function
def run(xs, h):
    for x in xs:
        out, h = cell(x, h)
    return h


print(run(tf.ones((3, 1, 3)), tf.zeros((1, 2))).shape)
