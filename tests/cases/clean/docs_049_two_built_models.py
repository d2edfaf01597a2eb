# Models that are built before the call may share a function.
# source: https://www.tensorflow.org/guide/function#using_with_multiple_keras_models
# observed: (1, 1) (1, 1)
import tensorflow as tf

@tf.function
def predict(model, x):
    return model(x)

def make():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.build((None, 3))
    return model

a, b = make(), make()
x = tf.ones([1, 3])
print(predict(a, x).shape, predict(b, x).shape)
