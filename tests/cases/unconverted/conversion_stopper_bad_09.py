# A private method called by a traced one: the caller is given up, so the method is not converted either.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

class Net(tf.Module):
    def __clip(self, x):
        return x if x < 1.0 else x * 0.0 + 1.0

    @tf.function
    def __call__(self, x):
        return self.__clip(x * 2.0)  # expect: TFF146


net = Net()
print(net(tf.constant(1.0)).numpy())
