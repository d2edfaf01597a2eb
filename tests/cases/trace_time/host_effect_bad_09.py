# A thread is started once.
# observed: 1
# eager: 3

import threading

import tensorflow as tf


done = []


@tf.function
def step(x):
    t = threading.Thread(target=done.append, args=(1,))
    t.start()  # expect: TFF107
    t.join()  # expect: TFF107
    return x


for _ in range(3):
    step(tf.constant(1))
print(len(done))
