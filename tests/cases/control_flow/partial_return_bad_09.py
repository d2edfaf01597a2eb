# Numpy argument is traced as a tensor.
# observed: ends with ValueError: the else branch must also have a return statement.
import numpy as np
import tensorflow as tf

@tf.function
def f(x):
    if x > 0.0:  # expect: TFF132
        return x

print(f(np.float32(1.0)))
