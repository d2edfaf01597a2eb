# The default of tf.switch_case is an int.
# observed: TypeError
# eager: AttributeError
import tensorflow as tf


@tf.function
def lr(step):
    return tf.switch_case(step // 10, [lambda: 0.1, lambda: 0.01], default=lambda: 0)  # expect: TFF130


try:
    print(lr(tf.constant(3)).numpy())
except Exception as e:
    print(type(e).__name__)
