# A tf.Module made for each call.
# observed: traces 4
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor


@tf.function
def apply(layer, x):
    return layer.factor * x


ys = [apply(Scale(2.0), tf.constant(float(i))) for i in range(4)]  # expect: TFF115
print("traces", apply.experimental_get_tracing_count())
