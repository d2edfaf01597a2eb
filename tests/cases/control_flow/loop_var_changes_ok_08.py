# Gradient accumulation in a tensor loop with lists.
# observed: [4. 4.]
import tensorflow as tf
w = tf.Variable([1.0, 2.0])

@tf.function
def accumulate(xs):
    grads = [tf.zeros_like(w)]
    for x in xs:
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(w * x)
        new = tape.gradient(loss, [w])
        grads = [g + n for g, n in zip(grads, new)]
    return grads[0]

print(accumulate(tf.ones([4, 2])).numpy())
