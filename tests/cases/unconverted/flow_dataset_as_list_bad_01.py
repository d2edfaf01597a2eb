# List comprehension.
# observed: StagingError: in user code: TimeoutError: still tracing
import signal
import tensorflow as tf


@tf.function
def gather(ds):
    return tf.stack([x * 2 for x in ds])  # expect: TFF149


signal.signal(signal.SIGALRM, lambda *a: (_ for _ in ()).throw(TimeoutError("still tracing")))
signal.alarm(4)
try:
    print(gather(tf.data.Dataset.range(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
