import training.compat as chosen
import training.versions

from . import compat


@compat.tf.function
def step(x):
    print("step")  # expect: TFF101
    return x


@compat.versions.graph
def deep(x):
    print("deep")  # expect: TFF101
    return x * 2.0


def plain(x):
    print("wrapped")  # expect: TFF101
    return x * 3.0


wrapped = training.versions.graph(plain)


@chosen.function
def local(x):
    print("local")
    return x * 4.0


class Scaled(compat.tf.keras.layers.Layer):
    def call(self, x):
        print("call")  # expect: TFF101
        return x * 6.0


def eager(x, compat=None):
    print("eager")
    return x * 5.0
