# Numpy arange in a method.
# observed: 2.657
import numpy as np
import tensorflow as tf

class Integrator:
    @tf.function
    def run(self, x):
        for t in np.arange(200):  # expect: TFF131
            x = x + tf.sin(x) * 0.01
        return x

print(round(float(Integrator().run(tf.constant(1.0))), 3))
