# A TensorArray of __init__ is written in a traced method: the written element is dead once the trace has ended.
# observed: 2.0 4.0 | TypeError The tensor <tf.Tensor 'x:0' shape=() dtype=float32> cannot be accessed
# eager: 2.0 4.0 | [2.0]
import tensorflow as tf


class Gauge(tf.Module):
    def __init__(self):
        super().__init__()
        self.last = tf.TensorArray(tf.float32, size=1, clear_after_read=False)

    @tf.function
    def note(self, x):
        self.last = self.last.write(0, x)  # expect: TFF120
        return x * 2.0


gauge = Gauge()
try:
    print(gauge.note(tf.constant(1.0)).numpy(), gauge.note(tf.constant(2.0)).numpy())
    print(gauge.last.stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
