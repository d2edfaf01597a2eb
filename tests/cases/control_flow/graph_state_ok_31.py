# List made per turn and read in the turn.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs):
    s = 0.0
    for x in xs:
        parts = [x]
        for k in range(2):
            parts.append(x * float(k))
        parts[0] = parts[0] + 1.0
        s += tf.add_n(parts)
    return s

print(f(tf.constant([1.0])).numpy())
