# Sum builtin.
# observed: StagingError: in user code: TimeoutError: still tracing
import signal
import tensorflow as tf


@tf.function
def total(ds):
    return sum(ds)  # expect: TFF149


signal.signal(signal.SIGALRM, lambda *a: (_ for _ in ()).throw(TimeoutError("still tracing")))
signal.alarm(4)
try:
    print(total(tf.data.Dataset.range(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
