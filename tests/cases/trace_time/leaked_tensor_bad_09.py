# extend and insert of a captured list.
# observed: False False
# eager: True True

import tensorflow as tf


kept, heads = [], []


@tf.function
def split(x):
    parts = tf.split(x, 2)
    kept.extend(parts)  # expect: TFF105
    heads.insert(0, parts[0])  # expect: TFF105
    return parts[1]


split(tf.constant([1, 2]))
print(hasattr(kept[0], "numpy"), hasattr(heads[0], "numpy"))
