# A Python loop with continue that assigns variables under a tensor condition.
# observed: [3.0, [4.0, 5.0]] [2.0, [3.0, 4.0]]
import tensorflow as tf

online = [tf.Variable(1.0), tf.Variable([2.0, 3.0])]
target = [tf.Variable(0.0), tf.Variable([0.0, 0.0])]
step = tf.Variable(0, dtype=tf.int64)
PERIOD = 2


@tf.function
def learn():
    for var in online:
        var.assign_add(tf.ones_like(var))
    if tf.math.floormod(step, PERIOD) == 0:
        for src, dest in zip(online, target):
            if "skip" in dest.name:
                continue
            dest.assign(src)
    step.assign_add(1)


for _ in range(2):
    learn()
print([v.numpy().tolist() for v in online], [v.numpy().tolist() for v in target])
