# Newton with a tolerance in a python loop.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

class Solver:
    max_iter = 50
    tol = 1e-6

    @tf.function
    def solve(self, a):
        x = a
        for i in range(self.max_iter):
            delta = (x * x - a) / (2.0 * x)
            x = x - delta
            if tf.reduce_max(tf.abs(delta)) < self.tol:
                break  # expect: TFF139
        return x

solver = Solver()
print(solver.solve(tf.constant([4.0])).numpy())
