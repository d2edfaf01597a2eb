# A csv writer writes once per trace, and saving or restoring a checkpoint raises in a tf.function.
# observed: rows 1 | NotImplementedError | TypeError
# says: acts once | fails in traced code | fails in traced code
import csv
import io

import tensorflow as tf

out = io.StringIO()
writer = csv.writer(out)
checkpoint = tf.train.Checkpoint(step=tf.Variable(1))
first = checkpoint.save("first")


@tf.function
def step(x):
    writer.writerow(["step", 1])  # expect: TFF107
    return x + 1.0


@tf.function
def save(x):
    checkpoint.save("saved")  # expect: TFF107
    return x


@tf.function
def restore(x):
    checkpoint.restore(first)  # expect: TFF107
    return x


for _ in range(3):
    step(tf.constant(1.0))
print("rows", len(out.getvalue().splitlines()))
for function in (save, restore):
    try:
        function(tf.constant(1.0))
        print("fine")
    except (NotImplementedError, TypeError) as error:
        print(type(error).__name__)
