# Recursive graph walk.
# source: https://pgaleone.eu/tensorflow/2022/01/15/advent-of-code-tensorflow-day-12/
# observed: StagingError in user code:
import tensorflow as tf

ADJACENCY = tf.constant([[0, 1, 1], [0, 0, 1], [0, 0, 0]]) > 0


class Walker(tf.Module):
    @tf.function
    def visit(self, node, goal):
        paths = tf.constant(0)
        if node == goal:
            paths += 1
        else:
            for nxt in tf.reshape(tf.where(ADJACENCY[node]), [-1]):
                paths += self.visit(tf.cast(nxt, tf.int32), goal)  # expect: TFF143
        return paths


walker = Walker()
try:
    print(walker.visit(tf.constant(0), tf.constant(2)))
except BaseException as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:100])
