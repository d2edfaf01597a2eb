# np.random.randint in a Dataset.map function gives all rows and epochs one number.
# source: https://github.com/tensorflow/tensorflow/issues/60848
# observed: 0 1 distinct value(s) over 4 rows | 1 1 distinct value(s) over 4 rows
import numpy as np
import tensorflow as tf


def jitter(row, low=0, high=1000):
    row["value"] = row["value"] + np.random.randint(low, high)  # expect: TFF106
    return row


ds = tf.data.Dataset.from_tensor_slices({"key": [0, 1, 2, 3], "value": [0, 0, 0, 0]})
ds = ds.map(jitter)
for epoch in range(2):
    print(epoch, len({int(r["value"]) for r in ds}), "distinct value(s) over 4 rows")
