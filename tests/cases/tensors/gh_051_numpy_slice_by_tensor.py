# Numpy slice by tensor.
# source: https://github.com/tensorflow/tensorflow/issues/53586
# observed: TypeError TypeError: slice indices must be integers or No...
# eager: 0.2222222238779068
import numpy as np
import tensorflow as tf

rain = np.linspace(0.0, 1.0, 10).astype("float32")
times = [float(t) for t in range(10)]


@tf.function
def rainfall_at(t):
    pos = tf.raw_ops.Bucketize(input=t, boundaries=times)
    return rain[pos - 1 : pos][0]  # expect: TFF156


try:
    print(float(rainfall_at(tf.constant(2.5))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:100])
