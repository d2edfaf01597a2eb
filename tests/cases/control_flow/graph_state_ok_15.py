# Attribute of self decides.
# observed: 3.0
import tensorflow as tf

class Net(tf.Module):
    def __init__(self, residual=True):
        super().__init__()
        self.residual = residual
        self.w = tf.Variable(2.0)

    @tf.function
    def __call__(self, x):
        y = self.w * x
        if self.residual:
            y = y + x
        else:
            return None
        return y

net = Net()
print(net(tf.constant(1.0)).numpy())
