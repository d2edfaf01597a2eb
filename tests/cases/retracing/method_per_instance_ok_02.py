# Each model is trained for many steps.
# observed: 0.5 1 | 1.5 1
import tensorflow as tf


class Model(tf.Module):
    def __init__(self, w):
        super().__init__()
        self.w = tf.Variable(w)

    @tf.function
    def step(self, x):
        self.w.assign_sub(0.1 * x)


for w in (1.0, 2.0):
    model = Model(w)
    for _ in range(5):
        model.step(tf.constant(1.0))
    print(round(float(model.w), 2), model.step.experimental_get_tracing_count())
