# A Dataset function that is jitted may not return a TensorArray; one that is not may.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not implemented
# eager: [[1.0, 2.0], [2.0, 4.0]]
import tensorflow as tf


@tf.function(jit_compile=True)
def split(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)  # expect: TFF169


try:
    dataset = tf.data.Dataset.from_tensor_slices([1.0, 2.0]).map(split)
    print([pair.stack().numpy().tolist() for pair in dataset])
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][-70:])
