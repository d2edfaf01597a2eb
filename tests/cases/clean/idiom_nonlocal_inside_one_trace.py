# nonlocal and append to names that are born in the same call.
# observed: {'part0': [[0.0, 1.0], [2.0, 3.0]], 'part1': [4.0, 5.0]}
import tensorflow as tf


@tf.function
def unflatten(flat, shapes):
    position = 0
    names = []

    def take(shape):
        nonlocal position
        size = 1
        for dim in shape:
            size *= dim
        part = tf.reshape(flat[position:position + size], shape)
        position += size
        names.append(f"part{len(names)}")
        return part

    parts = [take(s) for s in shapes]
    return dict(zip(names, parts))


out = unflatten(tf.range(6.0), ((2, 2), (2,)))
out = unflatten(tf.range(6.0), ((2, 2), (2,)))
print({k: v.numpy().tolist() for k, v in out.items()})
