# A global of the same name as the parameter is passed at each call: rebinding it works.
# source: https://www.tensorflow.org/guide/function#depending_on_python_global_and_free_variables
# observed: before 2 | after 101
import tensorflow as tf

offset = tf.constant(1)

@tf.function
def add(offset):
    return 1 + offset

print("before", add(offset).numpy())
offset = tf.constant(100)
print("after", add(offset).numpy())
