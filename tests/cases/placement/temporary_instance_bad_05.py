# The bound method in a name, an attribute, a dict.
# observed: AttributeError: 'NoneType' object has no attribute 'w' | AttributeError: 'NoneType'
#   object has no attribute 'w'
import tensorflow as tf


class Scorer:
    def __init__(self, w):
        self.w = w

    @tf.function
    def score(self, x):
        return x * self.w


class Holder:
    def __init__(self):
        self.fn = Scorer(2.0).score  # expect: TFF177


FNS = {"a": Scorer(1.0).score}  # expect: TFF177
holder = Holder()
for fn in (holder.fn, FNS["a"]):
    try:
        print(float(fn(tf.constant(1.0))))
    except AttributeError as err:
        print(str(err).strip().splitlines()[-1].strip())
