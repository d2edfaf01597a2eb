# Neither a signature nor reduce_retracing helps.
# observed: traces 4
import tensorflow as tf


class Filter:
    def __init__(self, position):
        self.position = position

    @tf.function(input_signature=[tf.TensorSpec([None])])
    def keep(self, x):
        return x[: self.position]


traces = 0
for position in range(1, 5):
    flt = Filter(position)
    flt.keep(tf.ones([5]))  # expect: TFF117
    traces += flt.keep.experimental_get_tracing_count()
print("traces", traces)
