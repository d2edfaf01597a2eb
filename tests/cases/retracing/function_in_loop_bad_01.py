# A method makes its step, calls it once and drops it.
# observed: traces 4
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.w = tf.Variable(1.0)
        self.traces = 0

    def train_batch(self, x):
        @tf.function  # expect: TFF113
        def step(x):
            return self.w.assign_add(tf.reduce_sum(x))

        step(x)
        self.traces += step.experimental_get_tracing_count()


trainer = Trainer()
for _ in range(4):
    trainer.train_batch(tf.ones([2]))
print("traces", trainer.traces)
