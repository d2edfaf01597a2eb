# Bare annotation then branches.
# observed: eager tf.Tensor(1.0, shape=(), dtype=float32) | NameError: in user code: NameError:
#   cannot access free variable 'y' where it is not associated with a value in enclosing scope
import tensorflow as tf


@tf.function
def f(x):
    y: tf.Tensor  # expect: TFF146
    if x > 0:
        y = x
    else:
        y = -x
    return y


print("eager", f.python_function(tf.constant(-1.0)))
try:
    print(f(tf.constant(-1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
