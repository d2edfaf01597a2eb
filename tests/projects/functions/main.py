# tf.functions, signatures and constants of another file.
# observed: 4 traces of 6 calls | 3 traces | 3 traces | TypeError | False
# eager: 6 traces of 6 calls | ...
import tensorflow as tf

from serving import client
