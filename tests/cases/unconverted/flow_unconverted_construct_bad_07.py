# Private name.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


class Clipper(tf.Module):
    def __init__(self):
        super().__init__()
        self.__limit = 1.0
    @tf.function
    def __call__(self, x):
        if tf.norm(x) > self.__limit:  # expect: TFF146
            x = x / tf.norm(x)
        return x


try:
    print(Clipper()(tf.constant([3.0, 4.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
