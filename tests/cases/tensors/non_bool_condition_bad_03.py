# A remainder as condition in a Dataset function.
# observed: ValueError ValueError: condition of if statement expected...
import tensorflow as tf


def keep(v):
    if v % 2:  # expect: TFF150
        return v
    return -v


ds = tf.data.Dataset.range(4)


try:
    print(list(ds.map(keep)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
