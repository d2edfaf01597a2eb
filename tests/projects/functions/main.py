# tf.functions, signatures and constants of another file.
# observed: 3 traces | 3 traces | 3 traces | TypeError | False
# eager: ...
import tensorflow as tf

from serving import client
