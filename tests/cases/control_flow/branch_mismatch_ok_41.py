# Operations in both branches of `tf.cond` are a bool behind it, which a tf.function may return.
# observed: grouped 1.0 | counted 2.0 | positive | shown 2.0 | unread 3.0
import tensorflow as tf

total = tf.Variable(0.0)


@tf.function
def grouped(x):
    return tf.cond(x > 0.0, lambda: tf.group(total.assign_add(x)), lambda: tf.no_op())


@tf.function
def counted(x):
    tf.cond(x > 0.0, lambda: total.assign_add(x).op, lambda: tf.no_op())
    return x


@tf.function
def shown(x):
    tf.cond(x > 0.0, lambda: tf.print("positive"), lambda: tf.no_op())
    return x


@tf.function
def unread(x):
    if x > 0.0:
        done = total.assign_add(x)
    else:
        done = tf.no_op()
    return x


for function in (grouped, counted, shown, unread):
    function(tf.constant(1.0))
    print(function.__name__, float(total))
