# Math function.
# observed: eager 0.036787944117144235 | TypeError: in user code: TypeError: must be real number,...
# eager: eager 0.036787944117144235 | 0.036787944117144235
import math
import tensorflow as tf


@tf.function
def decay(step):
    return 0.1 * math.exp(-step)  # expect: TFF152


print("eager", decay.python_function(tf.constant(1.0)))
try:
    print(decay(tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
