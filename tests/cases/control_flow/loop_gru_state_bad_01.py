# A GRU cell gives back its state in a list, as it got it.
# observed: TypeError
# eager: InvalidArgumentError
import tensorflow as tf

cell = tf.keras.layers.GRUCell(2)
cell.build((None, 3))


@tf.function
def run(xs):
    h = tf.zeros((1, 2))
    for x in xs:
        out, h = cell(x, [h])  # expect: TFF135
    return h


try:
    print(run(tf.ones((3, 1, 3))))
except Exception as e:
    print(type(e).__name__)
