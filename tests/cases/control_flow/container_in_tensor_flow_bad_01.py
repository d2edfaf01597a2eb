# Extend in while.
# observed: 2
import tensorflow as tf

@tf.function
def f(x):
    seen = []
    while x < 10.0:
        x = x * 2.0
        seen.extend([1, 2])  # expect: TFF136
    return len(seen)

print(int(f(tf.constant(1.0))))
