# Tensorarray write dropped.
# observed: [0 0 0 0 0]
# eager: [ 0 1 4 9 16]
import tensorflow as tf


@tf.function
def squares(n):
    ta = tf.TensorArray(tf.int32, size=n)
    for i in tf.range(n):
        ta.write(i, i * i)  # expect: TFF158
    return ta.stack()


try:
    print(squares(tf.constant(5)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1][:120])
