# Under an alias of tf.function(reduce_retracing=True), print shows the symbolic loss once in three calls.
# source: https://github.com/mercedes-benz/selfsupervised_flow/pull/21
# observed: mean error: Tensor("Mean:0", shape=(), dtype=float32)
import tensorflow as tf

graph_fn = tf.function(reduce_retracing=True)


@graph_fn
def flow_loss(flow, target):
    err = tf.norm(flow - target, axis=-1)
    print("mean error:", tf.reduce_mean(err))  # expect: TFF101
    return tf.reduce_mean(err)


for i in range(3):
    flow_loss(tf.fill([4, 3], float(i)), tf.zeros([4, 3]))
