# What a function sets of an object that it has made is set before the first trace of that object, however often it runs.
# observed: 2.0 3.0 | 4.0 4.0
# eager: 2.0 3.0 | 4.0 5.0
import tensorflow as tf


class Made(tf.Module):
    def __init__(self):
        super().__init__()
        self.scale = 1.0

    @tf.function
    def __call__(self, x):
        return x * self.scale  # clean


class Kept(tf.Module):
    def __init__(self):
        super().__init__()
        self.scale = 1.0

    @tf.function
    def __call__(self, x):
        return x * self.scale  # expect: TFF109


def build(scale):
    made = Made()
    made.scale = scale
    return float(made(tf.constant(1.0)))  # expect: TFF117


def use(kept, scale):
    kept.scale = scale
    return float(kept(tf.constant(1.0)))


print(*(build(scale) for scale in (2.0, 3.0)))
kept = Kept()
print(*(use(kept, scale) for scale in (4.0, 5.0)))
