# Enumerate over a dataset with a step test.
# observed: step 0 | step 2 | 6.0
import tensorflow as tf

@tf.function
def run(ds):
    total = 0.0
    for step, x in enumerate(ds):
        total += x
        if step % 2 == 0:
            tf.print("step", step)
    return total

print(run(tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0])).numpy())
