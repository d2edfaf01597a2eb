# A TensorArray made in __init__ can't be written in a tensor loop of traced code.
# source: https://pgaleone.eu/tensorflow/2021/12/14/advent-of-code-tensorflow-day-3/
# observed: NotImplementedError in user code: NotImplementedError: Attempting to build a graph-mode
#   TF2-style Te...
import tensorflow as tf


class RateFinder(tf.Module):
    def __init__(self):
        super().__init__()
        self._ta = tf.TensorArray(tf.int64, size=1, dynamic_size=True, clear_after_read=False)

    @tf.function
    def find(self, rows, bits):
        ta = self._ta.unstack(rows)  # expect: TFF120
        for position in tf.range(bits):
            kept = ta.stack()
            kept = tf.boolean_mask(kept, kept[:, position] == 1)
            if tf.shape(kept)[0] > 0:
                ta = ta.unstack(kept)
        return ta.stack()


finder = RateFinder()
rows = tf.constant([[1, 0, 1], [1, 1, 1], [0, 1, 0]], tf.int64)
try:
    print(finder.find(rows, tf.constant(3)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, err)
