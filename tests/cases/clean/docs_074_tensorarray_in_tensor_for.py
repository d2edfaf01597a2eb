# A TensorArray grows in a loop over tf.range.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: [0 1 2 3 4]
import tensorflow as tf

@tf.function
def collect():
    seen = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    for i in tf.range(5):
        seen = seen.write(seen.size(), i)
    return seen.stack()

print(collect().numpy())
