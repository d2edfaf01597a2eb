# Static shape of an argument.
# observed: [50. 50. 50. 50.]
import tensorflow as tf

@tf.function
def total(rows):
    s = tf.zeros([4])
    for i in range(rows.shape[0]):  # expect: TFF131
        s += rows[i]
    return s

print(total(tf.ones([50, 4])).numpy())
