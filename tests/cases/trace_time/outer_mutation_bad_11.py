# A lambda under tf.function appends.
# observed: 1
# eager: 3

import tensorflow as tf


log = []
double = tf.function(lambda x: (log.append("call"), x * 2)[1])  # expect: TFF103
for _ in range(3):
    double(tf.constant(1))
print(len(log))
