# update_state of metrics, also of one in a dict.
# observed: 2.0 | 0.0

import tensorflow as tf


loss_metric = tf.keras.metrics.Mean()
log = {"metric": loss_metric}


@tf.function
def step(x):
    log["metric"].update_state(x)
    loss_metric.update_state(x)
    return x


step(tf.constant(1.0))
step(tf.constant(3.0))
print(loss_metric.result().numpy())
loss_metric.reset_state()
print(loss_metric.result().numpy())
