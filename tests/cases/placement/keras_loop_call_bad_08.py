# predict_on_batch.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")


@tf.function
def f(x, y):
    return model.predict_on_batch(x)  # expect: TFF176


print(f(tf.ones([1, 1]), tf.ones([1, 1])))
