# A traced function returns its TensorArray: the caller gets a variant tensor.
# observed: AttributeError 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
# eager: [1.0, 4.0, 9.0]
import tensorflow as tf


@tf.function
def squares(x):
    out = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        out = out.write(i, x[i] ** 2)
    return out  # expect: TFF120


try:
    print(squares(tf.constant([1.0, 2.0, 3.0])).stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
