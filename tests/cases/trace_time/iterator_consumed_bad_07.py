# A captured iterator in Dataset.map.
# observed: [b'a', b'a', b'a']
# eager: ends with InvalidArgumentError: [[{{node EagerPyFunc}}]] [Op:IteratorGetNext] name:

import tensorflow as tf


names = iter(["a", "b", "c"])
ds = tf.data.Dataset.range(3).map(lambda x: (x, next(names)))  # expect: TFF108
print([n.numpy() for _, n in ds])
