# A decorator with options within a for loop over a Dataset.
# observed: traces 3 8
import tensorflow as tf


traces = 0
for x in tf.data.Dataset.range(3):

    @tf.function(reduce_retracing=True)  # expect: TFF113
    def square(v):
        return v * v

    y = square(x) + square(x)
    traces += square.experimental_get_tracing_count()
print("traces", traces, int(y))
