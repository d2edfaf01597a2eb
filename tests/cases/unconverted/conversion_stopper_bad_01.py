# `:=` in a comprehension that has nothing to do with the tensor condition.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x, names=("a", "bb")):
    longest = [n for name in names if (n := len(name)) > 1]  # expect: TFF146
    if tf.reduce_sum(x) > 0.0:
        x = x * float(longest[0])
    return x


print(f(tf.constant([1.0])).numpy())
