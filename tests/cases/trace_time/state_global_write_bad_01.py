# A global counter counts the one trace, not the 5 calls.
# observed: counter 1 after 5 calls; traces 1

import tensorflow as tf

counter = 0


@tf.function
def step(x):
    global counter
    counter += 1  # expect: TFF102
    return x + 1.0


for _ in range(5):
    step(tf.constant(1.0))
print("counter", counter, "after 5 calls; traces", step.experimental_get_tracing_count())
