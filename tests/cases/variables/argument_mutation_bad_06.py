# A method of a helper object changes the argument.
# observed: ends with ValueError: f(feats) should not modify its Python input arguments. Modifying a copy is
#   all...
# eager: 0.5
import tensorflow as tf


class Prep:
    def normalize(self, feats):
        feats["x"] = feats["x"] / 2.0  # expect: TFF125
        return feats


prep = Prep()


@tf.function
def f(feats):
    return prep.normalize(feats)["x"]


print(f({"x": tf.constant(1.0)}).numpy())
