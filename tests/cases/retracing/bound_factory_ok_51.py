# A factory signs a bound method, whose receiver is not called self: the specs are for the other parameters.
# observed: 6.0 traces 1
import tensorflow as tf


class Model(tf.Module):
    def step(model, x):
        return x * 2.0


def signed(model):
    return tf.function(model.step, input_signature=[tf.TensorSpec([])])


step = signed(Model())
print(step(tf.constant(3.0)).numpy(), "traces", step.experimental_get_tracing_count())
