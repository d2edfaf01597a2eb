# get_concrete_function of a temporary, and dunder call by name.
# observed: gone | ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    @tf.function
    def run(self, x):
        return self.k * x

    @tf.function
    def __call__(self, x):
        return self.k * x


try:
    Net(1.0).run.get_concrete_function(tf.TensorSpec([]))  # expect: TFF177
except AttributeError:
    print("gone")
print(float(Net(1.0).__call__(tf.constant(1.0))))  # expect: TFF177
