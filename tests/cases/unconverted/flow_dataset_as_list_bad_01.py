# List comprehension.
# observed: still tracing
import os
import signal
import tensorflow as tf


@tf.function
def gather(ds):
    return tf.stack([x * 2 for x in ds])  # expect: TFF149


def stop(*_):
    print("still tracing", flush=True)
    os._exit(0)


signal.signal(signal.SIGALRM, stop)
signal.alarm(2)
print(gather(tf.data.Dataset.range(3)))
signal.alarm(0)
