# A guarded update in init_scope happens once, on purpose.
# source: https://www.tensorflow.org/guide/function#changing_python_global_and_free_variables
# observed: [1, 1, 1] seen 1
import tensorflow as tf

class Gate(tf.Module):
    def __init__(self):
        self.v = tf.Variable(0)
        self.seen = 0

    @tf.function
    def __call__(self):
        if self.seen == 0:
            with tf.init_scope():
                self.seen += 1
                self.v.assign_add(1)
        return self.v.read_value()

g = Gate()
print([int(g()) for _ in range(3)], "seen", g.seen)
