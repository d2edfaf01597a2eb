# In a format of numbers a tensor does not read as its name: the call fails.
# observed: 1 | 2 | 3 | 4 | 5 | 6 | True
# says: fails in | fails in | fails in | fails in | fails in | fails in | reads | reads | reads | reads
import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def f_string(x: tf.Tensor):
    return tf.constant(f"{x:.2f}")  # expect: TFF153


@tf.function
def percent(x: tf.Tensor):
    return tf.constant("%s %.1f %%" % ("a", x))  # expect: TFF153


@tf.function
def braces(x: tf.Tensor):
    return tf.constant("{0} {y:>8}".format(1, y=x))  # expect: TFF153


@tf.function
def builtin(x: tf.Tensor):
    return tf.constant(format(x, ".2f"))  # expect: TFF153


@tf.function
def variable(x: tf.Tensor):
    return x + len(f"{v:.2f}")  # expect: TFF153


@tf.function
def whole(x: tf.Tensor):
    return x + int("%d" % x)  # expect: TFF153


@tf.function
def text(y: tf.Tensor):
    label = f"{y!r:>8}"  # expect: TFF153
    label += "%5s" % y  # expect: TFF153
    label += "{:}".format(y)  # expect: TFF153
    return tf.constant(label + format(y, ""))  # expect: TFF153


for number, function in enumerate((f_string, percent, braces, builtin, variable, whole), 1):
    try:
        function(tf.constant(2.0))
    except TypeError:
        print(number)
print(text(tf.constant(2.0)).numpy().decode().count("Tensor(") == 3)
