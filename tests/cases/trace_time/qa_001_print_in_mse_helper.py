# A print in a helper of the train step runs once in three steps.
# source: https://jishuzhan.net/article/1995702434900017153
# observed: computing the loss | traces: 1
import tensorflow as tf
from tensorflow import keras

model = keras.Sequential([keras.Input((3,)), keras.layers.Dense(1)])
optimizer = keras.optimizers.SGD(0.01)


def mean_squared(y_true, y_pred):
    print("computing the loss")  # expect: TFF101
    return tf.reduce_mean(tf.square(y_true - y_pred))


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = mean_squared(y, model(x, training=True))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


x = tf.random.normal((8, 3))
y = tf.random.normal((8, 1))
for step in range(3):
    loss = train_step(x, y)
print("traces:", train_step.experimental_get_tracing_count())
