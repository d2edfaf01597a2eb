# A helper in another file prints while it is traced, however it is imported.
# observed: conditional | shared | relative | absolute | handed on | star | module | nested | method | 2 steps | conditional | shared
#   made with Noise | 0 0
# eager: ...
import tensorflow as tf

from training import steps

x = tf.constant([1.0, 2.0])
for _ in range(2):
    steps.every(x)
print(2, "steps")
