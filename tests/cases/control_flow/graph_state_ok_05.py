# Break and continue in nested graph loops.
# observed: 7
import tensorflow as tf

@tf.function
def f(n):
    total = 0
    for i in tf.range(n):
        if i % 2 == 0:
            continue
        for j in tf.range(n):
            if j > i:
                break
            total += j
    return total

print(f(tf.constant(5)).numpy())
