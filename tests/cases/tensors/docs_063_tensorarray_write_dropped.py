# Tensorarray write dropped.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: [0 0 0]
# eager: [ 0 10 20]
import tensorflow as tf

def store(ta, i):
    ta.write(i, i * 10)  # expect: TFF158

@tf.function
def collect(n):
    ta = tf.TensorArray(tf.int32, size=3)
    for i in tf.range(n):
        store(ta, i)
    return ta.stack()

try:
    print(collect(tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:70])
