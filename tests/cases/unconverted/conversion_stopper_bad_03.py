# while/else over Python values in a def nested in the traced function stops the outer function.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x):
    def first(names):
        i = 0
        while i < len(names):  # expect: TFF146
            if names[i] == "b":
                break
            i += 1
        else:
            i = -1
        return i

    if x > 0.0:
        x = x * float(first(["a", "b"]))
    return x


print(f(tf.constant(3.0)).numpy())
