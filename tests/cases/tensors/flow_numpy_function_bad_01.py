# Np reduction.
# observed: eager 1.5811388 | NotImplementedError: in user code: NotImplementedError: C...
# eager: eager 1.5811388 | 1.5811388
import numpy as np
import tensorflow as tf


@tf.function
def rms(x):
    return np.sqrt(np.mean(np.square(x)))  # expect: TFF152


print("eager", rms.python_function(tf.constant([1.0, 2.0])))
try:
    print(rms(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
