# Tensor indices gather from a TensorArray of __init__.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Iterating over a symbolic `tf.Tensor`
# eager: [0.30000001192092896, 0.10000000149011612]
import tensorflow as tf


class Palette:
    def __init__(self, colours):
        self.colours = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack(colours)

    @tf.function
    def pick(self, ids):
        return self.colours.gather(ids)  # expect: TFF120


palette = Palette(tf.constant([0.1, 0.2, 0.3]))
try:
    print(palette.pick(tf.constant([2, 0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
