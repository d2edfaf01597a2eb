# A Dataset function decodes a string with .numpy().
# observed: AttributeError AttributeError: 'SymbolicTensor' object ha...
import tensorflow as tf


ds = tf.data.Dataset.from_tensor_slices(['a', 'b'])


try:
    print(list(ds.map(lambda s: s.numpy().decode())))  # expect: TFF151
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
