# An object called logger with a log method is no logging.Logger.
# observed: 5.0 {'Q/value': np.float32(3.0), 'Q/L2 error': np.float32(5.0)} | 29.0 {'Q/value':
#   np.float32(6.0), 'Q/L2 error': np.float32(29.0)}
import tensorflow as tf


class SummaryLogger:
    """Collects (name, tensor) pairs of one step; it is no logging.Logger."""

    def start(self):
        return []

    def log(self, session, name, value):
        session.append((name, tf.reduce_mean(value)))

    def info(self, session):
        return {name: value for name, value in session}


logger = SummaryLogger()


@tf.function
def compute_loss(q, target):
    session = logger.start()
    error = q - target
    logger.log(session, "Q/value", q)
    logger.log(session, "Q/L2 error", tf.square(error))
    return tf.reduce_mean(tf.square(error)), logger.info(session)


for scale in (1.0, 2.0):
    loss, logs = compute_loss(tf.constant([2.0, 4.0]) * scale, tf.ones([2]))
    print(loss.numpy(), {k: v.numpy() for k, v in logs.items()})
