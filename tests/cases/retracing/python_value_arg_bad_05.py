# A helper computes the Python rate from the step.
# observed: traces 4
import tensorflow as tf


def rate_at(step):
    return 0.1 * 0.5**step


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(1.0)

    @tf.function
    def _update(self, grad, *, rate):
        return self.w.assign_sub(rate * grad)

    def fit(self, steps):
        for step in range(steps):
            rate = rate_at(step)
            self._update(tf.constant(1.0), rate=rate)  # expect: TFF111


trainer = Trainer()
trainer.fit(4)
print("traces", trainer._update.experimental_get_tracing_count())
