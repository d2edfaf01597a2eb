# A None guard: two traces for the first call, none later.
# source: https://github.com/tensorflow/tensorflow/issues/48851
# observed: [1, 2, 3] | traces: 2
import tensorflow as tf


class Counter(tf.Module):
    def __init__(self):
        super().__init__()
        self.count = None

    @tf.function
    def __call__(self):
        if self.count is None:
            self.count = tf.Variable(0)
        return self.count.assign_add(1)


counter = Counter()
print([int(counter()) for _ in range(3)])
print("traces:", counter.__call__.experimental_get_tracing_count())
