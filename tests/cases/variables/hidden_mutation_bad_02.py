# A nested function appends to a list of the traced function in a tensor loop.
# observed: ends with InaccessibleTensorError: The tensor <tf.Tensor 'while/Placeholder:0' shape=()
#   dtype=int32>...
# eager: [0 1 2]
import tensorflow as tf


@tf.function
def f(n):
    seen = []

    def note(i):
        seen.append(i)  # expect: TFF123

    for i in tf.range(n):
        note(i)
    return tf.stack(seen)


print(f(tf.constant(3)).numpy())
