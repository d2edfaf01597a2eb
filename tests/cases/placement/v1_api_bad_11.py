# compat.v1.layers in a method.
# observed: ends with AttributeError: `flatten` is not available with Keras 3.
import tensorflow as tf


class Net(tf.Module):
    @tf.function
    def __call__(self, x):
        x = tf.compat.v1.layers.flatten(x)  # expect: TFF175
        return x


net = Net()
print(net(tf.ones([1, 2, 2])).shape)
