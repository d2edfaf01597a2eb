# One of two lambdas, both made anew.
# observed: traces 4
# eager: traces 0
import tensorflow as tf


@tf.function
def run(fn, x):
    return fn(x)


for i in range(4):
    run((lambda t: t) if i % 2 else (lambda t: -t), tf.constant(1.0))  # expect: TFF115
print("traces", run.experimental_get_tracing_count())
