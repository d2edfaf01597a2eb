# The first model was built and made nothing; the unbuilt second one is too late all the same.
# observed: (1, 1) | ValueError Creating variables on a non-first call to a function decorated with tf
# eager: (1, 1) | (1, 1)
import tensorflow as tf


@tf.function
def predict(model, x):
    return model(x)


teacher = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
student = tf.keras.Sequential([tf.keras.layers.Dense(1)])
x = tf.ones([1, 3])
print(predict(teacher, x).shape)
try:
    print(predict(student, x).shape)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
