# The second unbuilt model that reaches a function is refused.
# source: https://www.tensorflow.org/guide/function#using_with_multiple_keras_models
# observed: (1, 1) | ValueError ValueError: tf.function only supports singleton tf.Variables created
#   o
import tensorflow as tf

@tf.function
def predict(model, x):
    return model(x)

def make():
    return tf.keras.Sequential([tf.keras.layers.Dense(1)])

a, b = make(), make()
x = tf.ones([1, 3])
print(predict(a, x).shape)
try:
    print(predict(b, x).shape)  # expect: TFF129
except ValueError as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
