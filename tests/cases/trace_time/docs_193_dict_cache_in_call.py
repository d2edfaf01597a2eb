# Datasets and iterators cached in dicts by the traced call start anew at each call.
# source: https://www.tensorflow.org/guide/migrate/tf1_vs_tf2#pattern-1
# observed: [1, 1, 1]
import tensorflow as tf

class Feeder(tf.Module):
    def __init__(self):
        self.datasets = {}
        self.iterators = {}

    @tf.function
    def __call__(self, key):
        if key not in self.datasets:
            self.datasets[key] = tf.data.Dataset.range(1, 4)  # expect: TFF105
            self.iterators[key] = iter(self.datasets[key])  # expect: TFF105
        return self.iterators[key]

feeder = Feeder()
print([int(next(feeder("a"))) for _ in range(3)])
