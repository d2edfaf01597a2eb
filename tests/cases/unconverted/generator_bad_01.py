# A generator expression is fine, a generator def called in the traced function is not where a tensor decides.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def steps(x, n):
    for i in range(n):
        if x > float(i):
            yield x * float(i)  # expect: TFF141


@tf.function
def f(x):
    return sum(steps(x, 3))


print(f(tf.constant(2.0)).numpy())
