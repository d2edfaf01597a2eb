# A queue and an event.
# observed: 1 False
# eager: 2 True

import queue
import threading

import tensorflow as tf


events = queue.Queue()
done = threading.Event()


@tf.function
def step(x):
    events.put("step")  # expect: TFF107
    done.set()  # expect: TFF107
    return x


step(tf.constant(1))
done.clear()
step(tf.constant(1))
print(events.qsize(), done.is_set())
