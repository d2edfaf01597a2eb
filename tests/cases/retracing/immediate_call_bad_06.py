# A lambda is wrapped and called in each turn.
# observed: 15.0
import tensorflow as tf


total = tf.constant(0.0)
for batch in tf.data.Dataset.range(6).batch(2).map(lambda x: tf.cast(x, tf.float32)):
    total += tf.function(lambda x: tf.reduce_sum(x))(batch)  # expect: TFF114
print(total.numpy())
