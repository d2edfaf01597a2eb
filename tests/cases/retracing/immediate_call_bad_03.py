# With options by keyword, in a while loop.
# observed: 3
import tensorflow as tf


i = 0
while i < 3:
    y = tf.function(func=lambda x: x + 1, autograph=False)(tf.constant(i))  # expect: TFF114
    i += 1
print(int(y))
