# reduced from tf-models-official 2.19.1 official/legacy/xlnet/training_utils.py:151
# observed: 6
# eager: 6
import tensorflow as tf

strategy = tf.distribute.get_strategy()
total = tf.Variable(0)


def _replicated_step(inputs, mem=None):
    inputs["mems"] = mem
    total.assign_add(inputs["label_ids"])


def train_steps(iterator, steps):
    for _ in tf.range(steps):
        strategy.run(_replicated_step, args=(next(iterator),))


train_steps = tf.function(train_steps)
train_steps(iter(tf.data.Dataset.from_tensor_slices({"label_ids": [1, 2, 3]})), tf.constant(3))
print(total.numpy())
