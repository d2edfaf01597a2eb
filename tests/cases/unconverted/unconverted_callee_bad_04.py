# sorted's key function: called from C as well.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def rank(pair):
    return 1 if pair[1] > 0.0 else 0  # expect: TFF148


@tf.function
def f(x):
    first = max([(0, x), (1, -x)], key=rank)
    return first[1]


print(f(tf.constant(2.0)).numpy())
