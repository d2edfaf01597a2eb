# A generator def in a traced function keeps AutoGraph from converting the function.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x):
    def halves(v):
        for k in (1.0, 2.0):
            yield v / k  # expect: TFF146

    if x > 0.0:
        x = sum(halves(x))
    return x


print(f(tf.constant(3.0)).numpy())
