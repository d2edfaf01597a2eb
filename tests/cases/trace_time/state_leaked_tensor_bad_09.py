# A cached_property first read in a graph caches a tensor that eager code can't use.
# observed: in graph 1.5 | error: TypeError <tf.Tensor 'linspace/Slice:0' shape=(3,) dtype=float32>
#   is out of scope and cannot... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu... |
#   <tf.Tensor 'linspace/Slice:0' shape=(3,) dtype=float32> was defined here: | The tensor
#   <tf.Tensor 'linspace/Slice:0' shape=(3,) dtype=float32> cannot be accessed from here, bec...

import functools

import tensorflow as tf


class Grid:
    def __init__(self, n):
        self.n = n

    @functools.cached_property  # expect: TFF105
    def points(self):
        return tf.linspace(0.0, 1.0, self.n)


grid = Grid(3)
area = tf.function(lambda: tf.reduce_sum(grid.points))
print("in graph", float(area()))
try:
    print("eagerly", float(tf.reduce_sum(grid.points)))
except Exception as err:
    print("error:", type(err).__name__, err)
