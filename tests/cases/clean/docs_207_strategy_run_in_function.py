# A loop over a Dataset adds up what strategy.run returns.
# source: https://www.tensorflow.org/tutorials/distribute/custom_training
# observed: 2.0
import tensorflow as tf

strategy = tf.distribute.get_strategy()

def train_step(x):
    return tf.reduce_sum(x)

@tf.function
def distributed_epoch(dataset):
    total_loss = 0.0
    num_batches = 0
    for x in dataset:
        per_replica = strategy.run(train_step, args=(x,))
        total_loss += strategy.reduce(tf.distribute.ReduceOp.SUM, per_replica, axis=None)
        num_batches += 1
    return total_loss / tf.cast(num_batches, dtype=tf.float32)

print(distributed_epoch(tf.data.Dataset.from_tensor_slices(tf.ones([4, 2]))).numpy())
