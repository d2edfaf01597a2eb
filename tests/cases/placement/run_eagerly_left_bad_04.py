# enable_debug_mode of tf.data.
# observed: [1, 2]
import tensorflow as tf

tf.data.experimental.enable_debug_mode()  # expect: TFF174
ds = tf.data.Dataset.range(2).map(lambda x: x + 1)
print([int(x) for x in ds])
