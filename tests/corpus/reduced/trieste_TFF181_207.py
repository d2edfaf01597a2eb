# reduced from trieste 4.6.1 trieste/acquisition/function/greedy_batch.py:207
# observed: [10.0, 25.0] | [10.0, 0.25] | [6.0, 1.0] | logs Instructions for updating: | logs
#   experimental_relax_shapes is deprecated, use reduce_retracing instead
# eager: [10.0, 25.0] | [10.0, 0.25] | [6.0, 1.0] | logs Instructions for updating: | logs experimental_relax_shapes
#   is deprecated, use reduce_retracing instead
import tensorflow as tf


class LocalPenalization:
    @tf.function(experimental_relax_shapes=True)  # expect: TFF181
    def _get_lipschitz_estimate(self, sampled_points):
        with tf.GradientTape() as g:
            g.watch(sampled_points)
            mean = tf.reduce_sum(tf.square(sampled_points), axis=1)
        grads = g.gradient(mean, sampled_points)
        return tf.reduce_max(tf.norm(grads, axis=1)), tf.reduce_min(mean, axis=0)


penalization = LocalPenalization()
for points in ([[3.0, 4.0]], [[3.0, 4.0], [0.0, 0.5]], [[0.0, 1.0], [0.0, 2.0], [0.0, 3.0]]):
    print([float(x) for x in penalization._get_lipschitz_estimate(tf.constant(points))])
