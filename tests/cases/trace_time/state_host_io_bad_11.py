# A lock is taken while tracing only: the second call runs although it is held.
# observed: ran although the lock is taken: 2
# limit: 5

import threading

import tensorflow as tf

lock = threading.Lock()
total = tf.Variable(0)


@tf.function
def add(x):
    with lock:  # expect: TFF107
        total.assign_add(x)
    return total.read_value()


add(tf.constant(1))
lock.acquire()
print("ran although the lock is taken:", int(add(tf.constant(1))))
lock.release()
