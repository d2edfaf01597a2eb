# TensorFlow, and names of it, that modules of the project hand on: as an attribute of a module of theirs.
# observed: step | 2.0 | 2.0 | deep | 4.0 | 4.0 | wrapped | 6.0 | 6.0 | local | 8.0 | local | 8.0 | eager | 10.0 | eager | 10.0 | call | 12.0 | 12.0
# eager: step | 2.0 | step | 2.0 | deep | 4.0 | ...
import tensorflow as tf

from training import steps

x = tf.constant(2.0)
for function in (steps.step, steps.deep, steps.wrapped, steps.local, steps.eager, tf.function(steps.Scaled())):
    for _ in range(2):
        print(function(x).numpy())
