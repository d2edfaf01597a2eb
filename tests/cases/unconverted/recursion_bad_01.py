# A method that calls itself through a helper, stopped by a tensor only.
# observed: ends with StagingError: maximum recursion depth exceeded
import tensorflow as tf

class Solver:
    def again(self, x):
        return self.solve(x / 2.0)  # expect: TFF143

    def solve(self, x):
        if x < 1.0:
            return x
        return self.again(x)  # expect: TFF143


solver = Solver()


@tf.function
def f(x):
    return solver.solve(x)


print(f(tf.constant(8.0)).numpy())
