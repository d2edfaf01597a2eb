# A queue and a StringIO that live within the trace.
# observed: 5

import io
import queue

import tensorflow as tf


@tf.function
def step(x):
    todo = queue.Queue()
    for k in range(3):
        todo.put(k)
    total = x
    while not todo.empty():
        total = total + todo.get()
    text = io.StringIO()
    text.write("a")
    return total + len(text.getvalue())


print(step(tf.constant(1)).numpy())
