# The name of a variable is a string, and tf.init_scope and error messages of the trace may show the variable.
# observed: [2. 2. 2.] | True
# eager: [2. 2. 2.] | True
import tensorflow as tf

size = tf.Variable(3, name="size")


@tf.function
def check(x):
    if x.shape.rank != 1:
        raise ValueError(f"{size} takes vectors")
    with tf.init_scope():
        first = f"{size.numpy()} of {size}"
    tf.debugging.assert_equal(tf.shape(x)[0], size, message=f"{size.name} is not what {len(first) > 3} says")
    return x * 2.0


print(check(tf.ones([3])).numpy())
try:
    check(tf.ones([2]))
except tf.errors.InvalidArgumentError as error:
    print("size:0 is not what True says" in str(error))
