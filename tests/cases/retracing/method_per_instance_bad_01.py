# The traced __call__ of an instance that each call makes.
# observed: traces 4
import tensorflow as tf


class Loss(tf.Module):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor
        self.traces = 0

    @tf.function
    def __call__(self, x):
        return x * self.factor


traces = []


def evaluate(x):
    loss = Loss(2.0)
    y = loss(x)  # expect: TFF117
    traces.append(loss.__call__.experimental_get_tracing_count())
    return y


for i in range(4):
    evaluate(tf.constant(float(i)))
print("traces", sum(traces))
