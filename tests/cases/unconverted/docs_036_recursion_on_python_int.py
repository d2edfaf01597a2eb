# Recursion on python int.
# source: https://www.tensorflow.org/guide/function#recursive_tffunctions_are_not_supported
# observed: 1 traces 6
import tensorflow as tf

@tf.function
def countdown(n):
    if n > 0:
        return countdown(n - 1)
    else:
        return 1

print(countdown(5).numpy(), "traces", countdown.experimental_get_tracing_count())
