# A helper in another file prints while it is traced, however it is imported.
# observed: conditional | shared | relative | absolute | handed on | star | nested | nested | method | on purpose | made with Noise
#   | relative | 2 steps
# eager: conditional | shared | relative | ...
import tensorflow as tf

from training import steps

x = tf.constant([1.0, 2.0])
for _ in range(2):
    steps.every(x)
print(2, "steps")
