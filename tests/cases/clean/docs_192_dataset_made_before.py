# A Dataset made by untraced code is iterated in traced code.
# source: https://www.tensorflow.org/guide/migrate/tf1_vs_tf2#pattern-1
# observed: [1 2 3] [1 2 3]
import tensorflow as tf

class Feeder(tf.Module):
    def __init__(self):
        self.v = None
        self.dataset = None

    def initialize(self):
        if self.dataset is None:
            self.dataset = tf.data.Dataset.from_tensors([1, 2, 3])

    @tf.function
    def __call__(self):
        if self.v is None:
            self.v = tf.Variable(0)
        return self.v.read_value(), next(iter(self.dataset))

feeder = Feeder()
feeder.initialize()
print(feeder()[1].numpy(), feeder()[1].numpy())
