# autograph=False is inherited through a method, a helper and a lambda.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def apply(fn, x):
    return fn(x)


class Net(tf.Module):
    def clip(self, x):
        return apply(lambda v: v if v < 1.0 else v * 0.0 + 1.0, x)  # expect: TFF145

    @tf.function(autograph=False)
    def __call__(self, x):
        return self.clip(x)


print(Net()(tf.constant(2.0)).numpy())
