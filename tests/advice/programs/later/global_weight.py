# The weight of a term is a global that the loop changes.
# kind: custom training loop
import tensorflow as tf

beta = 0.0
w = tf.Variable([1.0, 2.0, 3.0])


def anneal(x):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + beta * tf.reduce_sum(tf.square(w))
    w.assign_sub(0.05 * tape.gradient(loss, w))
    return loss


def main(steps):
    global beta
    out = []
    for i in range(steps):
        beta = i / 10.0
        out.append(float(anneal(tf.constant([0.5, 0.25, 0.125]))))
    return out


if __name__ == "__main__":
    print(main(5))
