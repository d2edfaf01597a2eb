# Static shape in plain function.
# source: https://github.com/secondmind-labs/trieste/pull/691
# observed: TypeError TypeError: Failed to convert elements of (None,...
# eager: (4, 2)
import tensorflow as tf


class TrustRegion(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, 2], tf.float64)])
    def sample_near(self, points):
        shape = [points.shape[0], 2]  # expect: TFF155
        return points + 0.1 * tf.random.normal(shape, dtype=tf.float64)


region = TrustRegion()
try:
    print(region.sample_near(tf.zeros([4, 2], tf.float64)).shape)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:110])
