# A factory that a loop calls.
# observed: traces 4
import tensorflow as tf


def make_step(factor):
    @tf.function
    def step(x):
        return x * factor

    return step


traces = 0
for i in range(4):
    step = make_step(float(i))  # expect: TFF113
    step(tf.constant(1.0))
    traces += step.experimental_get_tracing_count()
print("traces", traces)
