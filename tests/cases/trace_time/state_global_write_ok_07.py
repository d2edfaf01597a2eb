# A global that counts traces on purpose counts 2 traces in three calls.
# observed: trace_count 2 traces 2

import tensorflow as tf

trace_count = 0


@tf.function
def f(x):
    global trace_count
    trace_count += 1  # counts traces, on purpose  # expect: TFF102
    return x + 1


f(tf.constant(1))
f(tf.constant(2))
f(tf.constant(2.0))
print("trace_count", trace_count, "traces", f.experimental_get_tracing_count())
