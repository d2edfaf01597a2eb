# do_not_convert on a method that another one calls through super().
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

class Base(tf.Module):
    @tf.autograph.experimental.do_not_convert
    def act(self, v):
        return v if v > 0.0 else -v  # expect: TFF145


class Net(Base):
    def act(self, v):
        return super().act(v) * 2.0

    @tf.function
    def __call__(self, x):
        return self.act(x)


net = Net()
print(net(tf.constant(-3.0)).numpy())
