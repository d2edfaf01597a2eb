# print shows Python arguments once per trace; tf.print beside it speaks at each call.
# source: https://www.tensorflow.org/guide/function#executing_python_side_effects
# observed: Traced with 1 | Executed with 1 | Executed with 1 | Traced with 2 | Executed with 2 |
#   traces 2
import tensorflow as tf

@tf.function
def f(x):
    print("Traced with", x)  # expect: TFF101
    tf.print("Executed with", x)

f(1)
f(1)
f(2)
print("traces", f.experimental_get_tracing_count())
