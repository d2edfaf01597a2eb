# A bool for tf.bool, ints for floats, a Variable for a tensor.
# observed: [2.] [3.]
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([], tf.bool), tf.TensorSpec([], tf.float64)])
def forward(x, training, rate):
    return x * tf.cast(rate, tf.float32) if training else x


print(tf.convert_to_tensor(forward(tf.Variable([1.0]), True, 2)).numpy(), tf.convert_to_tensor(forward([3.0], False, rate=0.5)).numpy())
