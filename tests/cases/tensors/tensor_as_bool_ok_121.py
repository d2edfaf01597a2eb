# A tuple is searched for a Python value; a tensor is looked up by TensorFlow.
# observed: [2, 2]
import tensorflow as tf

CLASSES = ("cat", "dog")


@tf.function
def known(label, name="dog"):
    found = tf.argmax(tf.cast(tf.equal(CLASSES, label), tf.int32), output_type=tf.int32)
    return tf.stack([found, CLASSES.index(name)]) + CLASSES.count("cat")


print(known(tf.constant("dog")).numpy().tolist())
