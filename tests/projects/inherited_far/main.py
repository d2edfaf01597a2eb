# What is traced comes from a base two files away, and the file that overrides a part of it names no TensorFlow.
# observed: compute | 2.0 | 2.0 | change | 3.0 | 3.0 | plain | 4.0 | plain | 4.0
# eager: compute | 2.0 | compute | 2.0 | change | ...
import tensorflow as tf

from models import net

x = tf.constant([1.0])
stepper = net.Stepper()
for function in (tf.function(net.Net()), stepper.step, net.Plain().call):
    for _ in range(2):
        print(function(x).numpy().sum())
