# An effect that a guard lets happen once, that ends the program or stays in an object of the trace does no harm.
# observed: stopped here | 1 | 2 2 | left | True
# eager: stopped here | stopped here | 2 | 2 2 | left | True
# says: leave it out | do it in the calling code | use `tf.py_function`
import os
import queue
import sys
import time

import tensorflow as tf

sys.breakpointhook = lambda: print("stopped here")
items = queue.Queue()


class Log(tf.Module):
    folder = None

    @tf.function
    def write(self, x):
        if self.folder is None:
            self.folder = "log"
            os.makedirs(self.folder)
        return x


@tf.function
def step(x):
    breakpoint()  # expect: TFF107
    time.sleep(0)  # expect: TFF107
    return x


@tf.function
def collect(x):
    queue.Queue.put(items, 1)  # expect: TFF107
    own = queue.Queue()
    put = own.put
    put(1)
    return x * own.qsize()


@tf.function
def leave(x, code):
    if code > 2:
        sys.exit(code)
    return x


x = tf.constant(2)
step(x)
step(x)
collect(x)
collect(x)
print(items.qsize())
log = Log()
print(log.write(x).numpy(), log.write(x).numpy())
try:
    leave(x, 3)
except SystemExit:
    print("left")
print(os.path.isdir("log"))
