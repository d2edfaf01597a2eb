# One instance, made in the function that loops.
# observed: 6.0 1
import tensorflow as tf


class Model:
    @tf.function
    def forward(self, x):
        return x * 2.0


def run(n):
    model = Model()
    for i in range(n):
        y = model.forward(tf.constant(float(i)))
    return y, model.forward.experimental_get_tracing_count()


y, traces = run(4)
print(y.numpy(), traces)
