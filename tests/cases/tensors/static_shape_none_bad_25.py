# A dict of TensorSpecs as signature.
# observed: TypeError TypeError: Arguments `num_rows` and `num_column...
# eager: tf.Tensor( | [[4. 3. 3. 3.] | [3. 4. 3. 3.] | [3. 3. 4. 3.] | [3. 3. 3. 4.]], shape=(4, 4), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[{'x': tf.TensorSpec([None, 3]), 'y': tf.TensorSpec([3])}])
def f(d):
    return tf.eye(d['x'].shape[0]) + d['y'].shape[0]  # expect: TFF155


try:
    print(f({'x': tf.ones([4, 3]), 'y': tf.ones([3])}))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
