# In a graph the index and the size of a TensorArray are int32; eagerly an int64 will do.
# observed: numbered TypeError | counted TypeError | looped TypeError | read TypeError | gathered TypeError | sized TypeError | cast 6.0
# eager: numbered 6.0 | counted 6.0 | looped 12.0 | read 3.0 | gathered 3.0 | sized 6.0 | cast 6.0
import tensorflow as tf

data = tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0])
values = tf.constant([1.0, 2.0, 3.0])


@tf.function
def numbered():
    out = tf.TensorArray(tf.float32, size=3)
    for i, x in enumerate(data):
        out = out.write(i, x)  # expect: TFF158
    return out.stack()


@tf.function
def counted():
    out = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    for i, x in data.enumerate():
        out = out.write(index=i, value=x)  # expect: TFF158
    return out.stack()


@tf.function
def looped():
    out = tf.TensorArray(tf.float32, size=3)
    _, out = tf.while_loop(
        lambda i, _: i < 3,
        lambda i, ta: (i + 1, ta.write(i, values[i] * 2.0)),  # expect: TFF158
        (tf.constant(0, tf.int64), out),
    )
    return out.stack()


@tf.function
def read():
    return tf.TensorArray(tf.float32, size=3).unstack(values).read(tf.argmax(values))  # expect: TFF158


@tf.function
def gathered():
    best = tf.reshape(tf.argmax(values), [1])
    return tf.TensorArray(tf.float32, size=3).unstack(values).gather(best)  # expect: TFF158


@tf.function
def sized():
    out = tf.TensorArray(tf.float32, size=tf.size(values, out_type=tf.int64))  # expect: TFF158
    return out.unstack(values).stack()


@tf.function
def cast():
    out = tf.TensorArray(tf.float32, size=tf.size(values))
    for i, x in data.enumerate():
        out = out.write(tf.cast(i, tf.int32), x)
    last = out.read(2)
    for i in tf.range(2):
        out = out.write(i, values[i])
    return tf.concat([out.gather([0, 1]), [last]], axis=0)


for function in (numbered, counted, looped, read, gathered, sized, cast):
    name = function.python_function.__name__
    try:
        print(name, float(tf.reduce_sum(function())))
    except TypeError:
        print(name, "TypeError")
