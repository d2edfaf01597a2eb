# Built by an eager call and by fit (twin of bad_05).
# observed: (2, 1) (2, 1)
import tensorflow as tf


def make():
    return tf.keras.Sequential([tf.keras.layers.Dense(1)])


@tf.function
def predict(model, x):
    return model(x)


x = tf.ones([2, 3])
called, fitted = make(), make()
called(x)
fitted.compile("sgd", "mse")
fitted.fit(x, tf.ones([2, 1]), verbose=0)
print(predict(called, x).shape, predict(fitted, x).shape)
