# Correct pipelines in which each step binds the same name: what a step holds follows from the one before it.
# observed: [[2], [1]] | [0, 4, 8] | [[2, 2]] | [1.0, 2.0] | [1.0, 2.0] | [4, 5] | [3, 5] | [1.0] |
#   [[2, 1]]
import numpy as np
import tensorflow as tf


def load(path):
    def host(p):
        return np.ones([4, 4, 3], np.float32), np.int64(1)

    image, label = tf.py_function(host, [path], [tf.float32, tf.int64])
    image.set_shape([4, 4, 3])
    label.set_shape([])
    return image, label


def load_np(path):
    out = tf.numpy_function(lambda p: np.float32(1.0), [path], tf.float32)
    return tf.reshape(out, [1])


def augment(image, label):
    if tf.random.uniform([]) > 0.5:
        image = tf.image.flip_left_right(image)
    h, w, c = image.shape
    return tf.reshape(image, [h * w, c]), label


def to_dict(image, label):
    return {"image": image, "label": label}


def from_dict(d):
    for k in d:
        d[k] = d[k] * 1
    return d["image"], d["label"]


def as_list(image, label):
    return [tf.reduce_sum(image), tf.cast(label, tf.float32)]


def take(a, b):
    return a + b


def maybe(x):
    if x > 1.0:
        return x
    return x * 2.0


def nested(x):
    return (x, (x, x)), {"a": x}


def use(first, second):
    x, (y, z) = first
    return x + y + z + second["a"]


def ragged(x):
    return tf.RaggedTensor.from_row_lengths([1, 2, 3], [1, 2])


def rag(r):
    return r.to_tensor()


def split(line):
    parts = tf.strings.split(line, ",")
    return parts[0], tf.strings.to_number(parts[1])


def csv(line):
    fields = tf.io.decode_csv(line, [[""], [0.0]])
    return dict(zip(["name", "value"], fields))


def example(record):
    parsed = tf.io.parse_single_example(record, {"x": tf.io.FixedLenFeature([2], tf.float32)})
    return parsed["x"], tf.shape(parsed["x"])[0]


def windows(ds):
    ds = ds.window(3, shift=1, drop_remainder=True)
    ds = ds.flat_map(lambda w: w.batch(3))
    ds = ds.map(lambda w: (w[:-1], w[-1]))
    return ds


def build(training=True, batch=2):
    ds = tf.data.Dataset.from_tensor_slices(["a", "b", "c"])
    ds = ds.map(load, num_parallel_calls=tf.data.AUTOTUNE)
    if training:
        ds = ds.map(augment)
        ds = ds.map(lambda i, l: (tf.reshape(i, [4, 4, 3]), l))
    ds = ds.map(to_dict)
    ds = ds.map(from_dict)
    ds = ds.map(as_list)
    ds = ds.map(take)
    ds = ds.map(maybe)
    ds = ds.batch(batch)
    return ds.prefetch(1)


print([b.shape.as_list() for b in build()])
ds = tf.data.Dataset.range(3)
ds = ds.map(nested)
ds = ds.map(use)
print([int(v) for v in ds])
r = tf.data.Dataset.range(1).map(ragged).map(rag)
print([t.shape.as_list() for t in r])
lines = tf.data.Dataset.from_tensor_slices(["a,1", "b,2"])
print([float(v) for _, v in lines.map(split)])
print([float(d["value"]) for d in lines.map(csv).map(lambda d: {**d, "v2": d["value"] * 2})])
w = windows(tf.data.Dataset.range(6))
w = w.map(lambda x, y: (tf.reshape(x, [2]), y))
w = w.filter(lambda x, y: y > 3)
print([int(y) for x, y in w])
z = tf.data.Dataset.zip((lines, tf.data.Dataset.range(2)))
z = z.map(lambda s, i: (tf.strings.length(s), i))
z = z.enumerate()
z = z.map(lambda n, pair: n + pair[1] + tf.cast(pair[0], tf.int64))
print([int(v) for v in z])
np_ds = tf.data.Dataset.from_tensor_slices(["a"]).map(load_np).map(lambda v: v[0] if v.shape.rank == 1 else v)
print([float(v) for v in np_ds])
e = tf.train.Example(features=tf.train.Features(feature={"x": tf.train.Feature(float_list=tf.train.FloatList(value=[1.0, 2.0]))}))
recs = tf.data.Dataset.from_tensors(e.SerializeToString())
recs = recs.map(example)
recs = recs.map(lambda x, n: tf.reshape(x, [n, 1]))
print([t.shape.as_list() for t in recs])
