# Comprehension list, item by loop index.
# observed: 1
import tensorflow as tf

@tf.function
def f(n):
    counts = [0 for _ in range(3)]
    for _ in tf.range(n):
        for j in range(3):
            counts[j] += 1  # expect: TFF136
    return counts[0]

print(int(f(tf.constant(4))))
