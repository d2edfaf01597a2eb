# Append after continue on a tensor in a python loop.
# observed: 3
import tensorflow as tf

@tf.function
def f(xs):
    kept = []
    for i in range(3):
        if xs[i] < 0.0:
            continue
        kept.append(i)  # expect: TFF136
    return len(kept)

print(int(f(tf.constant([1.0, -1.0, 2.0]))))
