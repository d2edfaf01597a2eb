# `tf.init_scope` lifts what is made in it out of the graph; a tensor that was made before is kept from the graph.
# observed: 3.0 | TypeError | TypeError | 3.0 | TypeError
# eager: 3.0 | 3.0 | 3.0 | 3.0 | 3.0
import tensorflow as tf

total = tf.Variable(2.0)


class Net(tf.Module):
    def __init__(self):
        self.table = None
        self.kept = None
        self.sum = 0.0
        self.log = []
        self.tables = []

    @tf.function
    def call(self, x):
        y = x * 2.0
        last = total
        last = y
        if self.table is None:
            with tf.init_scope():
                self.table = tf.constant(2.0)
                self.tables.append(tf.constant(2.0))
        with tf.init_scope():
            self.kept = y  # expect: TFF105
            self.log.append(y)  # expect: TFF105
        self.sum = y  # expect: TFF105
        self.sum += 0.0  # expect: TFF105
        return x


def tried(value):
    try:
        print((value + 1.0).numpy())
    except TypeError as error:
        print(type(error).__name__)


net = Net()
net.call(tf.constant(1.0))
for value in (net.table, net.kept, net.log[0], net.tables[0], net.sum):
    tried(value)
