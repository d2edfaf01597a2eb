# numpy.linspace(...).tolist() is a list of Python floats.
# observed: traces 5
import numpy as np
import tensorflow as tf


@tf.function
def loss_at(x, alpha):
    return x * alpha


losses = [loss_at(tf.constant(2.0), alpha) for alpha in np.linspace(0.1, 1.0, 5).tolist()]  # expect: TFF111
print("traces", loss_at.experimental_get_tracing_count())
