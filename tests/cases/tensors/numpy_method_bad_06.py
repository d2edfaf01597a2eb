# `from tensorflow import *` binds tf.function and all ops.
# observed: AttributeError | AttributeError
# eager: ran | ran
from tensorflow import *
from tensorflow.keras.layers import *


@function
def total(x):
    if reduce_sum(x) > 0.0:
        x = square(x)
    return reduce_sum(x).numpy()  # expect: TFF151


class Scale(Layer):
    def call(self, x):
        return x / reduce_max(x).numpy()  # expect: TFF151


def attempt(run, *args):
    try:
        run(*args)
        print("ran")
    except AttributeError as error:
        print(type(error).__name__)


attempt(total, ones([2]))
attempt(function(Scale()), ones([2, 2]))
