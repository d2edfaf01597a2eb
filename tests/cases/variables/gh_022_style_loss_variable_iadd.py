# += on a variable is refused, traced and eagerly.
# source: https://github.com/mc6666/MyNeuralNetwork/issues/2
# observed: RuntimeError `variable += value` with `tf.Variable`s is not supported. Use
#   `variable.assign_add(valu... | RuntimeError RuntimeError: `variable += value` with
#   `tf.Variable`s is not supported. Use `variable.a...
import tensorflow as tf

content_weight, style_weight = 0.025, 1.0


def gram(x):
    flat = tf.reshape(x, [-1, tf.shape(x)[-1]])
    return tf.matmul(flat, flat, transpose_a=True)


def transfer_loss(image, content, style):
    loss = tf.Variable(0.0)  # expect: TFF121
    loss += content_weight * tf.reduce_sum(tf.square(image - content))  # expect: TFF124
    gap = tf.square(gram(image) - gram(style))
    loss += style_weight * tf.reduce_mean(gap)  # expect: TFF124
    return loss


@tf.function
def loss_and_grads(image, content, style):
    with tf.GradientTape() as tape:
        tape.watch(image)
        loss = transfer_loss(image, content, style)
    return loss, tape.gradient(loss, image)


img = tf.random.uniform([4, 4, 3])
for call in (transfer_loss, loss_and_grads):
    try:
        call(img, img * 0.5, img * 0.1)
    except Exception as err:
        print(type(err).__name__, str(err).strip().splitlines()[-1].strip())
