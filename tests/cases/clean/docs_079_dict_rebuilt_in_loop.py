# A dict rebuilt with the same keys is a loop variable.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 48
import tensorflow as tf

@tf.function
def grow():
    d = {"a": tf.constant(3)}
    for i in tf.range(10):
        d = {key: value + i for key, value in d.items()}
    return d

print(grow()["a"].numpy())
