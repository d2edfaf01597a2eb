# An operation leaves a graph branch as a bool: it does not go with a tensor of another dtype, nor with None.
# observed: counted TypeError | chosen TypeError | shown ValueError | joined TypeError
# eager: counted () | chosen () | positive | shown () | joined ()
import tensorflow as tf

total = tf.Variable(0.0)


@tf.function
def counted(x):
    tf.cond(x > 0.0, lambda: total.assign_add(x), lambda: tf.no_op())  # expect: TFF130
    return x


@tf.function
def chosen(x):
    return tf.cond(x > 0.0, lambda: x, lambda: tf.no_op())  # expect: TFF130


@tf.function
def shown(x):
    tf.cond(x > 0.0, lambda: tf.print("positive"), lambda: None)  # expect: TFF130
    return x


@tf.function
def joined(x):
    if x > 0.0:  # expect: TFF130
        result = x
    else:
        result = tf.no_op()
    return result


for function in (counted, chosen, shown, joined):
    try:
        print(function.__name__, function(tf.constant(1.0)).shape)
    except Exception as err:
        print(function.__name__, type(err).__name__)
