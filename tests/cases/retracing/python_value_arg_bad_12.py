# The tf.function is an entry of a dict, and the step a name in an f-string.
# observed: traces 3
import tensorflow as tf


def forward(x, name):
    return tf.identity(x, name=name)


functions = {"forward": tf.function(forward)}
for step in range(3):
    functions["forward"](tf.constant(1.0), f"layer_{step}")  # expect: TFF111
print("traces", functions["forward"].experimental_get_tracing_count())
