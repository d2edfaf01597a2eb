# A layer frozen after the first step is still trained: the list of weights was read while tracing.
# source: https://github.com/tensorflow/tensorflow/issues/43304
# observed: trainable now: 1 of 2 | frozen kernel changed: True
import tensorflow as tf

backbone = tf.keras.layers.Dense(2, use_bias=False)
head = tf.keras.layers.Dense(1, use_bias=False)
model = tf.keras.Sequential([tf.keras.Input((3,)), backbone, head])
opt = tf.keras.optimizers.SGD(0.1)
opt.build(model.trainable_variables)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x, training=True) - y))
    variables = model.trainable_variables  # expect: TFF109
    opt.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


x, y = tf.ones([4, 3]), tf.ones([4, 1])
train_step(x, y)
backbone.trainable = False
old = backbone.kernel.numpy().copy()
train_step(x, y)
print("trainable now:", len(model.trainable_variables), "of", len(model.variables))
print("frozen kernel changed:", bool(abs(backbone.kernel.numpy() - old).max() > 0))
