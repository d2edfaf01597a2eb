# A `finally` that gives a global some other value puts nothing back: each call should have set it.
# observed: 2.0 99 2.0 5
# eager: 2.0 99 7.0 99
import tensorflow as tf

count = 0


@tf.function
def step(x):
    global count
    try:
        count += 1  # expect: TFF102
        y = x + tf.cast(count, tf.float32)
    finally:
        count = 99  # expect: TFF102
    return y


print(step(tf.constant(1.0)).numpy(), count, end=" ")
count = 5
print(step(tf.constant(2.0 - 1.0)).numpy(), count)
