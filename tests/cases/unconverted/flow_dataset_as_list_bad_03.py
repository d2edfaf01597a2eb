# Sum builtin.
# observed: still tracing: True
import signal
import tensorflow as tf


@tf.function
def total(ds):
    return sum(ds)  # expect: TFF149


signal.signal(signal.SIGALRM, lambda *a: (_ for _ in ()).throw(TimeoutError("still tracing")))
signal.setitimer(signal.ITIMER_REAL, 4, 3)  # again, where TensorFlow swallows the first
try:
    print(total(tf.data.Dataset.range(3)))
except Exception as err:
    signal.setitimer(signal.ITIMER_REAL, 0)
    print("still tracing:", "still tracing" in str(err))
