# A Dataset function edits its element; the source dict keeps its keys.
# observed: {'tokens': [1, 2], 'length': 2} 0 | {'tokens': [3, 4], 'length': 2} 1 | ['label',
#   'tokens']
import tensorflow as tf


def parse(example):
    for name in list(example.keys()):
        value = example[name]
        if value.dtype == tf.int64:
            value = tf.cast(value, tf.int32)
        example[name] = value
    example["length"] = tf.size(example["tokens"])
    label = example.pop("label")
    return example, label


data = {"tokens": [[1, 2], [3, 4]], "label": [0, 1]}
data = {k: tf.constant(v, tf.int64) for k, v in data.items()}
ds = tf.data.Dataset.from_tensor_slices(data).map(parse)
for features, label in ds:
    print({k: v.numpy().tolist() for k, v in features.items()}, int(label))
print(sorted(data))
