# Straight-line writes work until a second trace finds a dead element of the first.
# observed: [1.0, 2.0, 3.0] | TypeError The tensor <tf.Tensor 'unstack:2' shape=() dtype=float32> cannot be ac
# eager: [1.0, 2.0, 3.0] | [4.0, 5.0, 3.0]
import tensorflow as tf


class Batch(tf.Module):
    def __init__(self):
        super().__init__()
        self.rows = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([0.0, 0.0, 0.0])

    @tf.function
    def fill(self, x):
        rows = self.rows
        for i, row in enumerate(tf.unstack(x)):
            rows = rows.write(i, row)  # expect: TFF120
        return rows.stack()


batch = Batch()
try:
    print(batch.fill(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
    print(batch.fill(tf.constant([4.0, 5.0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
