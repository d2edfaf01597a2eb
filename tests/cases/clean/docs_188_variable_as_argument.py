# Two variables as arguments share one trace.
# source: https://www.tensorflow.org/guide/random_numbers
# observed: 1 2 | traces 1
import tensorflow as tf

@tf.function
def read(v):
    return v.read_value()

print(read(tf.Variable(1)).numpy(), read(tf.Variable(2)).numpy())
print("traces", read.experimental_get_tracing_count())
